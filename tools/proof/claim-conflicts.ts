// node --import tsx tools/proof/claim-conflicts.ts [PAIRS [SEED [BOOKS]]]: a sample to be read. From planned books, timed
// and untimed, it draws pairs of printed parts that are about one area of life and whose claims do not contradict each
// other, and prints what each says first. Fewer than 1 in 200 may contradict the other.
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { required } from "@cosmic/chart/required";
import { defaultDomainsOf } from "@cosmic/interpretation/ledger/default-domains";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { plannedConflicts } from "@cosmic/report/check/planned-conflicts";
import { renderedClaims } from "@cosmic/report/check/rendered-claims";
import { bookCatalogue } from "@cosmic/report/render/catalogue";
import { plannedBook } from "@cosmic/report/testing/planned-book";
import { randomFrom } from "@cosmic/report/testing/random-births";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { cityBirths } from "./city-births.ts";

const count = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? 7);
const books = Number(process.argv[4] ?? 60);
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const random = randomFrom(seed);
const pick = <Item>(list: readonly Item[]): Item => required(list[Math.floor(random() * list.length)], "an item");

/** Areas of life a part is about: those it claims something of, else those of its unit. */
function areasOf(part: string): readonly string[] {
  const [id = "", name = ""] = part.split("#");
  const claims = bookCatalogue.byId.get(id)?.parts[name]?.claims ?? [];
  const named = claims.flatMap(({ domain }) => domain ?? []);
  return named.length > 0 ? named : defaultDomainsOf(id);
}

/** The plain sentence of a part, or its beginning where it has none. */
function wordsOf(part: string): string {
  const [id = "", name = ""] = part.split("#");
  const [kind, subject, heading = ""] = id.split("/");
  const passage = englishLibrary.passages[`${kind}/${subject}`]?.passages[heading]?.parts;
  const found = Object.entries(passage ?? {}).find(([known]) => known === name)?.[1];
  return found?.plain || (found?.text.slice(0, 160) ?? "");
}

const planned = [...cityBirths(books, seed)].flatMap((birth) => {
  const book = plannedBook({ birth, asOf: "2026-11-23", sources });
  if (book === null) return [];
  const parts = renderedClaims(book.document).parts.map(({ part }) => part);
  const known = new Set(plannedConflicts(book.document).flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  return [{ parts: parts.filter((part) => wordsOf(part) !== "" && areasOf(part).length > 0), known }];
});
for (let drawn = 0; drawn < count; ) {
  const { parts, known } = pick(planned);
  const [a, b] = [pick(parts), pick(parts)];
  const area = areasOf(a).find((one) => areasOf(b).includes(one));
  if (a === b || area === undefined || known.has(`${a} ${b}`)) continue;
  drawn += 1;
  process.stdout.write(`${drawn} ${area}\n  ${wordsOf(a)} (${a})\n  ${wordsOf(b)} (${b})\n`);
}
