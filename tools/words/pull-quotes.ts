import { sentencesOf } from "../../packages/interpretation/sentences.ts";
import type { Passage, Subject } from "../../packages/library/passage.ts";

/** Gives passages their pull quotes; one that does not stand in core or strain is not given. */
export function withQuotes(
  passages: Readonly<Record<string, Passage>>,
  quotes: ReadonlyMap<string, string>,
): Readonly<Record<string, Passage>> {
  return Object.fromEntries(
    Object.entries(passages).map(([heading, passage]) => {
      const quote = quotes.get(passage.id);
      return [heading, quote !== undefined && stands(passage, quote) ? { ...passage, quote } : passage];
    }),
  );
}

/** Pull quotes without their passage, or whose sentence has changed in it. */
export function lostQuotes(
  quotes: ReadonlyMap<string, string>,
  subjects: ReadonlyMap<string, Subject>,
): readonly string[] {
  const passages = [...subjects.values()].flatMap((subject) => Object.values(subject.passages));
  return [...quotes]
    .filter(([id]) => passages.every((passage) => passage.id !== id || passage.quote === undefined))
    .map(([id, quote]) => `pull quote of ${id} does not stand in it: “${quote}”`);
}

function stands({ parts }: Passage, quote: string): boolean {
  return [parts.core, parts.strain].some((part) => part && sentencesOf(part.text).includes(quote));
}
