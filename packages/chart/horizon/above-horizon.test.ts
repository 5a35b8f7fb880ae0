import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { altitude, ascendant } from "@cosmic/sky/angles";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { Birth } from "../birth.ts";
import { birthSky } from "../birth-sky.ts";
import { planets } from "../names.ts";
import { natalChartWithoutCycles } from "../natal-chart.ts";
import { shorterWay } from "../zodiac/longitude.ts";
import { aboveHorizon } from "./above-horizon.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const hammerfest = { latitude: 70.6634, longitude: 23.6821, zone: "Europe/Oslo" };

const births: readonly Birth[] = [
  { date: "1973-12-21", time: "11:05", ...hammerfest },
  { date: "1973-06-21", time: "00:30", ...hammerfest },
  { date: "1985-01-06", time: "09:10", latitude: 69.6492, longitude: 18.9553, zone: "Europe/Oslo" },
  { date: "1990-12-10", time: "15:00", latitude: 78.22, longitude: 15.64, zone: "Arctic/Longyearbyen" },
  { date: "1988-06-15", time: "03:00", latitude: -77.85, longitude: 166.67, zone: "Antarctica/McMurdo" },
  { date: "1988-06-15", time: "15:00", latitude: -77.85, longitude: 166.67, zone: "Antarctica/McMurdo" },
  { date: "1988-06-15", time: "03:00", latitude: -54.8, longitude: -68.3, zone: "America/Argentina/Ushuaia" },
  { date: "1990-06-15", time: "14:30", latitude: -23.5505, longitude: -46.6333, zone: "America/Sao_Paulo" },
];

/** The result from the facts, next to the sky the facts came from. */
function bothOf(birth: Birth) {
  const chart = natalChartWithoutCycles(birth, sources);
  const found = birthSky(birth, sources);
  if (!chart.ok || !found.ok) throw new Error(birth.date);
  return { facts: chart.facts, at: found.at, over: aboveHorizon(chart.facts, birth.latitude) };
}

test("what the facts say stood above the horizon is what did, at any latitude", () => {
  for (const birth of births) {
    const { at, over } = bothOf(birth);
    const up = planets.filter((planet) => altitude(at.positions[planet], at.localSky) > 0);
    expect(over?.above, birth.date).toEqual(up);
    expect([over?.abovePercent, over?.belowPercent]).toEqual([up.length * 10, 100 - up.length * 10]);
  }
});

test("the pace of the Ascendant is that of the minute of birth, and it runs backward wherever the Midheaven is below", () => {
  for (const birth of births) {
    const { at, over } = bothOf(birth);
    const later = { ...at.localSky, meridianDeg: at.localSky.meridianDeg + 0.025 };
    const pace = shorterWay(ascendant(at.localSky), ascendant(later)) * 10;
    expect(over?.ascendantDegPerMinute, birth.date).toBeCloseTo(pace, 1);
    expect(pace < 0, birth.date).toBe(over?.midheavenBelow);
  }
});

test("at Hammerfest on the darkest day four planets stood above the horizon, though seven are in houses 7 to 12", () => {
  const [darkest] = births;
  if (!darkest) throw new Error("no birth");
  const { facts, over } = bothOf(darkest);
  expect(over).toMatchObject({ above: ["mars", "saturn", "uranus", "pluto"], midheavenBelow: true });
  expect(facts.hemispheres?.above).toBe(70);
});

test("without a birth time nothing is known to stand above", () => {
  const [darkest] = births;
  if (!darkest) throw new Error("no birth");
  expect(bothOf({ ...darkest, time: null }).over).toBeNull();
});
