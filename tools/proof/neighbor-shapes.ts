// node --import tsx tools/proof/neighbor-shapes.ts [COUNT [SEED]]: random books, and how many of their neighboring
// paragraphs have one shape, by chapter: pairs, those of one shape, and those that a reader would call monotonous (of
// one shape that is not plain, or plain three times in a row).
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { chapterRoles } from "@cosmic/interpretation/plan/report-plan";
import { type LikeNeighbors, likeNeighbors } from "@cosmic/report/check/arrangement/like-neighbors";
import { plannedBook } from "@cosmic/report/testing/planned-book";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { columns } from "../library/commands/table.ts";
import { cityBirths } from "./city-births.ts";

const count = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? 7);
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

const none: LikeNeighbors = { pairs: 0, alike: 0, monotonous: 0 };
const sum = (all: readonly LikeNeighbors[]): LikeNeighbors =>
  all.reduce(
    (one, other) => ({
      pairs: one.pairs + other.pairs,
      alike: one.alike + other.alike,
      monotonous: one.monotonous + other.monotonous,
    }),
    none,
  );
const books = [...cityBirths(count, seed)].flatMap((birth) => {
  const book = plannedBook({ birth, asOf: "2026-11-23", sources });
  return book === null ? [] : [likeNeighbors(book.plan)];
});
const row = (name: string, { pairs, alike, monotonous }: LikeNeighbors) => {
  const share = (part: number) => (pairs === 0 ? 0 : Math.round((part * 1000) / pairs) / 10);
  return [name, pairs, alike, `${share(alike)} %`, monotonous, `${share(monotonous)} %`];
};
const rows = chapterRoles.map((role) => row(role, sum(books.map((book) => book.get(role) ?? none))));
const whole = row("all", sum(books.flatMap((book) => [...book.values()])));
process.stdout.write(`${books.length} books, seed ${seed}\n`);
process.stdout.write(`${columns([["", "pairs", "of one shape", "share", "monotonous", "share"], ...rows, whole])}\n`);
