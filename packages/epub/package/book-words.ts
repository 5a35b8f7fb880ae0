import { fileWords } from "@cosmic/library/generated/file-words";
import type { Language } from "@cosmic/report/document";

/** Words of a book that paper does without. */
export interface BookWords {
  readonly cover: string;
  readonly titlePage: string;
  readonly landmarks: string;
  readonly pages: string;
  readonly start: string;
  /** What helps a reader who listens or enlarges, for the catalog of a reading system. */
  readonly accessibility: string;
}

/** The words for a book in a language, from the language's folder. */
export const bookWordsOf = (language: Language): BookWords => fileWords[language].epub;
