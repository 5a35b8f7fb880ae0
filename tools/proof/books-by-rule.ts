// node --import tsx tools/proof/books-by-rule.ts [COUNT [SEED]]: random books, and what the detectors of prose count in
// each: least, median, 95th percentile and most, and in how many books a rule is within its ration or share.
import { join } from "node:path";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { required } from "@cosmic/chart/required";
import { plannedBook } from "@cosmic/report/testing/planned-book";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { columns } from "../library/commands/table.ts";
import { detecting } from "../library/detect/find/detectors.ts";
import { readDetectRules } from "../library/detect/find/rules-file.ts";
import { type BookNumber, bookNumbers } from "../library/detect/measure/book-counts.ts";
import { readSources } from "../library/read/sources.ts";
import { cityBirths } from "./city-births.ts";

const count = Number(process.argv[2] ?? 500);
const seed = Number(process.argv[3] ?? 7);
const asOf = "2026-11-23";
/** Shorter parts are lines between paragraphs. */
const leastWords = 30;

const root = join(import.meta.dirname, "../../packages/library");
const library = readSources(root);
const english = required(
  library.languages.find(({ language }) => language === "en"),
  "English",
);
const detect = detecting(english, library, required(readDetectRules(root, "en"), "detect.json"));
const byPart = new Map(detect.paragraphs.map((one) => [`${one.unit}#${one.name}`, one]));
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

const books: (readonly BookNumber[])[] = [];
for (const birth of cityBirths(count, seed)) {
  const book = plannedBook({ birth, asOf, sources });
  if (book === null) continue;
  const items = book.plan.chapters.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  const paragraphs = items.flatMap(({ part }) => byPart.get(part) ?? []).filter(({ words }) => words >= leastWords);
  books.push(bookNumbers(paragraphs, detect));
}

const rows = (books[0] ?? []).map(({ name }, index) => {
  const own = books.map((book) => required(book[index], name));
  const sorted = own.map(({ value }) => value).toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const within = own.filter(({ value, most }) => most !== null && value <= most).length;
  const isRule = own.some(({ most }) => most !== null);
  return [name, at(0), at(1 / 2), at(19 / 20), at(1), isRule ? `${Math.round((within * 100) / books.length)} %` : ""];
});
process.stdout.write(`${books.length} books, seed ${seed}\n`);
process.stdout.write(`${columns([["", "least", "median", "95 %", "most", "books within"], ...rows])}\n`);
