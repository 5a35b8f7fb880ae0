import { expect, test } from "vitest";
import { type DayState, dayStates, isStrengthCertain } from "../../certainty/day/day-states.ts";
import { planets, type Sign } from "../../names.ts";
import { shareFacts } from "../../shares/share-facts.ts";
import { themeFacts } from "../../testing/theme-facts.ts";
import { perPlanet } from "../../zodiac/per-planet.ts";

// A day without a birth time on which Sun, Moon and Venus change signs: every choice of theirs is a state.

const windows = (...signs: readonly Sign[]) => signs.map((sign) => ({ from: "00:00", to: "24:00", sign }));
const middle = Object.fromEntries(planets.map((planet) => [planet, { degree: 15 }]));
const { planets: calm } = themeFacts({ ...middle, venus: { sign: "Pisces", degree: 0 } });
const placed = perPlanet((planet) => ({ ...calm[planet], house: null, houseClass: null, speed: 0.96 }));
const facts = {
  ...{ timeUnknown: true, planets: placed, ...shareFacts(placed) },
  ...{ sunSigns: windows("Aries", "Taurus"), moonSigns: windows("Taurus", "Gemini") },
  signChanges: { venus: windows("Aquarius", "Pisces") },
};

test("the states come in the order of the day, each with one sign a planet", () => {
  const signsOf = ({ planets: { sun, moon, venus } }: DayState) => [sun.sign, moon.sign, venus.sign];
  expect(dayStates(facts).map(signsOf)).toEqual([
    ["Aries", "Taurus", "Aquarius"],
    ["Taurus", "Taurus", "Aquarius"],
    ["Aries", "Gemini", "Aquarius"],
    ["Taurus", "Gemini", "Aquarius"],
    ["Aries", "Taurus", "Pisces"],
    ["Taurus", "Taurus", "Pisces"],
    ["Aries", "Gemini", "Pisces"],
    ["Taurus", "Gemini", "Pisces"],
  ]);
});

test("each has the dignities, the scores and the shares of its signs", () => {
  const states = dayStates(facts);
  const [first, last] = [states[0], states[7]];
  // Sun and Moon exalted in Aries and Taurus, neither in Taurus and Gemini; Venus in Pisces is exalted.
  const own = (state: typeof first | undefined) =>
    (["sun", "moon", "venus"] as const).map((planet) => state?.planets[planet].dignity);
  expect(own(first)).toEqual(["exaltation", "exaltation", "neutral"]);
  expect(own(last)).toEqual(["neutral", "neutral", "exaltation"]);
  // Start 5, and 2 for an exaltation.
  expect([first.planets.sun.score, last?.planets.sun.score]).toEqual([7, 5]);
  // Mercury stands in Gemini, Mars in Leo to Pluto in Capricorn: earth 2, air 2, fire 2 and water 1 without the three.
  expect([first.elements, last?.elements]).toEqual([
    { Fire: 30, Earth: 30, Air: 30, Water: 10 },
    { Fire: 20, Earth: 30, Air: 30, Water: 20 },
  ]);
});

test("with a birth time the chart is the one state", () => {
  const timed = { ...facts, timeUnknown: false };
  expect(dayStates(timed)).toEqual([timed]);
});

test.each<[readonly Sign[], boolean]>([
  // Exalted in Taurus, neutral in Gemini, at home in Cancer; neutral in Gemini and in Leo.
  [["Taurus"], true],
  [["Taurus", "Gemini"], false],
  [["Gemini", "Cancer"], false],
  [["Leo", "Virgo"], true],
])("the strength of a Moon in %j is certain: %s", (signs, certain) => {
  expect(isStrengthCertain("moon", { ...facts, moonSigns: windows(...signs) })).toBe(certain);
});
