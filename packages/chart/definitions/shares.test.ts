import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { Hemispheres } from "../findings.ts";
import { type Sign, signs } from "../names.ts";
import { natalChartWithoutCycles } from "../natal-chart.ts";
import { hemispheresOf, quadrantsOf } from "../shares/hemispheres.ts";
import { elementShares, modalityShares, polarityShares } from "../zodiac/shares.ts";

const onlyOf = (shares: Readonly<Record<string, number>>) =>
  Object.entries(shares)
    .filter(([, share]) => share > 0)
    .map(([kind, share]) => `${kind} ${share}`)
    .join();

test.each<[Sign, string, string, string]>([
  ["Aries", "Fire", "Cardinal", "Active"],
  ["Taurus", "Earth", "Fixed", "Receptive"],
  ["Gemini", "Air", "Mutable", "Active"],
  ["Cancer", "Water", "Cardinal", "Receptive"],
  ["Leo", "Fire", "Fixed", "Active"],
  ["Virgo", "Earth", "Mutable", "Receptive"],
  ["Libra", "Air", "Cardinal", "Active"],
  ["Scorpio", "Water", "Fixed", "Receptive"],
  ["Sagittarius", "Fire", "Mutable", "Active"],
  ["Capricorn", "Earth", "Cardinal", "Receptive"],
  ["Aquarius", "Air", "Fixed", "Active"],
  ["Pisces", "Water", "Mutable", "Receptive"],
])("%s is %s, %s, %s", (sign, element, modality, polarity) => {
  const ten = Array.from({ length: 10 }, () => sign);
  expect(onlyOf(elementShares(ten))).toBe(`${element} 100`);
  expect(onlyOf(modalityShares(ten))).toBe(`${modality} 100`);
  expect(onlyOf(polarityShares(elementShares(ten)))).toBe(`${polarity} 100`);
});

test.each([
  // Ten planets by the number in each sign, Aries first: Fire Earth Air Water; Cardinal Fixed Mutable; Active Receptive.
  ["1 1 1 1 1 1 1 1 1 1 0 0", [30, 30, 20, 20], [40, 30, 30], [50, 50]],
  ["4 0 3 0 0 2 0 1 0 0 0 0", [40, 20, 30, 10], [40, 10, 50], [70, 30]],
  ["0 0 0 0 5 0 0 0 0 0 5 0", [50, 0, 50, 0], [0, 100, 0], [100, 0]],
  ["0 2 0 3 0 0 0 0 0 4 0 1", [0, 60, 0, 40], [70, 20, 10], [0, 100]],
  ["2 1 1 0 0 0 0 6 0 0 0 0", [20, 10, 10, 60], [20, 70, 10], [30, 70]],
] as const)("planets by sign %s", (counts, elements, modalities, polarities) => {
  const places = counts
    .split(" ")
    .flatMap((count, index) => signs.slice(index, index + 1).flatMap((sign) => Array<Sign>(Number(count)).fill(sign)));
  const [Fire, Earth, Air, Water] = elements;
  const [Cardinal, Fixed, Mutable] = modalities;
  const [Active, Receptive] = polarities;
  const found = elementShares(places);
  expect(found).toEqual({ Fire, Earth, Air, Water });
  expect(modalityShares(places)).toEqual({ Cardinal, Fixed, Mutable });
  expect(polarityShares(found)).toEqual({ Active, Receptive });
});

const [east, west, up, down] = ["eastern", "western", "above", "below"] as const;
test.each<[houses: readonly number[], quadrant: number, halves: readonly (keyof Hemispheres)[]]>([
  [[1, 2, 3], 0, [east, down]],
  [[4, 5, 6], 1, [west, down]],
  [[7, 8, 9], 2, [west, up]],
  [[10, 11, 12], 3, [east, up]],
])("houses %o are of quadrant %d and of the halves %o", (houses, quadrant, halves) => {
  for (const house of houses) {
    const quadrants = quadrantsOf(Array.from({ length: 10 }, () => house));
    expect(quadrants).toEqual([0, 1, 2, 3].map((index) => (index === quadrant ? 100 : 0)));
    const found = hemispheresOf(quadrants);
    for (const half of [east, west, up, down]) expect(found[half], half).toBe(halves.includes(half) ? 100 : 0);
  }
});

test("ten planets in the houses 1, 1, 2, 4, 7, 8, 9, 10, 11, 12", () => {
  const quadrants = quadrantsOf([1, 1, 2, 4, 7, 8, 9, 10, 11, 12]);
  expect(quadrants).toEqual([30, 10, 30, 30]);
  expect(hemispheresOf(quadrants)).toEqual({ eastern: 60, western: 40, above: 60, below: 40 });
});

test("without a birth time there are neither quadrants nor hemispheres, and signs are counted as at noon", () => {
  const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
  const [timed, untimed] = ["12:00", null].map((time) => {
    const birth = { date: "1990-06-15", time, latitude: 40, longitude: -74, zone: "America/New_York" };
    const chart = natalChartWithoutCycles(birth, sources);
    if (!chart.ok) throw new Error(chart.problem.message);
    return chart.facts;
  });
  const { eastern = 0, western = 0, above = 0, below = 0 } = timed?.hemispheres ?? {};
  expect([eastern + western, above + below]).toEqual([100, 100]);
  expect(Object.values(timed?.elements ?? {}).reduce((sum, share) => sum + share, 0)).toBe(100);
  expect(untimed).toMatchObject({ quadrants: null, hemispheres: null });
  expect(untimed?.elements).toEqual(timed?.elements);
  expect(untimed?.modalities).toEqual(timed?.modalities);
});
