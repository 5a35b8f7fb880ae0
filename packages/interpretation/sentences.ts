/** Splits prose at sentence ends; closing quotes and brackets stay with their sentence. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…][”’")\]]*)\s+(?=[“‘"([]*[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Words of a text, lower case, without punctuation; an apostrophe inside a word stays. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
  );
}

/** Words as a reader counts them: what stands between spaces. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
