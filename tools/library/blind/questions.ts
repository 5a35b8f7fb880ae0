import { required } from "@cosmic/chart/required";
import { randomFrom } from "@cosmic/report/testing/random-births";
import { withoutMarks } from "../read/passage-file.ts";
import type { LanguageSources } from "../read/sources.ts";
import { askedKinds, neighborsOf } from "./neighbors.ts";

/** A part of a passage with telling words masked, and four placements it could be about. */
export interface Question {
  readonly number: number;
  readonly id: string;
  readonly part: string;
  readonly text: string;
  readonly plain: string;
  /** In the order shown; one of them is `id`. */
  readonly choices: readonly string[];
}

/**
 * Draws questions from one language of the library, alternating between kinds; the same seed and library give the same
 * questions.
 */
export function questionsFrom(
  { files }: Pick<LanguageSources, "files">,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly Question[] {
  const random = randomFrom(seed);
  const byKind = new Map<string, Question[]>();
  const parts = files.flatMap((file) =>
    file.passages.flatMap((passage) =>
      passage.parts.map(({ name, source }) => ({
        id: `${file.id}/${passage.heading}`,
        part: name,
        text: withoutMarks(source),
        plain: /==(.+?)==/.exec(source)?.[1],
      })),
    ),
  );
  const ids = new Set(parts.map(({ id }) => id));
  for (const { id, part, text, plain } of shuffled(parts, random)) {
    const neighbors = neighborsOf(id, (one) => ids.has(one));
    if (plain === undefined || neighbors === null) continue;
    const kind = kindOf(id);
    const of = byKind.get(kind) ?? [];
    byKind.set(kind, [
      ...of,
      { number: 0, id, part, text, plain: withoutMarks(plain), choices: shuffled([id, ...neighbors], random) },
    ]);
  }
  const questions: Question[] = [];
  for (let turn = 0; questions.length < count; turn += 1) {
    const before = questions.length;
    for (const kind of askedKinds) {
      const next = byKind.get(kind)?.[turn];
      if (next && questions.length < count) questions.push({ ...next, number: questions.length + 1 });
    }
    if (questions.length === before) break;
  }
  return questions;
}

/** The kind of passage, `aspects` for `aspects/sun-moon/square`. */
export function kindOf(id: string): string {
  return required(id.split("/")[0], `the kind of ${id}`);
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const drawn = [...items];
  for (let i = drawn.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const [one, other] = [drawn[i], drawn[j]];
    if (one !== undefined && other !== undefined) [drawn[i], drawn[j]] = [other, one];
  }
  return drawn;
}

const letters = ["A", "B", "C", "D"];

/** What the reader sees: text and choices, without the answer. */
export function questionSheet(questions: readonly Question[], masked: (text: string) => string): string {
  return questions
    .map(({ number, text, choices }) => {
      const lines = choices.map((id, index) => `   ${letters[index]}  ${placement(id)}`);
      return `## ${number}\n\n${masked(text)}\n\n${lines.join("\n")}\n`;
    })
    .join("\n");
}

/** A placement in an astrologer's words. */
export function placement(id: string): string {
  const [kind = "", subject = "", heading = ""] = id.split("/");
  switch (kind) {
    case "planets-in-signs":
    case "points-in-signs":
      return `${subject} in ${heading}`;
    case "planets-in-houses":
    case "points-in-houses":
      return `${subject} in house ${heading}`;
    case "signs-on-cusps":
      return `${heading} on the cusp of house ${subject}`;
    case "house-rulers":
      return `ruler of house ${subject} in house ${heading}`;
    case "aspects":
      return `${subject.replace("-", " ")}: ${heading}`;
    default:
      return `${kind}, ${subject}: ${heading}`;
  }
}
