import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { placesFromDisk } from "./places-from-disk.ts";
import { isPlacesLocale } from "./places-locale.ts";

const rows = readFileSync(new URL("golden/recall-queries.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t"));

const opening = await placesFromDisk();

test("of 200 ways to type a town, in many languages, old names and slips included, 98 % find it among the first three", () => {
  if (!opening.ok) throw new Error(opening.reason);
  const missed = rows.filter(([text = "", locale, town, country, region]) => {
    const question = { text, limit: 3, locale: isPlacesLocale(locale) ? locale : null };
    return !opening.search
      .named(question)
      .some((place) => place.name === town && place.countryCode === country && (!region || place.region === region));
  });
  expect(rows.length).toBeGreaterThanOrEqual(200);
  // On failure, the diff lists the missed queries.
  expect(missed.length <= rows.length * 0.02 ? [] : missed.map(([text]) => text)).toEqual([]);
});
