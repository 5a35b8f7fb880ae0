import { altitude } from "@cosmic/sky/angles";
import { expect, test } from "vitest";
import { clockStates } from "../../certainty/clock-states.ts";
import { houseSystemsOf } from "../../certainty/house-systems.ts";
import { timeLimits } from "../../certainty/time-limits.ts";
import { sectOver } from "../../horizon/timed-sky.ts";
import { houseNumbers, type Planet } from "../../names.ts";
import { required } from "../../required.ts";
import { rising, themeFacts } from "../../testing/theme-facts.ts";
import { perPlanet } from "../../zodiac/per-planet.ts";

// Where the ecliptic lies on the equator, houses are of 30° each from the Midheaven: at 20° Pisces it has the Ascendant at
// 20° Gemini, and the tenth house is that from 350° to 20°.

const localSky = { meridianDeg: 350, latitudeDeg: 0, obliquityDeg: 0 };

test("the states of a clock: signs, houses, day or night, and the aspects to the angles", () => {
  const longitudes = { ...perPlanet(() => 132), sun: 60.5, moon: 42, mercury: 81 };
  const states = clockStates({ localSky, longitudes, sunLatitudeDeg: 0, points: { trueNode: 285, meanLilith: 5 } });
  expect(Object.fromEntries(states)).toMatchObject({
    ...{ "ascendant.sign": "Gemini", "midheaven.sign": "Pisces", sect: "day" },
    ...{ "sun.sign": "Gemini", "sun.house": "12", "moon.sign": "Taurus", "moon.house": "11" },
    ...{ "mercury.sign": "Gemini", "mercury.house": "1", "pluto.sign": "Leo", "pluto.house": "2" },
    ...{ "trueNode.sign": "Capricorn", "trueNode.house": "7", "meanLilith.sign": "Aries", "meanLilith.house": "10" },
    // By day Ascendant + Moon − Sun, 80 + 42 − 60.5 = 61.5; Spirit 80 + 60.5 − 42 = 98.5.
    ...{ "fortune.sign": "Gemini", "fortune.house": "12", "spirit.sign": "Cancer", "spirit.house": "1" },
    ...{ "house-1.sign": "Gemini", "house-4.sign": "Virgo", "house-12.sign": "Taurus" },
    // Mercury is 1° from the Ascendant, and 91° from the Midheaven.
    ...{ "mercury-conjunction-ascendant": "conjunction", "mercury-square-midheaven": "square" },
  });
  // Three angles' states, ten planets and four points with sign and house, twelve cusps; Chiron is not known.
  const aspects = [...states.keys()].filter((fact) => /-(ascendant|midheaven)$/.test(fact));
  expect(states.size - aspects.length).toBe(3 + 2 * 14 + 12);
  expect(states.has("chiron.sign")).toBe(false);
});

test.each([
  [260.5, "day"],
  [79.5, "day"],
  [80.5, "night"],
  [259.5, "night"],
])("with the horizon at 80° and 260° a Sun at %f° makes it %s", (sun, sect) => {
  expect(sectOver({ longitudeDeg: sun, latitudeDeg: 0 }, localSky)).toBe(sect);
  const longitudes = { ...perPlanet(() => 132), sun };
  expect(clockStates({ localSky, longitudes, sunLatitudeDeg: 0, points: {} }).get("sect")).toBe(sect);
});

test("a Sun exactly on the horizon is not above it: night", () => {
  const sky = { ...localSky, meridianDeg: 10 };
  const sun = { longitudeDeg: 100, latitudeDeg: 0 };
  expect(altitude(sun, sky)).toBe(0);
  expect(sectOver(sun, sky)).toBe("night");
});

/** What limits a state of a chart with a planet, Chiron, node and Lilith put somewhere. */
function limitOf(fact: string, at: Readonly<Record<string, readonly [number, number?]>>) {
  const { planets, angles } = themeFacts({}, { angles: rising("Gemini") });
  const point = (name: string) => {
    const longitude = at[name]?.[0];
    return longitude === undefined ? {} : { [name]: { ...planets.sun, longitude, house: null } };
  };
  const facts = {
    angles: { ...required(angles, "angles"), midheaven: { ...planets.sun, longitude: 350 } },
    obliquity: 0,
    planets: perPlanet((planet: Planet) => {
      const [longitude, speed = 0] = at[planet] ?? [42];
      return { ...planets[planet], longitude, speed };
    }),
    points: { ...point("trueNode"), ...point("chiron"), ...point("meanLilith") },
  };
  return timeLimits(facts, 0).find((limit) => limit.fact === fact);
}

// The sky turns by a degree in 239.345 s. Errors are tried every 10 s to 5 minutes, every minute to 15, every 5 to an hour.
test.each([
  // 1.1° take 263.3 s; what turns back leaves the house of the cusp behind it.
  ["mars", 21.1, 260, 270, "10"],
  ["mars", 18.9, 260, 270, "11"],
  // 1.4° take 335.1 s, 3.6° 861.6 s, 5° 1196.7 s.
  ["mars", 21.4, 300, 360, "10"],
  ["mars", 23.6, 840, 900, "10"],
  ["mars", 25, 900, 1200, "10"],
  ["trueNode", 21.1, 260, 270, "10"],
  ["chiron", 21.1, 260, 270, "10"],
  ["meanLilith", 21.1, 260, 270, "10"],
] as const)(
  "the house of %s at %f° holds for %i s and has changed at %i s, to %s",
  (body, longitude, held, changed, to) => {
    const fact = `${body}.house`;
    expect(limitOf(fact, { [body]: [longitude] })).toEqual({
      ...{ fact, heldSeconds: held, changedSeconds: changed, becomes: to },
    });
  },
);

test("bodies move at their speed: at 14.4° a day the Moon needs 4200 s for 0.7°, longer than is tried", () => {
  expect(limitOf("moon.sign", { moon: [29.3, 14.4] })).toBeUndefined();
  expect(limitOf("moon.sign", { moon: [29.5, 14.4] })).toEqual({
    ...{ fact: "moon.sign", heldSeconds: 2700, changedSeconds: 3000, becomes: "Taurus" },
  });
});

test("Mars falling back at 72° a day meets the cusp that turns with the sky: 1.4° at 0.0050114° a second, 279.4 s", () => {
  expect(limitOf("mars.house", { mars: [21.4, -72] })).toMatchObject({ heldSeconds: 270, changedSeconds: 280 });
});

test("without a birth time nothing hangs on the clock", () => {
  const { planets } = themeFacts();
  expect(timeLimits({ angles: null, obliquity: 0, planets, points: {} }, 0)).toEqual([]);
});

test("a point that the ephemeris lacks has no limits", () => {
  for (const point of ["trueNode", "chiron", "meanLilith"]) expect(limitOf(`${point}.house`, {})).toBeUndefined();
});

test("an aspect to an angle ends: Mars 7.9° from the Ascendant, past 8° in 0.1°, 23.9 s", () => {
  expect(limitOf("mars-conjunction-ascendant", { mars: [87.9] })).toEqual({
    ...{ fact: "mars-conjunction-ascendant", heldSeconds: 20, changedSeconds: 30, becomes: null },
  });
});

test("the houses of Mars in three systems, the Ascendant at 15° Taurus and the Midheaven at 15° Aquarius", () => {
  const angles = { ascendantDeg: 45, midheavenDeg: 315 };
  const own = perPlanet(() => required(houseNumbers[6], "the seventh house"));
  const cusps = houseNumbers.map((house) => (45 + 30 * (house - 1)) % 360);
  const systemsOf = (longitudeDeg: number, system: "placidus" | "porphyry") => {
    const positions = perPlanet(() => ({ longitudeDeg }));
    const { placidus, wholeSign, porphyry } = houseSystemsOf({ positions, own, houses: { system, cusps }, angles });
    return [placidus?.mars ?? null, wholeSign.mars, porphyry.mars];
  };
  // Whole signs count from Taurus, Porphyry's thirds from 45°.
  expect(systemsOf(70, "placidus")).toEqual([7, 2, 1]);
  expect(systemsOf(44, "placidus")).toEqual([7, 1, 12]);
  expect(systemsOf(20, "placidus")).toEqual([7, 12, 12]);
  expect(systemsOf(350, "placidus")).toEqual([7, 11, 11]);
  expect(systemsOf(20, "porphyry")).toEqual([null, 12, 7]);
});
