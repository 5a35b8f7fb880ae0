import { expect, test } from "vitest";
import { factsWithoutCycles } from "../../natal-chart.ts";
import { bornUnder, type TurningSky, turningSky } from "../../testing/turning-sky.ts";

// What a birth time adds: angles, houses and their rulers, aspects to the angles, and what an error of the time changes.

/**
 * At the equator at sidereal time 20°. Right ascension α culminates at tan λ = tan α / cos 23.5°: the Midheaven is at
 * 21.65°, the Ascendant, of right ascension 110°, at 180° − 71.54° = 108.46°.
 */
const sky: TurningSky = { siderealDeg: 20, longitudes: { moon: 130, venus: 108, mars: 21, jupiter: 50 } };

const timed = factsWithoutCycles(bornUnder(turningSky(sky), "00:00"));
const untimed = factsWithoutCycles(bornUnder(turningSky(sky), null));

test("the angles opposite the Ascendant and the Midheaven are half a circle away", () => {
  const { ascendant, midheaven, descendant, imumCoeli } = timed.angles ?? {};
  const shown = [ascendant, midheaven, descendant, imumCoeli].map((angle) => angle?.longitude.toFixed(2));
  expect(shown).toEqual(["108.46", "21.65", "288.46", "201.65"]);
  expect([ascendant, midheaven, descendant, imumCoeli].map((angle) => angle?.sign)).toEqual([
    ...["Cancer", "Aries", "Capricorn", "Libra"],
  ]);
});

test("cusps have the rulers of their signs, the modern ones and the older ones; the Ascendant's rules the chart", () => {
  const { cusps = [], rulers = [], traditionalRulers = [] } = timed.houses ?? {};
  // Right ascensions of 20°, 50°, 80° … culminate and rise at the equator.
  expect(cusps.map((cusp) => Math.floor(cusp / 30))).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2]);
  expect(rulers).toEqual([
    ...["moon", "sun", "mercury", "venus", "pluto", "jupiter"],
    ...["saturn", "uranus", "neptune", "mars", "venus", "mercury"],
  ]);
  expect(traditionalRulers).toEqual([
    ...["moon", "sun", "mercury", "venus", "mars", "jupiter"],
    ...["saturn", "saturn", "jupiter", "mars", "venus", "mercury"],
  ]);
  expect([timed.chartRuler, timed.houses?.intercepted]).toEqual(["moon", []]);
});

test("aspects to the Ascendant and the Midheaven stand apart, and need a birth time", () => {
  const shown = timed.angleAspects.map(({ a, type, b, orb }) => `${a} ${type} ${b} ${orb.toFixed(2)}`);
  // Within their orbs: Venus and Mars on the angles and a square from the other, and the square 108.46° − 21.65° = 86.81°.
  expect(shown).toEqual(
    expect.arrayContaining(["venus conjunction ascendant 0.46", "mars conjunction midheaven 0.65"]),
  );
  expect(shown).toEqual(expect.arrayContaining(["venus square midheaven 3.65", "mars square ascendant 2.54"]));
  expect(untimed.angleAspects).toEqual([]);
});

test("houses by whole signs count from the rising sign", () => {
  const { wholeSign, placidus } = timed.houseSystems ?? {};
  expect(wholeSign).toMatchObject({ sun: 7, moon: 2, venus: 1, mars: 10, jupiter: 11 });
  expect(placidus).toEqual(
    Object.fromEntries(Object.entries(timed.planets).map(([planet, { house }]) => [planet, house])),
  );
  expect(untimed.houseSystems).toBeNull();
});

test("an hour turns the sky by 15°: enough for the next sign at both angles, 15 minutes are not", () => {
  // The Midheaven is 8.35° from Taurus, the Ascendant 11.54° from Leo.
  expect(timed.tolerance["60"]).toEqual(expect.arrayContaining(["rising-sign", "midheaven-sign"]));
  expect(timed.tolerance["15"]).not.toContain("rising-sign");
  expect(timed.tolerance["15"]).not.toContain("midheaven-sign");
  expect(untimed.tolerance).toEqual({});
});
