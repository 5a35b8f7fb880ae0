import { studied } from "./studied-text.ts";

/** Shorter texts may contain no function words at all. */
const fewestWords = 10;
/** A text counts as foreign if another language's function words outnumber its own by more than this. */
const clearlyMore = 2;

type Words = readonly string[];
type Reader = (text: string) => boolean;

/** One reader per language and its others, so that texts shared by many books are read once. */
const readers = new WeakMap<Words, { readonly others: readonly Words[]; readonly reader: Reader }>();
/** The cache of a reader is cleared beyond this size. */
const mostRead = 20_000;

/** Whether a text is clearly written in another language, judged by the function words of its own and the others. */
export function foreignTo(own: Words, others: readonly Words[]): Reader {
  const known = readers.get(own);
  if (known && known.others.length === others.length && known.others.every((words, at) => words === others[at]))
    return known.reader;
  const reader = readerOf(
    new Set(own),
    others.map((words) => new Set(words)),
  );
  readers.set(own, { others, reader });
  return reader;
}

function readerOf(own: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): Reader {
  const read = new Map<string, boolean>();
  return (text) => {
    const before = read.get(text);
    if (before !== undefined) return before;
    if (read.size >= mostRead) read.clear();
    const words = studied(text).sentences.flatMap(({ key }) => key.split(" "));
    const count = (language: ReadonlySet<string>) => words.filter((word) => language.has(word)).length;
    const foreign = words.length >= fewestWords && others.some((other) => count(other) > count(own) + clearlyMore);
    read.set(text, foreign);
    return foreign;
  };
}
