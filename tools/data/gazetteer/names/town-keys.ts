import { searchKey } from "@cosmic/atlas/places/lookup/search-key";
import { nameKinds } from "@cosmic/atlas/places/table/key-table";
import type { Town } from "../town.ts";
import { isWrittenThere } from "./native-scripts.ts";

/**
 * Towns with at least this many people are known abroad: found in foreign scripts and by a later word of their name.
 */
const peopleKnownAbroad = 10_000;
/** Nobody types a longer name; longer ones are lists and notes. */
const longestKey = 60;

const articles = new Set(
  "a al an as d das de del den der die do dos el es gli het i il l la las le les lo los o os the".split(" "),
);
/** Words that do not identify a town on their own. */
const linking = new Set(
  (
    "a al am an and as at au aux bei ben bin by d da das de dei del della den der des di die do dos du e ed el en et gli het i il im in " +
    "l la las le les lez lo los na nad o of on op os ob pod saint sainte san sant santa santo sao sous st sur the u un unter upon und van von y z za"
  ).split(" "),
);

/** Airport and port codes. */
const code = /^([A-Z]{3}|[A-Z]{2}[A-Z0-9]{3})$/;
const latin = /^[\p{Script=Latin}\p{Mark}\p{Number}\p{Punctuation}\s]+$/u;

/** Whether people write the name this way: no codes, and no machine transliterations, which have no capital letters. */
const isWritten = (name: string): boolean => !code.test(name) && (!latin.test(name) || /\p{Lu}/u.test(name));

/**
 * Keys starting at later words of a name: `angeles` for `los angeles`, and for towns known abroad `janeiro` for `rio de
 * janeiro`.
 */
function laterWords(name: string, population: number): readonly string[] {
  const words = searchKey(name).split(" ");
  const starts = words.flatMap((word, at) => {
    if (at === 0 || linking.has(word) || word.length < 3) return [];
    const onlyArticles = words.slice(0, at).every((each) => articles.has(each));
    return onlyArticles || population >= peopleKnownAbroad ? [at] : [];
  });
  return starts.map((at) => words.slice(at).join(" "));
}

/** Normalizes `sankt polten` to `saint polten`, the key that `st. polten` normalizes to. */
const sainted = (key: string): string => key.replace(/(^| )(sankt|sint)(?= )/g, "$1saint");

const distinct = (keys: readonly string[], but: ReadonlySet<string>): readonly string[] =>
  [...new Set(keys)].filter((key) => key !== "" && key.length <= longestKey && !but.has(key));

/** A search key of a town, and its kind: one of `nameKinds`. */
export type TownKey = readonly [key: string, kind: number];

/** A bilingual town has two names, such as `Donostia / San Sebastián`, and is found by each of them. */
const ownNames = (name: string): readonly string[] => [name, ...(name.includes(" / ") ? name.split(" / ") : [])];

/** Main-name keys of all towns, to recognize names that belong to another town. */
export const ownKeys = (towns: readonly Town[]): ReadonlySet<string> =>
  new Set(towns.flatMap((town) => ownNames(town.name).map(searchKey)));

/** Every key that finds a town; `formerNames` are the reviewed ones from our own table. */
export function keysOf(town: Town, formerNames: readonly string[], own: ReadonlySet<string>): readonly TownKey[] {
  const names = ownNames(town.name).map(searchKey);
  const seen = new Set(names);
  const former = distinct(formerNames.map(searchKey), seen);
  for (const key of former) seen.add(key);
  const known = town.population >= peopleKnownAbroad;
  const written = town.otherNames.filter((each) => isWritten(each) && (known || isWrittenThere(each, town.country)));
  const others = distinct([...written.map(searchKey), ...names.map(sainted)], seen);
  for (const key of others) seen.add(key);
  const later = distinct(laterWords(town.name, town.population), seen);
  return [
    ...[...new Set(names)].map((key) => [key, nameKinds.own] as const),
    ...former.map((key) => [key, own.has(key) ? nameKinds.former : nameKinds.other] as const),
    ...others.map((key) => [key, own.has(key) ? nameKinds.borrowed : nameKinds.other] as const),
    ...later.map((key) => [key, nameKinds.word] as const),
  ];
}
