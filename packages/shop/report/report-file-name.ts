/** Which of the names of a PDF (docs/specification/shop.md §5.3). */
export type ReportFileNameKind = "complete" | "copy" | "interior" | "cover";

/**
 * Name of a report's PDF. `complete`: `{name}-Complete-Cosmic-Blueprint.pdf`, `Your-…` without a name; `copy`, for the
 * success page and the mail: `cosmic-blueprint-{name}.pdf`; `interior`, `cover`: the two files of a bound book,
 * `{name}-Cosmic-Blueprint-Interior.pdf`. The name stays as typed, except for what a file system
 * refuses.
 */
export function reportFileName(name: string, kind: ReportFileNameKind = "copy"): string {
  const safe = safeInFiles(name);
  if (kind === "interior") return `${safe || "Your"}-Cosmic-Blueprint-Interior.pdf`;
  if (kind === "cover") return `${safe || "Your"}-Cosmic-Blueprint-Cover.pdf`;
  if (kind === "complete") return `${safe || "Your"}-Complete-Cosmic-Blueprint.pdf`;
  return safe ? `cosmic-blueprint-${safe}.pdf` : "cosmic-blueprint.pdf";
}

/** Separators, wildcards, quotes, control and format characters. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu;
/** At four bytes each they and the words around them still fit the 255 bytes of a file system. */
const mostLetters = 48;

function safeInFiles(name: string): string {
  const cleaned = name.normalize("NFC").replace(refused, "-").replace(/\s+/gu, " ").replace(edges, "");
  return Array.from(cleaned).slice(0, mostLetters).join("").replace(edges, "");
}
/** A leading dot hides a file; file systems drop dots and spaces at the end. */
const edges = /^[\s.-]+|[\s.-]+$/gu;
