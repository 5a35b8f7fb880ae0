import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Facts } from "@cosmic/chart/facts";
import { natalChart } from "@cosmic/chart/natal-chart";
import { required } from "@cosmic/chart/required";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { englishLibrary } from "../passages/english-library.ts";
import { sayFrom } from "../strings/fill-strings.ts";
import { chartTruth } from "./chart-truth.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function factsAt(date: string, time: string | null): Facts {
  const birth = { date, time, latitude: -23.5505, longitude: -46.6333, zone: "America/Sao_Paulo" };
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return chart.facts;
}

// Sun 24° Gemini in the eighth house, Moon in Pisces, Scorpio rising; Saturn retrograde in Capricorn.
const timed = chartTruth(factsAt("1990-06-15", "14:30"), sayFrom(englishLibrary));

test.each([
  ["The Sun in Gemini asks, and the Moon in Pisces answers.", []],
  ["The Sun in Leo asks.", ["The Sun in Leo"]],
  ["What Mars in Taurus wants comes later.", ["Mars in Taurus"]],
  ["The Sun in the eighth house goes down.", []],
  ["The Sun in the ninth house goes far.", ["The Sun in the ninth house"]],
  ["It is the square of the Sun and the Moon.", []],
  ["It is the trine of the Sun and the Moon.", ["the trine of the Sun and the Moon"]],
  ["Saturn was retrograde that day.", []],
  ["Jupiter was retrograde that day.", ["Jupiter was retrograde"]],
  ["The Midheaven in Cancer is high.", []],
  ["The Midheaven in Leo is high.", ["The Midheaven in Leo"]],
  ["The North Node in Aquarius and the Part of Fortune in Leo.", []],
  ["The North Node in Leo.", ["The North Node in Leo"]],
  // Points and angles have no motion.
  ["The North Node was retrograde.", []],
] as const)("“%s” is held against the chart", (text, expected) => {
  expect(timed.untrue(text)).toEqual(expected);
});

test("a Moon that changed sign that day may be in either sign, and in no third", () => {
  const { untrue } = chartTruth(factsAt("1990-06-16", null), sayFrom(englishLibrary));
  expect(untrue("The Moon in Pisces or the Moon in Aries.")).toEqual([]);
  expect(untrue("The Moon in Taurus.")).toEqual(["The Moon in Taurus"]);
});

test("a point stands in the house the chart gives it, and in no other", () => {
  const facts = factsAt("1990-06-15", "14:30");
  const node = required(facts.points.trueNode, "the node");
  const { untrue } = chartTruth({ ...facts, points: { trueNode: { ...node, house: 3 } } }, sayFrom(englishLibrary));
  expect(untrue("The North Node in the third house.")).toEqual([]);
  expect(untrue("The North Node in the fourth house.")).toEqual(["The North Node in the fourth house"]);
});

test("without an hour no statement about an angle, a lot or a house is true", () => {
  const { timed: isTimed, untrue } = chartTruth(factsAt("1990-06-16", null), sayFrom(englishLibrary));
  expect([isTimed, timed.timed]).toEqual([false, true]);
  const stated = ["The Midheaven in Cancer", "The Part of Fortune in Leo", "The Part of Fortune in the eighth house"];
  expect(stated.flatMap((one) => untrue(`${one}.`))).toEqual(stated);
});

test("houses and angles are words that need a birth time", () => {
  expect(timed.timeWords("Your seventh house and the Midheaven; a house by the sea.")).toEqual([
    "seventh house",
    "Midheaven",
  ]);
});
