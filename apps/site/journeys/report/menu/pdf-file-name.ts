/** `Marina Duarte-Complete-Cosmic-Blueprint.pdf`; `Your-…` without a name (specification, §9). */
export const completePdfName = (name: string): string => `${fileSafe(name) || "Your"}-Complete-Cosmic-Blueprint.pdf`;

/** `cosmic-blueprint-Marina Duarte.pdf`, as the success page and the mail name it (specification, §9). */
export const successPdfName = (name: string): string => {
  const safe = fileSafe(name);
  return safe ? `cosmic-blueprint-${safe}.pdf` : "cosmic-blueprint.pdf";
};

/** The name as it was typed, save what a file system refuses; the server cleans its header the same way. */
const fileSafe = (name: string): string =>
  Array.from(name.normalize("NFC").replace(refused, "-").replace(/\s+/gu, " ").replace(edges, ""))
    .slice(0, mostLetters)
    .join("")
    .replace(edges, "");
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu;
const edges = /^[\s.-]+|[\s.-]+$/gu;
/** At four bytes each they and the words around them still fit the 255 bytes of a file system. */
const mostLetters = 48;
