/** `Marina Duarte-Complete-Cosmic-Blueprint.pdf`; `Your-…` without a name. */
export const completePdfName = (name: string): string => `${fileSafe(name) || "Your"}-Complete-Cosmic-Blueprint.pdf`;

/** `cosmic-blueprint-Marina Duarte.pdf`, the name used by the success page and the email. */
export const successPdfName = (name: string): string => {
  const safe = fileSafe(name);
  return safe ? `cosmic-blueprint-${safe}.pdf` : "cosmic-blueprint.pdf";
};

/** The name as typed, minus characters that file systems reject; the server cleans its header the same way. */
const fileSafe = (name: string): string =>
  Array.from(name.normalize("NFC").replace(refused, "-").replace(/\s+/gu, " ").replace(edges, ""))
    .slice(0, mostLetters)
    .join("")
    .replace(edges, "");
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu;
const edges = /^[\s.-]+|[\s.-]+$/gu;
/** At four bytes per character, the name and the text around it still fit a file system's 255 bytes. */
const mostLetters = 48;
