import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { houseOf } from "../../horizon/houses.ts";
import { natalChartWithoutCycles } from "../../natal-chart.ts";
import { recordOf } from "../../record-of.ts";
import { computeYear } from "../../year/compute-year.ts";
import { instantAt } from "../../year/instants.ts";
import { lunations } from "../../year/lunations.ts";
import { annexBirth } from "../../year/testing/years.ts";
import { yearWindow } from "../../year/window.ts";
import { walkingBodies } from "../../year/year-facts.ts";
import { yearSky } from "../../year/year-sky.ts";

const sky = skyFromDisk();
const sources = { sky, timeZones: timeZonesFrom(zoneHistory) };
const jdTt = (instant: string) => sky.timeScales(Date.parse(instant) / 1000).jdTt;
const skyFrom = (year: number, month: number) =>
  yearSky(sky, yearWindow({ year, month, day: 1 }, annexBirth, sources.timeZones));
const shared = skyFrom(2026, 12);
function yearOf(birth: typeof annexBirth, sharedSky = shared) {
  const found = computeYear(sharedSky, { birth, place: null }, sources);
  if (!found.ok) throw new Error(found.problem.message);
  return found.facts;
}

test("the facts of a year bear the id of the birth if it has one", () => {
  const facts = yearOf(annexBirth);
  expect(facts).not.toHaveProperty("id");
  expect(yearOf({ ...annexBirth, id: "row-7" })).toEqual({ id: "row-7", ...facts });
});

test("a birth that cannot be read has no year, and its problem is that of the chart", () => {
  for (const wrong of [{ zone: "Europe/Nowhere" }, { date: "1990-02-30" }, { date: "1890-01-01" }]) {
    const birth = { ...annexBirth, ...wrong };
    const ofChart = natalChartWithoutCycles(birth, sources);
    expect(ofChart.ok).toBe(false);
    expect(computeYear(shared, { birth, place: null }, sources)).toEqual(ofChart);
  }
});

test("the natal houses of the bodies are those in which they stand at the first instant of the window", () => {
  const chart = natalChartWithoutCycles(annexBirth, sources);
  const cusps = (chart.ok ? chart.facts.houses?.cusps : null) ?? [];
  expect(cusps).toHaveLength(12);
  // Midnight in Madrid.
  const begin = jdTt("2026-11-30T23:00:00Z");
  const expected = recordOf(walkingBodies, (body) => houseOf(sky.position(body, begin).longitudeDeg, cusps));
  expect(yearOf(annexBirth).housesAtStart).toEqual(expected);
});

test("the progressed Moon meets Sun to Saturn and the angles, not the outer three", () => {
  // From Cancer 7° to 21° it stands opposite Uranus at 8° and Neptune at 14° Capricorn, in trine to Pluto at 15° Scorpio,
  // in square to Mars at 11° Aries, in trine to the Moon at 16° Pisces, on Jupiter at 16° Cancer and in sextile to Venus
  // at 19° Taurus.
  const { meetings } = yearOf(annexBirth, skyFrom(2025, 8)).progressedMoon;
  expect(meetings.map(({ aspect, point }) => `${aspect} ${point}`)).toEqual([
    "square mars",
    "trine moon",
    "conjunction jupiter",
    "sextile venus",
  ]);
});

test("stations of the quick planets in 2027 are those of the almanacs", () => {
  const ofQuick = yearOf(annexBirth).stations.filter(({ body }) => ["mercury", "venus", "mars"].includes(body));
  expect(ofQuick.map(({ body, at, turns }) => `${at.slice(0, 10)} ${body} ${turns}`)).toEqual([
    "2027-01-10 mars retrograde",
    "2027-02-09 mercury retrograde",
    "2027-03-03 mercury direct",
    "2027-04-01 mars direct",
    "2027-06-10 mercury retrograde",
    "2027-07-04 mercury direct",
    "2027-10-07 mercury retrograde",
    "2027-10-28 mercury direct",
  ]);
});

test("lunations are the new and full moons, two of these four with an eclipse", () => {
  const found = lunations(sky, { fromJdTt: jdTt("2000-01-01T00:00:00Z"), toJdTt: jdTt("2000-03-01T00:00:00Z") });
  expect(found.map(({ kind, jdTt: at, eclipse }) => `${instantAt(at).slice(0, 16)} ${kind} ${eclipse?.type}`)).toEqual([
    "2000-01-06T18:13 new undefined",
    "2000-01-21T04:40 full total",
    "2000-02-05T13:03 new partial",
    "2000-02-19T16:26 full undefined",
  ]);
});
