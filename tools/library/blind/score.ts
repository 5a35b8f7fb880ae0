import { kindOf, type Question } from "./questions.ts";

/** Correct answers out of those asked, by kind. */
export interface Score {
  readonly kind: string;
  readonly asked: number;
  readonly right: number;
  readonly agreed: number;
}

/**
 * A reader's answer: the letter chosen, and the passage restated in one sentence; then whether a second reader found
 * that sentence to say the same as the plain one.
 */
export interface Answer {
  readonly number: number;
  readonly choice: string;
  readonly restated: string;
  readonly agrees?: boolean;
}

const letters = ["A", "B", "C", "D"];

/** Scores answers against the questions: a row per kind and one for all. */
export function scored(questions: readonly Question[], answers: readonly Answer[]): readonly Score[] {
  const given = new Map(answers.map((answer) => [answer.number, answer]));
  const kinds = [...new Set(questions.map(({ id }) => kindOf(id)))];
  const of = (kind: string | null): Score => {
    const own = questions.filter(({ id }) => kind === null || id.startsWith(`${kind}/`));
    return {
      kind: kind ?? "all",
      asked: own.length,
      right: own.filter((one) => isRight(one, given.get(one.number))).length,
      agreed: own.filter(({ number }) => given.get(number)?.agrees === true).length,
    };
  };
  return [...kinds.map(of), of(null)];
}

/** Whether the chosen letter is the correct one. */
export function isRight({ id, choices }: Question, answer: Answer | undefined): boolean {
  return answer !== undefined && choices[letters.indexOf(answer.choice)] === id;
}

/** The score as a table. */
export function scoreTable(questions: readonly Question[], answers: readonly Answer[]): string {
  const percent = (part: number, whole: number) => (whole === 0 ? "" : `${((part / whole) * 100).toFixed(1)} %`);
  const rows = scored(questions, answers).map(
    ({ kind, asked, right, agreed }) =>
      `| ${kind} | ${asked} | ${right} | ${percent(right, asked)} | ${agreed} | ${percent(agreed, asked)} |`,
  );
  return ["| kind | asked | placed | | restated alike | |", "|---|---|---|---|---|---|", ...rows].join("\n");
}
