import { type PartName, partNames, type Subject } from "../../packages/library/passage.ts";

const signHeadings = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
] as const;

/** Headings a subject may have, by its folder; undefined for a folder the library does not know. */
const headingsByFolder: Readonly<Record<string, readonly string[]>> = { "planets-in-signs": signHeadings };

export function headingsOf(subjectId: string): readonly string[] | undefined {
  return headingsByFolder[subjectId.split("/")[0] ?? ""];
}

interface PlannedSubject {
  readonly id: string;
  readonly headings: readonly string[];
  readonly parts: readonly PartName[];
}

/** What a book cannot do without. */
const plan: readonly PlannedSubject[] = ["sun", "moon", "ascendant"].map((placement) => ({
  id: `planets-in-signs/${placement}`,
  headings: signHeadings,
  parts: partNames.filter((part) => part === "core" || part === "strain" || part === "practice"),
}));

/** One planned piece that a language does not have yet. */
export interface Missing {
  readonly language: string;
  readonly subject: string;
  /** Absent when the whole file is. */
  readonly heading?: string;
  readonly part?: PartName;
}

/** Planned pieces a language lacks: whole files first named as one, then single parts. */
export function missingFrom(language: string, subjects: ReadonlyMap<string, Subject>): readonly Missing[] {
  return plan.flatMap(({ id, headings, parts }) => {
    const subject = subjects.get(id);
    if (!subject) return [{ language, subject: id }];
    return headings.flatMap((heading) =>
      parts
        .filter((part) => !subject.passages[heading]?.parts[part])
        .map((part) => ({ language, subject: id, heading, part })),
    );
  });
}
