/** Longest name part, characters. */
const longest = 60;

/** Name of a report's PDF: `cosmic-blueprint-{name}.pdf`, letters and digits of any script kept. */
export function reportFileName(name: string): string {
  const cleaned = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  const part = [...cleaned].slice(0, longest).join("");
  return part ? `cosmic-blueprint-${part}.pdf` : "cosmic-blueprint.pdf";
}
