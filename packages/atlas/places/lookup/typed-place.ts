import { searchKey } from "./search-key.ts";

/** One way to understand what was typed: a name, and the areas it is to lie in, as search keys. */
export interface Reading {
  readonly name: string;
  /** Each is met by one area, or by two in a row. */
  readonly areas: readonly string[];
  /** Whether commas (or the like) parted the name from the areas; only then may the name be a beginning. */
  readonly parted: boolean;
}

/** What parts a town from its region or country, in any script: commas, semicolons, brackets, slashes. */
const separators = /[,;()[\]/|，、؛،]+/u;

/** Words at the end that may be areas when no comma says so: `london ontario canada`, `x united arab emirates`. */
const mostAreaWords = 4;

/** Areas after commas; further ones are left unread. */
const mostAreas = 4;

/** Postal codes and coordinates are no areas. */
const hasLetter = (key: string): boolean => /\p{Letter}/u.test(key);

/** Every way to understand the typed text, the plainest first; none when it holds no letter. */
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

/** Two letters that stand for one with an umlaut or ring where a keyboard lacks it: `koeln`, `aarhus`. */
const doubled = /[aou]e|aa/g;

/** The name with doubled letters as one, when that is another name. */
export function respelled(name: string): string | null {
  const single = name.replace(doubled, (pair) => pair.charAt(0));
  return single === name ? null : single;
}
