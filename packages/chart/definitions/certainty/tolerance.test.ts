import { anglesOver, siderealDegPerSecond } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { expect, test } from "vitest";
import { type TimedBirth, toleranceOf } from "../../certainty/tolerance.ts";
import { houseOf, porphyryCusps } from "../../horizon/houses.ts";
import { sectOver } from "../../horizon/timed-sky.ts";
import type { Planet } from "../../names.ts";
import { evenSky } from "../../testing/even-sky.ts";
import { perPlanet } from "../../zodiac/per-planet.ts";

// Where the ecliptic lies on the equator, houses are of 30° each from the Midheaven, and the Ascendant stands 90° after it.
// In 5, 15 and 60 minutes the sky turns by 1.2534°, 3.7603° and 15.0411°.

test("the sky turns by a degree in 239.345 seconds of civil time", () => {
  expect(1 / siderealDegPerSecond).toBeCloseTo(239.345, 3);
});

interface Made {
  readonly meridianDeg?: number;
  readonly latitudeDeg?: number;
  readonly system?: "placidus" | "porphyry";
  /** Longitude and daily motion of the planets; the others stand still 22° after a cusp. */
  readonly at?: Readonly<Partial<Record<Planet, readonly [number, number?]>>>;
  /** Where a planet stands that many seconds after the birth when it is computed anew; never asked for unless given. */
  readonly anew?: (planet: string, seconds: number) => number;
}

const bornUnix = 946_728_000;

function birthOf({ meridianDeg = 350, latitudeDeg = 0, system = "placidus", at = {}, anew }: Made): TimedBirth {
  const localSky = { meridianDeg, latitudeDeg, obliquityDeg: 0 };
  const positions = perPlanet((planet) => {
    const [longitudeDeg, speedDegPerDay = 0] = at[planet] ?? [normalizeDegrees(meridianDeg + 52)];
    return { longitudeDeg, speedDegPerDay, latitudeDeg: 0, distanceAu: 1 };
  });
  const even = evenSky("2000-01-01T12:00:00Z");
  const birthJdTt = even.timeScales(bornUnix).jdTt;
  const angles = anglesOver(localSky);
  return {
    sky: {
      ...even,
      position(body, jdTt) {
        if (anew === undefined) throw new Error(`${body} is far from every edge`);
        const longitudeDeg = anew(body, Math.round((jdTt - birthJdTt) * 86_400));
        return { longitudeDeg, speedDegPerDay: 0, latitudeDeg: 0, distanceAu: 1 };
      },
    },
    unixSeconds: bornUnix,
    ...{ localSky, positions, system, angles },
    houses: perPlanet((planet) => houseOf(positions[planet].longitudeDeg, porphyryCusps(angles))),
    sect: sectOver(positions.sun, localSky),
  };
}

/** What each of the three errors would change. */
const changes = (made: Made) => {
  const { 5: five, 15: fifteen, 60: hour } = toleranceOf(birthOf(made));
  return [five, fifteen, hour];
};
const both = ["rising-sign", "midheaven-sign"];
const none: readonly string[] = [];

test.each([
  // Midheaven at so many degrees of Pisces, the Ascendant at as many of Gemini.
  ["1.25° past the edge", 331.25, both, both, both],
  ["1.26° past the edge", 331.26, none, both, both],
  ["3.77° past the edge", 333.77, none, none, both],
  ["15.05° past the edge, 14.95° before the next", 345.05, none, none, both],
  ["1.26° before the edge", 358.74, none, both, both],
  ["1.25° before the edge", 358.75, both, both, both],
])("angles %s", (_, meridianDeg, ...expected) => {
  const signs = changes({ meridianDeg }).map((states = []) => states.filter((state) => state.endsWith("-sign")));
  expect(signs).toEqual(expected);
});
/** Midheaven at 20° Pisces, a cusp at 20° Aries; what 5 and 15 minutes change of Mars. */
const houseOfMars = (made: Made) =>
  changes(made)
    .slice(0, 2)
    .map((states = []) => states.filter((state) => state === "house-of-mars"));
const mars = ["house-of-mars"];

test.each<[string, Made, ...(readonly string[])[]]>([
  ["1.1° after a cusp", { at: { mars: [21.1] } }, mars, mars],
  ["1.4° after a cusp", { at: { mars: [21.4] } }, none, mars],
  ["1.1° before a cusp", { at: { mars: [18.9] } }, mars, mars],
  ["3.9° after a cusp", { at: { mars: [23.9] } }, none, none],
  // At 72° a day, a quarter of a degree in five minutes: 1.2534° and 0.25° are 1.5034°.
  ["1.4° after a cusp and falling back fast", { at: { mars: [21.4, -72] } }, mars, mars],
  ["1.1° after a cusp and moving on fast", { at: { mars: [21.1, 72] } }, none, mars],
  ["1.1° after a cusp, 70° from the equator", { latitudeDeg: 70, at: { mars: [21.1] } }, mars, mars],
])("the house of a planet %s", (_, made, ...expected) => {
  expect(houseOfMars(made)).toEqual(expected);
});

test.each([
  // 1.27° after the cusp, 0.02° of it left after five minutes: there the ephemeris decides.
  [21.27, 20, mars],
  [21.27, 21.27, none],
  // 1.24° after it, passed by 0.01°.
  [21.24, 21.24, mars],
  [21.24, 21.27, none],
])("with Mars at %f° the ephemeris puts it at %f° five minutes later", (longitude, later, expected) => {
  const anew = (planet: string, seconds: number) => (planet === "mars" && seconds === 300 ? later : longitude);
  expect(houseOfMars({ at: { mars: [longitude] }, anew })[0]).toEqual(expected);
});

test.each([
  [20, mars],
  [21.27, none],
])("Porphyry houses ask the ephemeris: Mars at %f° five minutes later", (later, expected) => {
  const anew = (planet: string, seconds: number) => (planet === "mars" && seconds === 300 ? later : 21.27);
  expect(houseOfMars({ system: "porphyry", at: { mars: [21.27] }, anew })[0]).toEqual(expected);
});

const moonOnly = (made: Made) => changes(made).map((states = []) => states.includes("moon-sign"));

test.each<[string, number, number, boolean[]]>([
  // At 14.4° a day the Moon moves by 0.05°, 0.15° and 0.6°.
  ["0.03° before Taurus", 29.97, 14.4, [true, true, true]],
  ["0.07° before Taurus", 29.93, 14.4, [false, true, true]],
  ["0.2° before Taurus", 29.8, 14.4, [false, false, true]],
  ["0.7° before Taurus", 29.3, 14.4, [false, false, false]],
  ["0.07° after Aries began", 0.07, 14.4, [false, true, true]],
])("the sign of a Moon %s", (_, longitude, speed, expected) => {
  expect(moonOnly({ at: { moon: [longitude, speed] } })).toEqual(expected);
});

test.each([
  [29.955, 30.001, true],
  [29.955, 29.999, false],
  [29.945, 30.001, true],
])("within 0.01° of a sign’s edge the ephemeris decides: a Moon of %f° at %f°", (longitude, later, expected) => {
  const anew = (body: string, seconds: number) => (body === "moon" && seconds === 300 ? later : longitude);
  expect(moonOnly({ at: { moon: [longitude, 14.4] }, anew })[0]).toBe(expected);
});

test.each([
  // The Sun on the horizon of the equator stands 90° from the Midheaven: it rises when the meridian reaches its place less 90°.
  ["1.1° before it rises", 81.1, ["night"], [true, true, true]],
  ["1.4° before it rises", 81.4, ["night"], [false, true, true]],
  ["1.1° after it rose", 78.9, ["day"], [true, true, true]],
  ["1.4° after it rose", 78.6, ["day"], [false, true, true]],
  ["20° after it rose", 60, ["day"], [false, false, false]],
] as const)("day and night with the Sun %s", (_, sunDeg, [sect], expected) => {
  const made: Made = { at: { sun: [sunDeg] } };
  expect(birthOf(made).sect).toBe(sect);
  expect(changes(made).map((states = []) => states.includes("sect"))).toEqual(expected);
});

test("the states come with the angles first, then the planets in their order", () => {
  const at = perPlanet((): readonly [number] => [331.1]);
  const places = { ...at, moon: [330.01, 14.4], sun: [61.1] } as const;
  expect(toleranceOf(birthOf({ meridianDeg: 330, at: places }))["5"]).toEqual([
    ...["rising-sign", "midheaven-sign", "moon-sign", "sect", "house-of-sun", "house-of-moon", "house-of-mercury"],
    ...["house-of-venus", "house-of-mars", "house-of-jupiter", "house-of-saturn", "house-of-uranus"],
    ...["house-of-neptune", "house-of-pluto"],
  ]);
});
