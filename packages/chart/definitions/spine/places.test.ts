import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { Pattern } from "../../findings.ts";
import type { HouseNumber } from "../../names.ts";
import { required } from "../../required.ts";
import { placeCandidates } from "../../spine/candidates/place-candidates.ts";
import type { CertainSky } from "../../spine/spine-input.ts";
import { all, allBut, bareSkies, even, only } from "../../testing/bare-sky.ts";
import { perPlanet } from "../../zodiac/per-planet.ts";

// What counts as a structure: the second edition's design, section 1.

const { bareSky, placed, skyWith } = bareSkies({ sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) });

test("a stellium is four planets, or three within eight degrees, that keep their sign or house", () => {
  const found = (pattern: Pattern, degrees: readonly number[], change: Partial<CertainSky> = {}) => {
    const where = placed(
      Object.fromEntries(pattern.planets.map((planet, at) => [planet, { longitude: degrees[at] ?? 0 }])),
    );
    const sky = skyWith(
      { configurations: [pattern], planets: where },
      { holdsSign: all(true), isHouseFragile: () => false, ...change },
    );
    return placeCandidates(sky, even.bodies)
      .filter(({ type }) => type.endsWith("stellium"))
      .map(({ type, key, core }) => [type, key, core.length]);
  };
  const three: Pattern = { type: "stellium", sign: "Leo", planets: ["sun", "venus", "mars"] };
  const four: Pattern = { type: "stellium", sign: "Leo", planets: ["sun", "venus", "mars", "pluto"] };
  expect(found(three, [0, 4, 8])).toEqual([["sign-stellium", "Leo", 3]]);
  expect(found(three, [0, 4, 8.1])).toEqual([]);
  expect(found(four, [0, 9, 18, 27])).toEqual([["sign-stellium", "Leo", 4]]);
  expect(found(four, [0, 4, 8, 27], { holdsSign: allBut("pluto") })).toEqual([["sign-stellium", "Leo", 3]]);
  expect(found(four, [0, 4, 9, 27], { holdsSign: allBut("pluto") })).toEqual([]);
  expect(found(four, [0, 1, 2, 3], { holdsSign: allBut("pluto", "sun") })).toEqual([]);
  const house: Pattern = { type: "stellium", house: 4, planets: ["sun", "venus", "mars", "pluto"] };
  expect(found(house, [0, 9, 18, 27], { holdsSign: allBut("pluto") })).toEqual([["house-stellium", "4", 4]]);
  expect(found(house, [0, 9, 18, 27], { isHouseFragile: (planet) => planet === "sun" })).toEqual([]);
});

test("a planet within five degrees of an angle is a structure of its own, less firm the farther away", () => {
  const sky = bareSky();
  const angles = required(sky.facts.angles, "the angles of a chart with a time");
  const at = (longitude: number) => ({ longitude });
  const turned = {
    ...{ ascendant: { ...angles.ascendant, ...at(0) }, midheaven: { ...angles.midheaven, ...at(270) } },
    ...{ descendant: { ...angles.descendant, ...at(180) }, imumCoeli: { ...angles.imumCoeli, ...at(90) } },
  };
  const where = perPlanet((planet) => ({ ...sky.facts.planets[planet], longitude: 45 }));
  const longitudes = { sun: 4, moon: 355, mars: 5.1, venus: 184, jupiter: 90, saturn: 266 } as const;
  const moved = { ...where };
  for (const [planet, longitude] of Object.entries(longitudes) as [keyof typeof longitudes, number][])
    moved[planet] = { ...moved[planet], longitude }; // the keys of the table above
  const found = placeCandidates(skyWith({ angles: { ...angles, ...turned }, planets: moved }), even.bodies);
  expect(only(found, "angular").map(({ key, exactness }) => [key, exactness])).toEqual([
    ["sun-ascendant", 0.75],
    ["moon-ascendant", 1 - 5 / 16],
    ["venus-descendant", 0.75],
    ["jupiter-imumCoeli", 1],
    ["saturn-midheaven", 0.75],
  ]);
  expect(only(placeCandidates(skyWith({ angles: null, planets: moved }), even.bodies), "angular")).toEqual([]);
});

test("Sun and Moon are a structure by their phase, by none where it changes that day, and none where a sign changes", () => {
  const found = (change: Partial<CertainSky>) =>
    only(placeCandidates(bareSky({ holdsSign: all(true), phaseHolds: true, ...change }), even.bodies), "sun-moon");
  expect(found({})).toMatchObject([{ key: bareSky().facts.moonPhase.name, core: ["sun", "moon"] }]);
  expect(found({ phaseHolds: false })).toMatchObject([{ key: "none" }]);
  expect([found({ holdsSign: allBut("moon") }), found({ holdsSign: allBut("sun") })]).toEqual([[], []]);
});

test("a planet alone in a half of the sky or in an element answers for all others by a quarter", () => {
  const quarter = Object.fromEntries(even.bodies.map((body) => [body, 1 / 4]));
  const found = (where: ReturnType<typeof placed>, change: Partial<CertainSky> = {}) =>
    only(placeCandidates(skyWith({ planets: where }, { holdsSign: all(true), ...change }), even.bodies), "singleton");
  const crowd = (house: HouseNumber, alone: HouseNumber) =>
    perPlanet((planet) => ({
      ...bareSky().facts.planets[planet],
      sign: "Aries" as const,
      house: planet === "moon" ? alone : house,
    }));
  // Alone above, below, east, west: by every house of the half.
  const halves: readonly (readonly [HouseNumber, readonly HouseNumber[]])[] = [
    [1, [7, 8, 9]],
    [2, [10, 11, 12]],
    [11, [1, 2, 3]],
    [12, [4, 5, 6]],
    [9, [1, 2, 3, 10, 11, 12]],
    [10, [4, 5, 6, 7, 8, 9]],
  ];
  for (const [house, others] of halves)
    for (const alone of others)
      expect(
        found(crowd(house, alone)).map(({ key, core, holds }) => ({ key, core, holds })),
        `${house} ${alone}`,
      ).toEqual([{ key: "moon-half", core: ["moon"], holds: quarter }]);
  expect(found(crowd(5, 6))).toEqual([]);
  // A house that five minutes would change makes the halves uncertain.
  expect(found(crowd(1, 7), { isHouseFragile: (planet) => planet === "pluto" })).toEqual([]);
  const inWater = perPlanet((planet) => ({
    ...bareSky().facts.planets[planet],
    house: 5 as const,
    sign: planet === "moon" ? ("Pisces" as const) : ("Aries" as const),
  }));
  expect(found(inWater)).toMatchObject([{ key: "moon-element", core: ["moon"] }]);
  expect(found(inWater, { holdsSign: allBut("saturn") })).toEqual([]);
});
