import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import { catalogueOf } from "@cosmic/interpretation/catalogue/match-units";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { units } from "@cosmic/library/generated/catalogue/all-units";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { randomBirths } from "../check/random-births.ts";
import { comparedWithBook } from "./matched-units.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const catalogue = catalogueOf(units);

test("the units whose tests hold in a chart are the passages that the chapters of its book ask for", () => {
  const births = randomBirths(60, 2_611);
  expect(births.filter(({ time }) => time === null).length).toBeGreaterThan(5);
  for (const birth of births) {
    const chart = natalChart(birth, sources);
    if (!chart.ok) throw new Error(chart.problem.message);
    const found = comparedWithBook({ birth, facts: chart.facts }, { catalogue, library: englishLibrary });
    expect(found, `${birth.date} ${birth.time}`).toEqual([]);
  }
});
