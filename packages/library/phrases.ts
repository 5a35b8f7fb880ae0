/** Phrases a language keeps out of its books. `*` ends a word with any ending, `…` stands for any words of the same
 * sentence, a leading `^` for the start of a sentence. */
export interface PhraseLists {
  /** Words that prove nobody was there. */
  readonly banned: readonly string[];
  /** Praise that rests on no placement. */
  readonly flattery: readonly string[];
  /** Sentences that say what will happen. */
  readonly foretelling: readonly string[];
}
