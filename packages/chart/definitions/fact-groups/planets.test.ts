import { expect, test } from "vitest";
import { factsWithoutCycles } from "../../natal-chart.ts";
import { bornUnder, turningSky } from "../../testing/turning-sky.ts";

// A planet's facts hang on its own place and motion, the Sun's, its house and the sect.

/** At the equator at sidereal time 0°, with the Sun in the seventh house: a day chart. */
function planetsWith(mercury: number, time: string | null = "00:00") {
  return factsWithoutCycles(bornUnder(turningSky({ longitudes: { sun: 280, mercury } }), time)).planets;
}

test("Mercury west of the Sun is of the day, and out of it east of the Sun", () => {
  expect(planetsWith(275).mercury.inSect).toBe(true);
  expect(planetsWith(285).mercury.inSect).toBe(false);
  expect(planetsWith(275).sun.inSect).toBe(true);
  expect(planetsWith(275).moon.inSect).toBe(false);
});

test("the seventh house is angular and adds two to the score; sect and house count with a birth time only", () => {
  const { sun } = planetsWith(275);
  expect([sun.house, sun.houseClass]).toEqual([7, "angular"]);
  expect(sun.scoreLines).toEqual([
    { reason: "sect", points: 1 },
    { reason: "house", points: 2 },
  ]);
  expect(sun.score).toBe(8);
  const untimed = planetsWith(275, null).sun;
  expect([untimed.house, untimed.houseClass, untimed.inSect, untimed.scoreLines, untimed.score]).toEqual([
    ...[null, null, null],
    [],
    5,
  ]);
});

test("the modern and the older ruler of a planet's sign dispose of it", () => {
  // Mercury in Aquarius, everything else in Capricorn.
  const { dispositors } = factsWithoutCycles(bornUnder(turningSky({ longitudes: { mercury: 310 } }), null));
  expect([dispositors.modern.of.mercury, dispositors.traditional.of.mercury]).toEqual(["uranus", "saturn"]);
  expect([dispositors.modern.of.sun, dispositors.traditional.of.sun]).toEqual(["saturn", "saturn"]);
});
