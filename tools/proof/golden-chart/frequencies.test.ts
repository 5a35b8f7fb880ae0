import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { chartOf, earlierCount, traitsOf } from "./frequencies.ts";
import { randomBirths } from "./random-births.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

test("figures and changes come as often as an earlier count found them", () => {
  const howMany = 400;
  const counts = new Map<string, number>();
  for (const birth of randomBirths({ howMany, seed: 3, years: [1946, 2016], furthestLatitudeDeg: 60 })) {
    for (const trait of traitsOf(chartOf(birth, sources), birth, sources.sky)) {
      counts.set(trait, (counts.get(trait) ?? 0) + 1);
    }
  }
  for (const [trait, share] of Object.entries(earlierCount)) {
    const error = Math.sqrt((share * (1 - share)) / howMany);
    expect(Math.abs((counts.get(trait) ?? 0) / howMany - share), trait).toBeLessThan(4 * error);
  }
});

test("births from pole to pole are charted whole", () => {
  for (const birth of randomBirths({ howMany: 150, seed: 4, years: [1900, 2026], furthestLatitudeDeg: 90 })) {
    const { planets, themes } = chartOf(birth, sources);
    expect(Object.values(planets).every(({ house }) => house !== null && house >= 1 && house <= 12)).toBe(true);
    expect(themes).toHaveLength(5);
  }
});
