import { signs } from "@cosmic/chart/facts";
import { expect, test } from "vitest";
import { hooked, wordsOf } from "../test-charts/laid-marks.ts";
import { legibilityFaults } from "../test-charts/legibility.ts";
import { sampleFacts } from "../test-charts/sample-facts.ts";
import { type MoonTurn, moonDial } from "./moon-dial.ts";

const cuspsDeg = sampleFacts.houses?.cusps ?? [];
/** Aries to Gemini completed, Cancer two thirds. */
const turn: MoonTurn = {
  cuspsDeg,
  signs: signs.map((sign, index) => ({
    sign,
    begins: `Sep ${2018 + index * 2}`,
    walkedDeg: index < 3 ? 30 : index === 3 ? 20 : 0,
  })),
  moonDeg: 110,
  seen: { phaseAngleDeg: 20, southern: false },
};
const words = { title: "The progressed Moon in Cancer since November 2, 2024" };

test("the ways already walked are engraved, and those ahead are bare", () => {
  expect(hooked(moonDial(turn, words), "d-walked")).toHaveLength(4);
  const born = { ...turn, signs: turn.signs.map((one) => ({ ...one, walkedDeg: 0 })) };
  expect(hooked(moonDial(born, words), "d-walked")).toEqual([]);
});

test("the hand points to the Moon on a wheel whose Ascendant is at the left", () => {
  const [ascendant = 0] = cuspsDeg;
  const ends = (moonDeg: number) => hooked(moonDial({ ...turn, moonDeg }, words), "d-now")[0]?.at;
  expect(ends(ascendant)).toEqual({ x1: -132, y1: 0, x2: -378, y2: 0 });
  expect(ends(ascendant + 90)).toEqual({ x1: 0, y1: 132, x2: 0, y2: 378 });
});

test.each(["Sep 2018", "set. de 2018"])("months stand free of each other and within the figure (%s)", (begins) => {
  for (let ascendant = 0; ascendant < 30; ascendant += 3) {
    const told = { ...turn, signs: turn.signs.map((one) => ({ ...one, begins })) };
    const drawing = moonDial({ ...told, cuspsDeg: cuspsDeg.map((_, house) => (ascendant + house * 30) % 360) }, words);
    expect(legibilityFaults(drawing)).toEqual([]);
  }
});

test("the compact form leaves the months to the list beside it, and signs that are not told bear none", () => {
  expect(wordsOf(moonDial(turn, words, "compact"))).not.toContain("Sep 2018");
  const late = moonDial({ ...turn, signs: turn.signs.slice(0, 2) }, words);
  expect(wordsOf(late).filter((word) => word.startsWith("Sep"))).toEqual(["Sep 2018", "Sep 2020"]);
});

test("south of the equator the Moon is seen the other way round", () => {
  const moon = (southern: boolean) =>
    hooked(moonDial({ ...turn, seen: { phaseAngleDeg: 60, southern } }, words), "d-moon")[0];
  expect(moon(false)).not.toEqual(moon(true));
  expect(hooked(moonDial({ ...turn, seen: null }, words), "d-moon")).toEqual([]);
});
