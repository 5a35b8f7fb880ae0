import { expect, test } from "vitest";
import {
  certainElement,
  certainPhase,
  isSureFigure,
  likelierSign,
  planetsInTwoSigns,
  possibleMoonSigns,
  possibleSigns,
  type SignFacts,
  signHours,
} from "../../certainty/day/possible-signs.ts";
import { type Element, type Planet, planets, type Sign } from "../../names.ts";
import { pattern, themeFacts } from "../../testing/theme-facts.ts";
import { perPlanet } from "../../zodiac/per-planet.ts";

// Without a birth time a planet has all the signs it had that day.

/** Every planet in mid-sign, but for one. */
function dayWith(planet: Planet, change: { longitude?: number; speed?: number; sign?: Sign }): SignFacts {
  const middle = Object.fromEntries(planets.map((one) => [one, { degree: 15 }]));
  const { planets: placed } = themeFacts(middle);
  const changed = perPlanet((one) => (one === planet ? { ...placed[one], ...change } : placed[one]));
  return {
    ...{ timeUnknown: true, planets: changed },
    sunSigns: window(changed.sun.sign),
    moonSigns: window(changed.moon.sign),
    signChanges: {},
  };
}

const window = (...signs: readonly Sign[]) => signs.map((sign) => ({ from: "00:00", to: "24:00", sign }));

test("a planet has the signs of its changes that day, and with a birth time the one", () => {
  const facts = dayWith("mercury", { sign: "Gemini" });
  expect(possibleSigns("mercury", facts)).toEqual(["Gemini"]);
  expect(planetsInTwoSigns(facts)).toEqual([]);
  const changed = { ...facts, signChanges: { mercury: window("Taurus", "Gemini") } };
  expect(possibleSigns("mercury", changed)).toEqual(["Taurus", "Gemini"]);
  expect(planetsInTwoSigns(changed)).toEqual(["mercury"]);
  expect(possibleSigns("mercury", { ...changed, timeUnknown: false })).toEqual(["Gemini"]);
});

test("the hours of two signs are those of the planet’s own windows, and none with a birth time or of one sign", () => {
  const facts = {
    ...dayWith("sun", { sign: "Taurus" }),
    moonSigns: window("Taurus", "Gemini"),
    signChanges: { mars: window("Leo", "Virgo") },
  };
  expect(signHours("sun", facts)).toEqual([]);
  expect(signHours("moon", facts)).toEqual(window("Taurus", "Gemini"));
  expect(signHours("mars", facts)).toEqual(window("Leo", "Virgo"));
  expect(signHours("venus", facts)).toEqual([]);
  expect(signHours("mars", { ...facts, timeUnknown: false })).toEqual([]);
});

test("the signs of Sun and Moon are those of the windows of the day, wherever noon lies", () => {
  const sun = dayWith("sun", { longitude: 59.99, speed: 1, sign: "Taurus" });
  expect(possibleSigns("sun", sun)).toEqual(["Taurus"]);
  expect(possibleSigns("sun", { ...sun, sunSigns: window("Aries", "Taurus") })).toEqual(["Aries", "Taurus"]);
  const moon = dayWith("moon", { longitude: 59.99, speed: 13, sign: "Taurus" });
  expect(possibleSigns("moon", moon)).toEqual(["Taurus"]);
  const two = { ...moon, moonSigns: window("Taurus", "Gemini") };
  expect([possibleSigns("moon", two), possibleMoonSigns(two)]).toEqual([
    ["Taurus", "Gemini"],
    ["Taurus", "Gemini"],
  ]);
  expect(possibleMoonSigns({ ...two, timeUnknown: false })).toEqual(["Taurus"]);
});

test.each<[string, ReturnType<typeof likelierSign>]>([
  // Sixteen hours and eight are two to one; a minute more is beyond.
  ["08:00", null],
  ["16:00", null],
  ["07:59", { sign: "Gemini", minutes: 961 }],
  ["16:01", { sign: "Taurus", minutes: 961 }],
])("of Taurus until %s and Gemini after it the likelier is %j", (edge, likelier) => {
  const windows = [
    { from: "00:00", to: edge, sign: "Taurus" },
    { from: edge, to: "24:00", sign: "Gemini" },
  ] as const;
  expect(likelierSign(windows)).toEqual(likelier);
  expect(likelierSign(windows.slice(0, 1))).toBeNull();
});

test.each<[readonly Sign[], Element | null]>([
  [["Taurus"], "Earth"],
  [["Taurus", "Gemini"], null],
])("a Moon in %j is of the element %s", (signs, element) => {
  const facts = { ...dayWith("moon", { sign: "Taurus" }), moonSigns: window(...signs) };
  expect(certainElement("moon", facts)).toBe(element);
});

// Figures with the Moon hang on her degree, a stellium on her sign alone.
test.each([
  ["grand-trine", "moon", ["Taurus"], false],
  ["grand-trine", "venus", ["Taurus", "Gemini"], true],
  ["stellium", "moon", ["Taurus"], true],
  ["stellium", "moon", ["Taurus", "Gemini"], false],
  ["stellium", "venus", ["Taurus", "Gemini"], true],
] as const)("a %s of Sun, Mars and %s with the Moon in %j is sure: %s", (type, third, signs, sure) => {
  const facts = { ...dayWith("moon", { sign: "Taurus" }), moonSigns: window(...signs) };
  const figure = pattern(type, ["sun", "mars", third]);
  expect(isSureFigure(figure, facts)).toBe(sure);
  expect(isSureFigure(figure, { ...facts, timeUnknown: false })).toBe(true);
});

// At 12.96° and 0.96° a day the Moon gains 6.25° on the Sun in 12½ hours; a phase has 45°.
test.each([
  [0, 6.26, true],
  [0, 6.24, false],
  [0, 38.74, true],
  [0, 38.76, false],
  [315, 353.76, false],
  [315, 353.74, true],
])("the phase that begins at %i° is certain with the Moon %f° ahead at noon: %s", (begins, angle, certain) => {
  const { planets: placed } = dayWith("moon", { speed: 12.96 });
  const name = begins === 0 ? "new-moon" : "waning-crescent";
  const facts = {
    ...{ timeUnknown: true, moonPhase: { angle, name } as const },
    planets: { ...placed, sun: { ...placed.sun, speed: 0.96 } },
  };
  expect(certainPhase(facts)).toBe(certain ? name : null);
  expect(certainPhase({ ...facts, timeUnknown: false })).toBe(name);
});
