import { functionWords } from "@cosmic/library/generated/languages";

/** Function words of the languages a book is not written in. */
export function wordsOfOthers(language: string): readonly (readonly string[])[] {
  return Object.entries(functionWords).flatMap(([name, words]) => (name === language ? [] : [words]));
}
