import { searchKey } from "./search-key.ts";

/** One interpretation of the typed text: a name and the areas it should lie in, as search keys. */
export interface Reading {
  readonly name: string;
  /** Each matches one area, or two in a row. */
  readonly areas: readonly string[];
  /**
   * False when the areas are split off without a separator such as a comma; the name must then be whole, not a prefix.
   */
  readonly parted: boolean;
}

/** Separators between a town and its region or country, in any script: commas, semicolons, brackets, slashes. */
const separators = /[,;()[\]/|，、؛،]+/u;

/** Trailing words that may be areas without a comma: `london ontario canada`, `x united arab emirates`. */
const mostAreaWords = 4;

/** Areas read after commas; any more are ignored. */
const mostAreas = 4;

/** Postal codes and coordinates are not areas. */
const hasLetter = (key: string): boolean => /\p{Letter}/u.test(key);

/** Every interpretation of the typed text, plainest first; empty without a letter or digit. */
export function readingsOf(typed: string): readonly Reading[] {
  const [name = "", ...areas] = typed
    .split(separators)
    .map(searchKey)
    .filter((key) => key !== "");
  if (name === "") return [];
  const whole = { name: searchKey(typed.replace(separators, " ")), areas: [], parted: true };
  if (areas.length > 0) return [{ name, areas: areas.filter(hasLetter).slice(0, mostAreas), parted: true }, whole];
  const words = name.split(" ");
  const cuts = Array.from({ length: Math.min(words.length - 1, mostAreaWords) }, (_, n) => words.length - 1 - n);
  return [
    whole,
    ...cuts.map((cut) => ({
      name: words.slice(0, cut).join(" "),
      areas: [words.slice(cut).join(" ")],
      parted: false,
    })),
  ];
}

/** Letter pairs that stand in for an umlaut or ring: `koeln`, `aarhus`. */
const doubled = /[aou]e|aa/g;

/** The name with such pairs reduced to one letter; null when that changes nothing. */
export function respelled(name: string): string | null {
  const single = name.replace(doubled, (pair) => pair.charAt(0));
  return single === name ? null : single;
}
