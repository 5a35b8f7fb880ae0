/** Phrases not allowed in a language's books. `*` matches any word ending, `…` any words in the same sentence, and a
 * leading `^` the start of a sentence. */
export interface PhraseLists {
  /** Clichés and stock phrases. */
  readonly banned: readonly string[];
  /** Praise not based on any placement. */
  readonly flattery: readonly string[];
  /** Predictions. */
  readonly foretelling: readonly string[];
}
