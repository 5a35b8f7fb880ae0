import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import type { PartLengths } from "@cosmic/interpretation/plan/plan-input";
import type { PartId } from "@cosmic/interpretation/plan/report-plan";
import { type MeasuredText, measure } from "@cosmic/interpretation/text/studied-text";

/** The words of one part. */
export interface PartText {
  readonly text: string;
  /** Its plain sentence, where the part has one. */
  readonly plain?: string;
}

/** The text of a part in one language; null when it is not written. */
export function partText({ passages, lines }: ReportLibrary, part: PartId): PartText | null {
  const [unit = "", name = ""] = part.split("#");
  const [kind = "", file = "", heading = ""] = unit.split("/");
  const subject = `${kind}/${file}`;
  const line = lines[subject]?.lines[heading]?.[name];
  if (line !== undefined) return { text: line };
  const parts: Readonly<Record<string, PartText>> = passages[subject]?.passages[heading]?.parts ?? {};
  const found = parts[name];
  if (!found) return null;
  return found.plain === "" ? { text: found.text } : found;
}

/** Lengths by the texts of the pattern language, so that every language has the same plan. What a language that is being
 * written does not have yet counts as not written. Each part is measured once. */
export function lengthsFrom(pattern: ReportLibrary, library: ReportLibrary = pattern): PartLengths {
  const known = new Map<PartId, MeasuredText | null>();
  const measuredPart = (part: PartId): MeasuredText | null => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const found = partText(library, part) && partText(pattern, part);
    const measured = found === null ? null : measure(found.text);
    known.set(part, measured);
    return measured;
  };
  return {
    wordsOf: (part) => measuredPart(part)?.words ?? null,
    openingsOf: (part) => measuredPart(part)?.openings ?? [],
  };
}
