/** `Marina-Duarte-Complete-Cosmic-Blueprint.pdf`; `Your-…` without a name (specification, §9). */
export const completePdfName = (name: string): string => `${fileSafe(name) || "Your"}-Complete-Cosmic-Blueprint.pdf`;

/** `cosmic-blueprint-marina-duarte.pdf`, as the success page and the mail name it (specification, §9). */
export const successPdfName = (name: string): string => {
  const safe = fileSafe(name).toLowerCase();
  return safe ? `cosmic-blueprint-${safe}.pdf` : "cosmic-blueprint.pdf";
};

/** Letters, digits and hyphens: what every file system takes. */
const fileSafe = (name: string): string =>
  name.replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-").replaceAll(/^-+|-+$/g, "");
