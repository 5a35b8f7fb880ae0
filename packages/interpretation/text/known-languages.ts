import { completeLanguages, functionWords } from "@cosmic/library/generated/languages";

/** Whether books are made in a language. */
export function isComplete(language: string): boolean {
  return completeLanguages.includes(language);
}

/** Function words of the languages a book is not written in. */
export function wordsOfOthers(language: string): readonly (readonly string[])[] {
  return Object.entries(functionWords).flatMap(([name, words]) => (name === language ? [] : [words]));
}
