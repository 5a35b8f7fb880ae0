/** A hit of a listed phrase in a text, as offsets into it. */
export interface PhraseHit {
  readonly phrase: string;
  readonly start: number;
  readonly end: number;
}

const compiled = new Map<string, RegExp>();

/** Finds every listed phrase in a text, whole words, any case. `*` at the end of a word stands for any ending, `…` for
 * any words of the same sentence, `^` at the start for the start of a sentence. */
export function findPhrases(text: string, phrases: readonly string[]): readonly PhraseHit[] {
  return phrases.flatMap((phrase) =>
    [...text.matchAll(patternOf(phrase))].map((match) => ({
      phrase,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

function patternOf(phrase: string): RegExp {
  const known = compiled.get(phrase);
  if (known) return known;
  const atStart = phrase.startsWith("^");
  const words = (atStart ? phrase.slice(1) : phrase).split(" ").map(wordPattern);
  const body = words.join("").replace(/^\\s\+/, "");
  const before = atStart ? "(?<=^|[.!?…][”’\"]*\\s+[“‘\"]*)" : "(?<![\\p{L}\\p{N}])";
  const pattern = new RegExp(`${before}${body}(?![\\p{L}\\p{N}])`, "giu");
  compiled.set(phrase, pattern);
  return pattern;
}

function wordPattern(word: string): string {
  if (word === "…") return "[^.!?]*?";
  const open = word.endsWith("*");
  const literal = (open ? word.slice(0, -1) : word).replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/['’]/g, "['’]");
  return `\\s+${literal}${open ? "[\\p{L}\\p{N}-]*" : ""}`;
}
