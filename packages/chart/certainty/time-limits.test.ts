import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aspectId } from "../fact-index/fact-ids.ts";
import type { FactsWithoutCycles } from "../facts.ts";
import { natalChartWithoutCycles } from "../natal-chart.ts";
import { evenly } from "../testing/evenly.ts";
import { factsFrom } from "../testing/facts-at.ts";
import { signAt } from "../zodiac/longitude.ts";
import { timeLimits } from "./time-limits.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const factsAt = factsFrom(sources);

/** States of a whole chart, each chart computed from scratch. */
function statesOf({ angles, houses, planets, points, sect, angleAspects }: FactsWithoutCycles) {
  return new Map<string, unknown>([
    ["ascendant.sign", angles?.ascendant.sign],
    ["midheaven.sign", angles?.midheaven.sign],
    ["sect", sect],
    ...(houses?.cusps ?? []).map((cusp, index) => [`house-${index + 1}.sign`, signAt(cusp)] as const),
    ...[...Object.entries(planets), ...Object.entries(points)].flatMap(([body, { sign, house }]) => [
      [`${body}.sign`, sign] as const,
      [`${body}.house`, house] as const,
    ]),
    ...angleAspects.map((aspect) => [aspectId(aspect), aspect.type] as const),
  ]);
}

/** Albuquerque: the Ascendant is at 29°43′ Libra, the third house cusp at 29°52′ Sagittarius. */
const albuquerque = { latitude: 35.0845, longitude: -106.6511 };
const atBirth = Date.parse("1986-03-03T04:47:00Z") / 1000;

test("a state holds as long as is said, and is another at the error that is said to change it", () => {
  const births = fc.record({
    unixSeconds: fc.integer({ min: -2_200_000_000, max: 1_780_000_000 }),
    latitude: evenly(-60, 60),
    longitude: evenly(-180, 180),
  });
  fc.assert(
    fc.property(births, ({ unixSeconds, ...place }) => {
      const facts = factsAt(unixSeconds, place);
      const own = statesOf(facts);
      const changedAt = (fact: string, seconds: number) =>
        [-seconds, seconds].some((shift) => statesOf(factsAt(unixSeconds + shift, place)).get(fact) !== own.get(fact));
      for (const { fact, heldSeconds, changedSeconds } of timeLimits(facts, place.latitude).slice(0, 4)) {
        // Points treated as fixed drift by as much as a cusp moves in a second or two.
        const driftSeconds = /^(trueNode|chiron|meanLilith)\./.test(fact) ? 2 : 0;
        expect(changedAt(fact, changedSeconds + driftSeconds), fact).toBe(true);
        expect(heldSeconds > driftSeconds && changedAt(fact, heldSeconds - driftSeconds), fact).toBe(false);
      }
    }),
    { numRuns: 15, examples: [[{ unixSeconds: 544915885, latitude: -21.115466, longitude: 0 }]] },
  );
});

test("all that the tolerance of the facts names is among the limits, at every latitude", () => {
  for (const latitude of [-70, -35, 0, 35, 70]) {
    const facts = factsAt(atBirth, { ...albuquerque, latitude });
    const limits = timeLimits(facts, latitude);
    for (const minutes of ["5", "15", "60"] as const) {
      const within = limits
        .filter(({ changedSeconds }) => changedSeconds <= Number(minutes) * 60)
        .map(({ fact }) => fact);
      for (const state of facts.tolerance[minutes] ?? []) expect(within, `${latitude}`).toContain(factOf(state));
    }
  }
});

test("a rising sign, a cusp, a node and an aspect say to the half minute how near they are to another", () => {
  const limits = timeLimits(factsAt(atBirth, albuquerque), albuquerque.latitude);
  const limitOf = (fact: string) => limits.find((one) => one.fact === fact);
  expect(limitOf("ascendant.sign")).toMatchObject({ heldSeconds: 80, becomes: "Scorpio" });
  expect(limitOf("house-3.sign")).toMatchObject({ heldSeconds: 30, becomes: "Capricorn" });
  expect(limitOf("house-9.sign")?.heldSeconds).toBe(30);
  expect(limitOf("house-8.sign")?.changedSeconds).toBe(9 * 60);
  expect(limitOf("trueNode.house")).toMatchObject({ changedSeconds: 7 * 60, becomes: "6" });
  expect(limitOf("neptune-quincunx-midheaven")?.changedSeconds).toBeLessThan(5 * 60);
});

test("without a birth time nothing hangs on the clock", () => {
  const birth = { date: "2000-01-01", time: null, zone: "UTC", latitude: 40, longitude: 0 };
  const chart = natalChartWithoutCycles(birth, sources);
  expect(chart.ok && timeLimits(chart.facts, birth.latitude)).toEqual([]);
});

function factOf(state: string): string {
  if (state === "rising-sign") return "ascendant.sign";
  if (state === "midheaven-sign") return "midheaven.sign";
  if (state === "moon-sign") return "moon.sign";
  return state.startsWith("house-of-") ? `${state.slice("house-of-".length)}.house` : state;
}
