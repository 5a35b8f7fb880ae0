import { searchKey } from "../../packages/atlas/places/lookup/search-key.ts";
import { nameKinds } from "../../packages/atlas/places/table/key-table.ts";
import { isWrittenThere } from "./native-scripts.ts";
import type { Town } from "./town.ts";

/** Towns of so many people are known abroad, in foreign scripts and by a later word of their name. */
const peopleKnownAbroad = 10_000;
/** No town is asked for by more; longer ones are lists and notes. */
const longestKey = 60;

const articles = new Set(
  "a al an as d das de del den der die do dos el es gli het i il l la las le les lo los o os the".split(" "),
);
/** Words that alone point to no town. */
const linking = new Set(
  (
    "a al am an and as at au aux bei ben bin by d da das de dei del della den der des di die do dos du e ed el en et gli het i il im in " +
    "l la las le les lez lo los na nad o of on op os ob pod saint sainte san sant santa santo sao sous st sur the u un unter upon und van von y z za"
  ).split(" "),
);

/** Codes of airports and harbours. */
const code = /^([A-Z]{3}|[A-Z]{2}[A-Z0-9]{3})$/;
const latin = /^[\p{Script=Latin}\p{Mark}\p{Number}\p{Punctuation}\s]+$/u;

/** Whether people write the name so: no codes, and none of the machine transliterations, which have no capital letter. */
const isWritten = (name: string): boolean => !code.test(name) && (!latin.test(name) || /\p{Lu}/u.test(name));

/** Keys of the later words of a name: `los angeles` by `angeles`, and for towns known abroad `rio de janeiro` by `janeiro`. */
function laterWords(name: string, population: number): readonly string[] {
  const words = searchKey(name).split(" ");
  const starts = words.flatMap((word, at) => {
    if (at === 0 || linking.has(word) || word.length < 3) return [];
    const onlyArticles = words.slice(0, at).every((each) => articles.has(each));
    return onlyArticles || population >= peopleKnownAbroad ? [at] : [];
  });
  return starts.map((at) => words.slice(at).join(" "));
}

/** `sankt polten` is looked for as `saint polten`, which is what `st. polten` reads as. */
const sainted = (key: string): string => key.replace(/(^| )(sankt|sint)(?= )/g, "$1saint");

const distinct = (keys: readonly string[], but: ReadonlySet<string>): readonly string[] =>
  [...new Set(keys)].filter((key) => key !== "" && key.length <= longestKey && !but.has(key));

/** A key of a town, and how it is the town's: one of `nameKinds`. */
export type TownKey = readonly [key: string, kind: number];

/** A town of two languages has both names: `Donostia / San Sebastián`. */
const ownNames = (name: string): readonly string[] => [name, ...(name.includes(" / ") ? name.split(" / ") : [])];

/** Own keys of all towns, to tell a name that is borrowed. */
export const ownKeys = (towns: readonly Town[]): ReadonlySet<string> =>
  new Set(towns.flatMap((town) => ownNames(town.name).map(searchKey)));

/** Every key by which a town is found; `formerNames` are the reviewed ones from our own table. */
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
