import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { ChapterRole } from "@cosmic/interpretation/plan/report-plan";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { plannedBook } from "../../testing/planned-book.ts";
import { randomBirths } from "../../testing/random-births.ts";
import { likeNeighbors } from "./like-neighbors.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const births = 32;
const seed = 7;

/** Chapters whose paragraphs the plan may arrange; lists by house, date or rising sign have an order of their own. */
const arranged: readonly ChapterRole[] = [
  ...(["soul", "heart", "mask", "conversation", "mercury-venus-mars", "love", "work", "jupiter-saturn"] as const),
];

/** Without an arrangement it is 9 in a hundred; in 200 books (tools/proof/neighbor-shapes.ts) it is 7.2. */
const mostMonotonous = 0.09;
/** Of all paragraphs of a book, plain ones among them; without an arrangement it is 30 in a hundred. */
const mostAlike = 0.28;

test("few neighboring paragraphs have one shape", () => {
  const books = randomBirths(births, seed).flatMap((birth) => {
    const book = plannedBook({ birth, asOf: "2026-11-23", sources });
    return book === null ? [] : [likeNeighbors(book.plan)];
  });
  const all = books.flatMap((book) => [...book]);
  const told = all.filter(([role]) => arranged.includes(role));
  const share = (of: typeof all, count: "alike" | "monotonous") =>
    of.reduce((sum, [, one]) => sum + one[count], 0) / of.reduce((sum, [, { pairs }]) => sum + pairs, 0);
  expect(share(told, "monotonous")).toBeLessThan(mostMonotonous);
  expect(share(all, "alike")).toBeLessThan(mostAlike);
}, 120_000);
