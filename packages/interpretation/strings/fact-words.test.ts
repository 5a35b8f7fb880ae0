import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import type { Aspect, Facts } from "@cosmic/chart/facts";
import { natalChart } from "@cosmic/chart/natal-chart";
import { required } from "@cosmic/chart/required";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { englishLibrary } from "../passages/english-library.ts";
import { describedOrbDeg, isSurelyExact, motionSaid, orbSaid, orbWords } from "./aspect-words.ts";
import { aspectNamed, aspectTitled, bodyNamed, bodyTitled, factWords, listed } from "./fact-words.ts";
import { sayFrom } from "./fill-strings.ts";
import { houseOrdinal } from "./house-ordinal.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const say = sayFrom(englishLibrary);

function factsAt(date: string, time: string | null): Facts {
  const birth = { date, time, latitude: -23.5505, longitude: -46.6333, zone: "America/Sao_Paulo" };
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return chart.facts;
}

/** Sun 24° Gemini in the eighth house, Moon in Pisces, Scorpio rising. */
const timed = factsAt("1990-06-15", "14:30");
/** The Moon changed from Pisces to Aries. */
const untimed = factsAt("1990-06-16", null);
const t = factWords(timed, say);
const u = factWords(untimed, say);

test.each<readonly [id: FactId, name: string | null]>([
  ["sun.sign", "the Sun in Gemini"],
  ["sun.longitude", "the Sun in Gemini"],
  ["sun.house", "the Sun in the eighth house"],
  ["trueNode.sign", "the North Node in Aquarius"],
  ["fortune.sign", "the Part of Fortune in Leo"],
  ["ascendant.sign", "Scorpio rising"],
  ["midheaven.sign", "the Midheaven in Cancer"],
  ["house-3.sign", "the third house in Capricorn"],
  ["house-3.ruler", null],
  ["sun-signs", "the Sun in Gemini"],
  ["moon-signs", "the Moon in Pisces"],
  ["sect", "the day chart"],
  ["chart-ruler", "Pluto as ruler of the chart"],
  ["clock", null],
  ["mars.dignity", "the dignity of Mars"],
  ["mars.motion", "the motion of Mars"],
  ["mars.light", "the distance of Mars from the Sun"],
  ["mars.score", "the strength of Mars"],
  ["mars.speed", null],
  ["mars.declination", null],
  ["modalities.fixed", null],
  ["polarities.active", null],
  ["sun-sextile-jupiter", null],
])("with an hour, %s is %s", (id, name) => {
  expect(t.optionalName(id)).toBe(name);
});

test("a planet stands in its own half of the day or out of it", () => {
  const inSect = (sect: boolean) => {
    const mars = { ...timed.planets.mars, inSect: sect };
    return factWords({ ...timed, planets: { ...timed.planets, mars } }, say).named("mars.sect");
  };
  expect(inSect(true)).toBe("Mars in its own half of the day");
  expect(inSect(false)).toBe("Mars out of its own half of the day");
});

test.each<readonly [id: FactId, name: string | null]>([
  ["moon.sign", "the Moon in Pisces or Aries"],
  ["moon-signs", "the Moon in Pisces or Aries"],
  ["sun.house", null],
  ["ascendant.sign", null],
  ["fortune.sign", null],
  ["house-3.sign", null],
  ["sect", null],
  ["chart-ruler", null],
])("without an hour, %s is %s", (id, name) => {
  expect(u.optionalName(id)).toBe(name);
});

test("a point is named with its house where it has one", () => {
  const node = { ...required(timed.points.trueNode, "the node"), house: 3 } as const;
  const words = factWords({ ...timed, points: { trueNode: node } }, say);
  expect(words.optionalName("trueNode.house")).toBe("the North Node in the third house");
  expect(words.optionalName("fortune.house")).toBeNull();
});

test("a title begins with a capital, and what has no name is refused where one is needed", () => {
  expect(t.titled("sun.sign")).toBe("The Sun in Gemini");
  expect(t.optionalTitle("sun.sign")).toBe("The Sun in Gemini");
  expect(t.optionalTitle("clock")).toBeNull();
  expect(t.named("sun.sign")).toBe("the Sun in Gemini");
  expect(() => t.named("clock")).toThrow("the name of the fact clock");
});

test("an element is named with its share", () => {
  expect(t.named("elements.air")).toBe(`Air at ${timed.elements.Air}%`);
});

test("an aspect and a figure are named by their planets", () => {
  const words = factWords(
    {
      ...timed,
      configurations: [
        { type: "t-square", planets: ["sun", "moon", "mars"] },
        { type: "stellium", planets: ["sun", "mercury", "venus"], sign: "Leo" },
        { type: "stellium", planets: ["sun", "mercury", "venus"], house: 4 },
      ],
    },
    say,
  );
  expect(words.named("t-square-sun-moon-mars")).toBe("the T-square of the Sun, the Moon and Mars");
  expect(words.named("stellium-in-leo")).toBe("the gathering in Leo");
  expect(words.named("stellium-in-house-4")).toBe("the gathering in the fourth house");
  expect(words.optionalName("yod-sun-moon-mars")).toBeNull();
  expect(words.named("sun-square-moon")).toBe("the square of the Sun and the Moon");
  const angle = required(timed.angleAspects[0], "an aspect to an angle");
  expect(words.named(`${angle.a}-${angle.type}-${angle.b}`)).toBe(aspectNamed(angle, say));
  expect(aspectNamed({ a: "venus", b: "ascendant", type: "trine" }, say)).toBe("the trine of Venus and the Ascendant");
});

test("bodies have a name in a sentence and one in a table", () => {
  expect([bodyNamed("sun", say), bodyTitled("sun", say)]).toEqual(["the Sun", "Sun"]);
  expect([bodyNamed("ascendant", say), bodyTitled("ascendant", say)]).toEqual(["the Ascendant", "Ascendant"]);
  expect([bodyNamed("trueNode", say), bodyTitled("trueNode", say)]).toEqual(["the North Node", "North Node"]);
  expect(t.body("moon")).toBe("the Moon");
});

test("words are listed with commas and one and", () => {
  expect(listed([], say)).toBe("");
  expect(listed(["a"], say)).toBe("a");
  expect(listed(["a", "b"], say)).toBe("a and b");
  expect(listed(["a", "b", "c", "d"], say)).toBe("a, b, c and d");
});

test("a house has its ordinal, and there are twelve", () => {
  expect(houseOrdinal(7, say)).toBe("seventh");
  expect(() => houseOrdinal(13, say)).toThrow("13 is no house");
});

/** By definition an orb without an hour may be off by half of a day's change. */
const moonAspect: Aspect = {
  ...required(timed.aspects[0], "an aspect"),
  a: "moon",
  b: "sun",
  type: "square",
  orb: 0.84,
};

test("with an hour an orb is exact to a tenth of a degree, and closes or opens", () => {
  expect(orbSaid(moonAspect, { facts: timed, say })).toBe("0.8°");
  expect(aspectTitled(moonAspect, { facts: timed, say })).toBe("Moon square Sun, orb 0.8°");
  expect(motionSaid({ ...moonAspect, applying: true }, { facts: timed, say })).toBe("Applying");
  expect(motionSaid({ ...moonAspect, applying: false }, { facts: timed, say })).toBe("Separating");
  expect(isSurelyExact(moonAspect, timed)).toBe(true);
  expect(isSurelyExact({ ...moonAspect, orb: 1 }, timed)).toBe(false);
  expect(describedOrbDeg(moonAspect, timed)).toBe(0.84);
});

test("without an hour the Moon's orb is that of noon, and may have closed and opened that day", () => {
  expect(orbSaid(moonAspect, { facts: untimed, say })).toBe("0.8° at noon");
  expect(motionSaid(moonAspect, { facts: untimed, say })).toBe("Exact that day");
  expect(motionSaid({ ...moonAspect, orb: 7.5, applying: true }, { facts: untimed, say })).toBe("Applying");
  expect(isSurelyExact(moonAspect, untimed)).toBe(false);
  expect(describedOrbDeg(moonAspect, untimed)).toBe(1);
  expect(describedOrbDeg({ ...moonAspect, orb: 3 }, untimed)).toBe(3);
});

test("two slow planets keep their orb for a day, and an angle has no speed", () => {
  const slow: Aspect = { ...moonAspect, a: "neptune", b: "pluto", orb: 0.5 };
  expect(orbSaid(slow, { facts: untimed, say })).toBe("0.5°");
  expect(isSurelyExact(slow, untimed)).toBe(true);
  const toAngle = { a: "sun", b: "midheaven", orb: 0.7 } as const;
  // The Sun moves 57′ a day.
  expect(isSurelyExact(toAngle, untimed)).toBe(false);
  expect(isSurelyExact({ ...toAngle, orb: 0.5 }, untimed)).toBe(true);
});

test("without an hour an orb changes by half of what two bodies differ in a day", () => {
  const { sun, moon } = untimed.planets;
  const moving = (sunSpeed: number, moonSpeed: number): Facts => ({
    ...untimed,
    planets: { ...untimed.planets, sun: { ...sun, speed: sunSpeed }, moon: { ...moon, speed: moonSpeed } },
  });
  const motion = (orb: number) => motionSaid({ ...moonAspect, orb, applying: true }, { facts: moving(1, 13), say });
  // (13 − 1) / 2 = 6: an orb of 6 closes to nothing at midnight, and opens no more that day.
  expect([motion(5.9), motion(6)]).toEqual(["Exact that day", "Applying"]);
  const said = (moonSpeed: number) => orbSaid({ ...moonAspect, orb: 2.5 }, { facts: moving(0, moonSpeed), say });
  // A tenth of a degree is what is printed.
  expect([said(0.19), said(0.2)]).toEqual(["2.5°", "2.5° at noon"]);
  const slower = orbSaid({ ...moonAspect, a: "mercury", b: "sun", orb: 2.5 }, { facts: untimed, say });
  expect(slower).toMatch(/^(about )?2\.5°$/);
});

test("an orb that tables print as nothing is in a sentence less than a tenth of a degree", () => {
  const words = (orb: number, facts: Facts) => orbWords({ ...moonAspect, orb }, { facts, say });
  expect([words(0.09, timed), words(0.1, timed)]).toEqual([say("orb.least"), "0.1°"]);
  // At another hour it may have been wider.
  expect(words(0.09, untimed)).not.toBe(say("orb.least"));
});
