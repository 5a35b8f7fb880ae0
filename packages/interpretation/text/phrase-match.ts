/** A match of a listed phrase in a text, as offsets. */
export interface PhraseHit {
  readonly start: number;
  readonly end: number;
}

/** One compiled regex per list: a report has hundreds of lines, a list dozens of phrases. */
const compiled = new WeakMap<readonly string[], RegExp>();

/** Finds every listed phrase in a text, whole words, ignoring case. `*` at the end of a word matches any ending, `…`
 * any words in the same sentence, and a leading `^` the start of a sentence. */
export function findPhrases(text: string, phrases: readonly string[]): readonly PhraseHit[] {
  if (phrases.length === 0) return [];
  const pattern = compiled.get(phrases) ?? patternOf(phrases);
  compiled.set(phrases, pattern);
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

function patternOf(phrases: readonly string[]): RegExp {
  const anywhere = phrases.filter((phrase) => !phrase.startsWith("^")).map(wordsPattern);
  const atStart = phrases.filter((phrase) => phrase.startsWith("^")).map((phrase) => wordsPattern(phrase.slice(1)));
  const groups = [
    ...(anywhere.length > 0 ? [`(?:${anywhere.join("|")})`] : []),
    ...(atStart.length > 0 ? [`(?<=^[“‘"«¿¡]*|[.!?…][”’")»]*\\s+[“‘"«¿¡]*)(?:${atStart.join("|")})`] : []),
  ];
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${groups.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

function wordsPattern(phrase: string): string {
  return phrase.split(" ").map(wordPattern).join("\\s+");
}

function wordPattern(word: string): string {
  if (word === "…") return "[^.!?]*?";
  const open = word.endsWith("*");
  const literal = (open ? word.slice(0, -1) : word)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(/['’]/g, "['’]");
  return `${literal}${open ? "[\\p{L}\\p{N}-]*" : ""}`;
}
