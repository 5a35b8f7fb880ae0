import { expect, test } from "vitest";
import { type Dignity, type Planet, planets, signs } from "../names.ts";
import { dignityOf } from "../strength/dignity.ts";

// Domicile, exaltation, detriment, fall, or neither; detriment and fall lie opposite. The outer three have no
// exaltation or fall; Mercury, exalted in a sign it rules, has no separate exaltation.

type Cell = "dom" | "exa" | "det" | "fal" | "...";
const dignities: Readonly<Record<Cell, Dignity>> = {
  dom: "domicile",
  exa: "exaltation",
  det: "detriment",
  fal: "fall",
  "...": "neutral",
};
const cellOf = (planet: Planet, sign: (typeof signs)[number]) => {
  const dignity = dignityOf(planet, sign);
  return Object.entries(dignities).find(([, name]) => name === dignity)?.[0];
};

test.each<[Planet, string]>([
  //          Ari Tau Gem Can Leo Vir Lib Sco Sag Cap Aqu Pis
  ["sun", "    exa ... ... ... dom ... fal ... ... ... det ..."],
  ["moon", "   ... exa ... dom ... ... ... fal ... det ... ..."],
  ["mercury", "... ... dom ... ... dom ... ... det ... ... det"],
  ["venus", "  det dom ... ... ... fal dom det ... ... ... exa"],
  ["mars", "   dom det ... fal ... ... det dom ... exa ... ..."],
  ["jupiter", "... ... det exa ... det ... ... dom fal ... dom"],
  ["saturn", " fal ... ... det det ... exa ... ... dom dom ..."],
  ["uranus", " ... ... ... ... det ... ... ... ... ... dom ..."],
  ["neptune", "... ... ... ... ... det ... ... ... ... ... dom"],
  ["pluto", "  ... det ... ... ... ... ... dom ... ... ... ..."],
])("the dignities of %s from Aries to Pisces", (planet, row) => {
  expect(signs.map((sign) => cellOf(planet, sign))).toEqual(row.trim().split(" "));
});

test("each of the ten planets has a row of the table above, and each sign a column", () => {
  expect([planets.length, signs.length]).toEqual([10, 12]);
  expect(signs.join(" ")).toBe(
    "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces",
  );
});
