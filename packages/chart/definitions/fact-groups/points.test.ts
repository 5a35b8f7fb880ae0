import { bodies } from "@cosmic/sky/sky";
import { expect, test } from "vitest";
import { factsWithoutCycles } from "../../natal-chart.ts";
import { bornUnder, type TurningSky, turningSky } from "../../testing/turning-sky.ts";

// Points other than planets: those the ephemeris has, and with a birth time their houses and the two lots.

/** At the equator at sidereal time 0°: 0° Aries culminates and 0° Cancer rises. The Sun, 10° past the Descendant, is up. */
const day: TurningSky = {
  longitudes: { sun: 280, moon: 290, trueNode: 100.5, meanNode: 80, meanLilith: 355, chiron: 10.25 },
};

function pointsOf(sky: TurningSky, time: string | null) {
  return factsWithoutCycles(bornUnder(turningSky(sky), time)).points;
}

test("each point has its sign, its degree and its house", () => {
  const { fortune, spirit, ...inSky } = pointsOf(day, "00:00");
  expect(inSky).toEqual({
    // After the Ascendant, before it, before the Midheaven and after it.
    trueNode: { longitude: 100.5, sign: "Cancer", degree: 10, minute: 30, house: 1 },
    meanNode: { longitude: 80, sign: "Gemini", degree: 20, minute: 0, house: 12 },
    meanLilith: { longitude: 355, sign: "Pisces", degree: 25, minute: 0, house: 9 },
    chiron: { longitude: 10.25, sign: "Aries", degree: 10, minute: 15, house: 10 },
  });
  // By day 90° + 290° − 280°, and the reverse.
  expect([fortune?.longitude, spirit?.longitude].map((degrees) => degrees?.toFixed(6))).toEqual([
    "100.000000",
    "80.000000",
  ]);
  expect([fortune?.house, spirit?.house]).toEqual([1, 12]);
  expect([fortune?.sign, spirit?.sign]).toEqual(["Cancer", "Gemini"]);
});

test("by night, with Sun and Moon after the Ascendant, the lots change places", () => {
  const { fortune, spirit } = pointsOf({ longitudes: { ...day.longitudes, sun: 100, moon: 110 } }, "00:00");
  expect([fortune?.house, spirit?.house]).toEqual([12, 1]);
});

test("without a birth time there are no houses of points and no lots", () => {
  const points = pointsOf(day, null);
  expect(Object.keys(points)).toEqual(["trueNode", "meanNode", "meanLilith", "chiron"]);
  expect(Object.values(points).map(({ house }) => house)).toEqual([null, null, null, null]);
});

test("a point that the ephemeris lacks is absent", () => {
  const points = pointsOf({ ...day, bodies: bodies.filter((body) => body !== "chiron") }, "00:00");
  expect(Object.keys(points).sort()).toEqual(["fortune", "meanLilith", "meanNode", "spirit", "trueNode"]);
});
