import type { WrittenFile } from "../read/passage-file.ts";
import type { Kind } from "./kind.ts";
import type { LibraryPlan } from "./library-plan.ts";

/** A planned piece that a language does not have yet. */
export interface Missing {
  readonly kind: string;
  readonly subject: string;
  readonly heading: string;
  /** A part's name, or `large sentence`. */
  readonly part: string;
  readonly words: number;
  /** Whether a first book already needs it. */
  readonly now: boolean;
}

/** What a passage lacks when none of its sentences is marked as a pull quote. */
export const largeSentence = "large sentence";

/**
 * Planned pieces that a language lacks, in the order of the plan. Once a passage has parts and its kind needs a pull
 * quote, that counts as a piece too.
 */
export function missingFrom(plan: LibraryPlan, files: readonly WrittenFile[]): readonly Missing[] {
  return plan.kinds.flatMap((kind) =>
    kind.subjects.flatMap((subject) => {
      const file = files.find(({ id }) => id === subject.id);
      return subject.passages.flatMap(({ heading, parts }) => {
        const written = file?.passages.find((passage) => passage.heading === heading)?.parts ?? [];
        const place = { kind: kind.name, subject: subject.id, heading };
        const lacking = parts
          .filter(({ name }) => !written.some((one) => one.name === name && one.source !== ""))
          .map(({ name, words, now }) => ({ ...place, part: name, words, now }));
        const wanted = subject.quoted ?? kind.quoted;
        const quoted = !wanted || written.length === 0 || written.some(({ source }) => source.includes("**"));
        return quoted ? lacking : [...lacking, { ...place, part: largeSentence, words: 0, now: false }];
      });
    }),
  );
}

/** Headings that lack the same part, on one line: `aspects/sun-moon: core of square, trine`. */
export function missingLines(missing: readonly Missing[]): readonly string[] {
  const bySubject = new Map<string, Map<string, string[]>>();
  for (const { subject, part, heading } of missing) {
    const parts = bySubject.get(subject) ?? new Map<string, string[]>();
    parts.set(part, [...(parts.get(part) ?? []), heading]);
    bySubject.set(subject, parts);
  }
  return [...bySubject].flatMap(([subject, parts]) =>
    [...parts].map(([part, headings]) => `${subject}: ${part} of ${headings.join(", ")}`),
  );
}

/** Progress of one kind. */
export interface Progress {
  readonly kind: Kind;
  readonly passagesPlanned: number;
  readonly passagesWritten: number;
  readonly wordsPlanned: number;
  readonly missingNow: number;
  readonly missingFull: number;
}

export function progressOf(plan: LibraryPlan, files: readonly WrittenFile[]): readonly Progress[] {
  const missing = missingFrom(plan, files);
  return plan.kinds.map((kind) => {
    const passages = kind.subjects.flatMap((subject) => subject.passages);
    const own = missing.filter((piece) => piece.kind === kind.name);
    return {
      kind,
      passagesPlanned: passages.length,
      passagesWritten: writtenPassages(kind, files),
      wordsPlanned: passages.reduce((sum, { parts }) => sum + parts.reduce((words, part) => words + part.words, 0), 0),
      missingNow: own.filter(({ now }) => now).length,
      missingFull: own.length,
    };
  });
}

function writtenPassages(kind: Kind, files: readonly WrittenFile[]): number {
  const ids = new Set(kind.subjects.map(({ id }) => id));
  return files
    .filter(({ id }) => ids.has(id))
    .reduce((sum, { passages }) => sum + passages.filter(({ parts }) => parts.length > 0).length, 0);
}
