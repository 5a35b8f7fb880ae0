import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { Birth } from "../birth.ts";
import { houseOf } from "../horizon/houses.ts";
import { planets } from "../names.ts";
import { natalChartWithoutCycles } from "../natal-chart.ts";
import { separation } from "../zodiac/longitude.ts";
import { interAspectId, twoCharts } from "./two-charts.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
function factsOf(birth: Birth) {
  const chart = natalChartWithoutCycles(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return chart.facts;
}
const ana = factsOf({
  date: "1990-06-15",
  time: "14:30",
  latitude: -23.55,
  longitude: -46.63,
  zone: "America/Sao_Paulo",
});
const ben = factsOf({ date: "1987-11-02", time: null, latitude: 51.5, longitude: -0.13, zone: "Europe/London" });

test("aspects are found between the planets of two charts, closest first, and are the same seen from either side", () => {
  const { aspects } = twoCharts(ana, ben);
  const mirrored = twoCharts(ben, ana).aspects;
  expect(aspects.length).toBeGreaterThan(10);
  for (const { a, b, type, orb } of aspects) {
    expect(mirrored.find((other) => other.a === b && other.b === a)).toMatchObject({ type, orb });
  }
  expect(aspects.map(({ orb }) => orb)).toEqual(aspects.map(({ orb }) => orb).sort((x, y) => x - y));
});

test("what rests on a Moon without its hour says so", () => {
  const { aspects } = twoCharts(ana, ben);
  for (const { a, b, uncertain } of aspects) expect(uncertain, `${a} ${b}`).toBe(b === "moon");
});

test("planets fall in the houses of the other chart, where that chart has houses", () => {
  const { firstInSecond, secondInFirst, firstToAngles, secondToAngles } = twoCharts(ana, ben);
  expect(firstInSecond).toBeNull();
  expect(firstToAngles).toEqual([]);
  for (const planet of planets) {
    expect(secondInFirst?.[planet]).toBe(houseOf(ben.planets[planet].longitude, ana.houses?.cusps ?? []));
  }
  for (const { a, orb, b } of secondToAngles) {
    const angle = b === "ascendant" ? ana.angles?.ascendant : ana.angles?.midheaven;
    const planet = planets.find((one) => one === a) ?? "sun";
    expect(orb).toBeLessThanOrEqual(8);
    const apart = separation(ben.planets[planet].longitude, angle?.longitude ?? Number.NaN) % 30;
    expect(Math.min(apart, 30 - apart)).toBeCloseTo(orb, 9);
  }
});

test("an aspect between charts has an id that tells whose planet is whose", () => {
  const [first] = twoCharts(ana, ben).aspects;
  if (first === undefined) throw new Error("there are aspects");
  expect(interAspectId(first)).toBe(`first.${first.a}-${first.type}-second.${first.b}`);
  expect(interAspectId(first, "second")).toBe(`second.${first.a}-${first.type}-first.${first.b}`);
});
