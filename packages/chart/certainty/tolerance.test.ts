import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { FactsWithoutCycles } from "../facts.ts";
import { type FragileState, planets } from "../names.ts";
import { natalChartWithoutCycles } from "../natal-chart.ts";
import { evenly } from "../testing/evenly.ts";
import { factsFrom } from "../testing/facts-at.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const factsAt = factsFrom(sources);

/** States of a whole chart, each chart computed from scratch. */
function statesOf({ angles, planets: placed, sect }: FactsWithoutCycles): ReadonlyMap<FragileState, unknown> {
  return new Map<FragileState, unknown>([
    ["rising-sign", angles?.ascendant.sign],
    ["midheaven-sign", angles?.midheaven.sign],
    ["moon-sign", placed.moon.sign],
    ["sect", sect],
    ...planets.map((planet): [FragileState, unknown] => [`house-of-${planet}`, placed[planet].house]),
  ]);
}

test("what the tolerance says changes is what whole charts of those minutes say, anywhere and at any time", () => {
  const births = fc.record({
    unixSeconds: fc.integer({ min: -2_200_000_000, max: 1_780_000_000 }),
    latitude: evenly(-89, 89),
    longitude: evenly(-180, 180),
  });
  fc.assert(
    fc.property(births, ({ unixSeconds, ...place }) => {
      const facts = factsAt(unixSeconds, place);
      const own = statesOf(facts);
      for (const minutes of [5, 15, 60] as const) {
        const ends = [-minutes, minutes].map((shift) => statesOf(factsAt(unixSeconds + shift * 60, place)));
        const changed = [...own.keys()].filter((state) => ends.some((end) => end.get(state) !== own.get(state)));
        expect(facts.tolerance[`${minutes}`]).toEqual(changed);
      }
    }),
    { numRuns: 25 },
  );
});

test("a birth a minute after the Sun rose may be of the other sect", () => {
  // Madrid, 21 March 2000: the Sun's center crosses the true horizon at 06:22 UTC.
  const facts = factsAt(Date.parse("2000-03-21T06:24:00Z") / 1000, { latitude: 40.4168, longitude: -3.7038 });
  expect(facts.sect).toBe("day");
  expect(facts.tolerance["5"]).toContain("sect");
  expect(facts.tolerance["60"]).toContain("sect");
});

test("without a birth time there is nothing to be tolerant of", () => {
  const birth = { date: "2000-01-01", time: null, zone: "UTC", latitude: 40, longitude: 0 };
  const chart = natalChartWithoutCycles(birth, sources);
  expect(chart.ok && chart.facts.tolerance).toEqual({});
});
