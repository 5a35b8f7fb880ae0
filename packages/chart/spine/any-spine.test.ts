import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Birth } from "../birth.ts";
import { birthSky } from "../birth-sky.ts";
import { factsWithoutCycles } from "../natal-chart.ts";
import { natalSpine } from "./natal-spine.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function spineOf(birth: Birth) {
  const found = birthSky(birth, sources);
  if (!found.ok) throw new Error(found.problem.message);
  return natalSpine(found.at, factsWithoutCycles(found.at));
}

const births = fc.record({
  date: fc
    .date({ min: new Date("1930-01-01T00:00:00Z"), max: new Date("2010-12-31T00:00:00Z"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  time: fc.option(
    fc.integer({ min: 0, max: 1439 }).map((minute) => {
      const two = (value: number) => String(value).padStart(2, "0");
      return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
    }),
  ),
  latitude: fc.integer({ min: -78, max: 78 }),
  longitude: fc.integer({ min: -179, max: 180 }),
  zone: fc.constant("UTC"),
});

test("every chart has one to three structures, each with a personal body, and every body has a role", () => {
  fc.assert(
    fc.property(births, (birth) => {
      const { structures, roles, coverage } = spineOf(birth);
      expect(structures.length).toBeGreaterThanOrEqual(1);
      expect(structures.length).toBeLessThanOrEqual(3);
      expect(coverage).toBeGreaterThan(0);
      expect(coverage).toBeLessThanOrEqual(1 + 1e-9);
      const untimed = birth.time === null;
      expect(Object.keys(roles)).toHaveLength(untimed ? 10 : 11);
      for (const { core, lead, second, bound, type } of structures) {
        expect(core).toContain(lead);
        if (second !== null) expect(core).toContain(second);
        for (const body of core) expect([bound[body], roles[body]]).not.toContain("outside");
        if (untimed) expect(["house-stellium", "angular", "chart-ruler"]).not.toContain(type);
      }
    }),
    { numRuns: 300 },
  );
});
