import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { proseWords } from "../prose-words.ts";
import { plannedBook } from "../testing/planned-book.ts";
import { plannedConflicts } from "./planned-conflicts.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const place = { latitude: -34.6, longitude: -58.4, zone: "America/Argentina/Buenos_Aires" };

// Two signs of the Moon, few angles and many contradictions: of all that fits this day, little is left when each
// contradiction leaves a part out. With every hour it has more to say.
test.each([
  ["without a birth time", null, 17_500],
  ["with one", "14:20", 19_000],
])("a book %s has enough words though its chart says little, and no contradiction is left open", (_, time, least) => {
  const book = plannedBook({ birth: { date: "1937-08-13", time, ...place }, asOf: "2026-11-23", sources });
  if (book === null) throw new Error("no chart");
  const { chapters } = book.document;
  expect(proseWords(chapters.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks)))).toBeGreaterThan(
    least,
  );
  expect(plannedConflicts(book.document).filter(({ reconciled }) => !reconciled)).toEqual([]);
});
