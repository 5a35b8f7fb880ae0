/** A sentence end with closing punctuation, and the space before the capital or digit that starts the next sentence. */
const sentenceEnd = /[.!?…][”’")\]»]*\s+(?=[“‘"([«¿¡]*[\p{Lu}\p{N}])/gu;

/** Splits prose at sentence ends; closing quotes and brackets stay with their sentence. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const end of text.matchAll(sentenceEnd)) {
    const next = end.index + end[0].length;
    sentences.push(text.slice(start, next).trim());
    start = next;
  }
  const last = text.slice(start).trim();
  return last === "" ? sentences : [...sentences, last];
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;
const comparable = (text: string) => text.toLowerCase().replaceAll("’", "'");

/** Words of a text in lower case, without punctuation; apostrophes inside words stay. */
export function wordsOf(text: string): readonly string[] {
  return comparable(text).match(wordPattern) ?? [];
}

/** The first words of a text as `wordsOf` returns them, without scanning the rest; fewer if it has fewer. */
export function firstWordsOf(text: string, count: number): readonly string[] {
  const words: string[] = [];
  for (const [word] of comparable(text).matchAll(wordPattern)) {
    words.push(word);
    if (words.length === count) break;
  }
  return words;
}

/** Basic Latin letters and digits, which nearly every word starts with. */
const isPlain = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
const space = 32;

/** Word count: runs between spaces that contain a letter or digit. */
export function wordCount(text: string): number {
  let count = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && !isSpace(text.charCodeAt(at))) continue;
    if (at > start && isWord(text, start, at)) count += 1;
    start = at + 1;
  }
  return count;
}

function isSpace(code: number): boolean {
  // Other whitespace, such as control characters and Unicode spaces, is left to the regex.
  return code === space || ((code < space || code > 127) && /\s/.test(String.fromCharCode(code)));
}

function isWord(text: string, start: number, end: number): boolean {
  return isPlain(text.charCodeAt(start)) || /[\p{L}\p{N}]/u.test(text.slice(start, end));
}
