import { sentencesOf, wordCount, wordsOf } from "@cosmic/interpretation/text/sentences";
import { type WrittenFile, withoutMarks } from "../read/passage-file.ts";

/** A part of the library in the form the ledgers use. */
export interface ProsePart {
  readonly file: string;
  readonly heading: string;
  readonly name: string;
  /** Line where its text starts. */
  readonly line: number;
  readonly text: string;
  readonly sentences: readonly string[];
  /** Words of each sentence, in lower case. */
  readonly sentenceWords: readonly (readonly string[])[];
  readonly words: number;
}

/** Parts that are names, of a term, a method or a voice, and not prose. */
export const nameParts: readonly string[] = ["term", "title", "voice", "motif", "says"];

export function proseOf(files: readonly WrittenFile[]): readonly ProsePart[] {
  return files.flatMap(({ file, passages }) =>
    passages.flatMap(({ heading, parts }) =>
      parts
        .filter(({ name }) => !nameParts.includes(name))
        .map(({ name, line, source }) => {
          const text = withoutMarks(source);
          const sentences = sentencesOf(text);
          const sentenceWords = sentences.map(wordsOf);
          return { file, heading, name, line: line + 1, text, sentences, sentenceWords, words: wordCount(text) };
        }),
    ),
  );
}

/** A part's location, for the writer. */
export function placeOf({ file, line }: { readonly file: string; readonly line: number }): string {
  return `${file}:${line}`;
}

/** Whether two parts of a passage are variants, of which a book prints one: names with the same first word, `square` and `square-plain`. */
export function areVariants(one: ProsePart, other: ProsePart): boolean {
  const stem = ({ file, heading, name }: ProsePart) => [file, heading, name.split("-", 1)].join();
  return one.name !== other.name && stem(one) === stem(other);
}

/** Items grouped by file, in their original order. */
export function byFile<Item extends { readonly file: string }>(
  items: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const files = new Map<string, Item[]>();
  for (const item of items) files.set(item.file, [...(files.get(item.file) ?? []), item]);
  return files;
}

export function wordsIn(parts: readonly ProsePart[]): number {
  return parts.reduce((sum, { words }) => sum + words, 0);
}
