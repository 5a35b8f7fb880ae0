import { compareTexts } from "@cosmic/chart/compare-texts";
import type { LanguageRules } from "@cosmic/library/language-rules";

/** Items in the language's alphabetical order, by its own table: `Intl.Collator` follows the runtime's version of
 * ICU, and a book must be the same everywhere. */
export function sortedBy<Item>(
  items: readonly Item[],
  wordOf: (item: Item) => string,
  { sort }: LanguageRules,
): readonly Item[] {
  const keyOf = (word: string) => Array.from(word.toLowerCase(), (letter) => sort[letter] ?? letter).join("");
  return items
    .map((item) => ({ item, key: keyOf(wordOf(item)) }))
    .toSorted((one, other) => compareTexts(one.key, other.key))
    .map(({ item }) => item);
}
