import { possibleSigns } from "@cosmic/chart/certainty/day/possible-signs";
import { degreeText } from "@cosmic/chart/display";
import { type Element, type Facts, type Planet, type Sign, signs, type ZodiacPoint } from "@cosmic/chart/facts";
import type { Point } from "@cosmic/chart/names";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import type { Say } from "@cosmic/interpretation/strings/fill-strings";
import type { Cell } from "../document.ts";

const signWidthDeg = 30;

type Ink = NonNullable<Cell["element"]>;
const inks: Readonly<Record<Element, Ink>> = { Fire: "fire", Earth: "earth", Air: "air", Water: "water" };

/** Glyph names of the points; the Part of Spirit has none. */
const pointGlyphs: Readonly<Partial<Record<Point, string>>> = {
  trueNode: "north-node",
  meanNode: "north-node",
  meanLilith: "lilith",
  chiron: "chiron",
  fortune: "fortune",
};

export function inkOf(element: Element): Ink {
  return inks[element];
}

/** Glyph name of a sign. */
export function signGlyph(sign: Sign): string {
  return sign.toLowerCase();
}

/** A sign with its glyph in the ink of its element. */
export function signCell(sign: Sign, say: Say): Cell {
  return { text: say(`sign.${sign}`), glyph: signGlyph(sign), element: inkOf(elementOf(sign)) };
}

/** `24° 20′ Gemini`. */
export function degreeInSign(point: ZodiacPoint, say: Say): string {
  return say("placement.degree", { degree: degreeText(point), sign: say(`sign.${point.sign}`) });
}

/** Degrees in the arcminute positions are printed to; the slowest planets move less than this in half a day. */
const printedDeg = 1 / 60;

/** The same for a planet. Without a birth time: both possible signs, or "about" and the whole degree if half a day
 * moves it by a minute or more. */
export function planetDegree(planet: Planet, facts: Facts, say: Say): string {
  const point = facts.planets[planet];
  if (!facts.timeUnknown) return degreeInSign(point, say);
  const [first, second] = possibleSigns(planet, facts);
  if (first && second) return say("word.or", { first: say(`sign.${first}`), second: say(`sign.${second}`) });
  return Math.abs(point.speed) / 2 < printedDeg ? degreeInSign(point, say) : aboutDegree(point, say);
}

/** The same for a point other than a planet. Its speed is unknown, but every point moves by minutes in a day. */
export function pointDegree(point: ZodiacPoint, facts: Facts, say: Say): string {
  return facts.timeUnknown ? aboutDegree(point, say) : degreeInSign(point, say);
}

/** Rounded to the degree, and never to the first of the next sign. */
function aboutDegree({ longitude, sign }: ZodiacPoint, say: Say): string {
  const degree = Math.min(signWidthDeg - 1, Math.round(longitude % signWidthDeg));
  return say("placement.about", { degree: String(degree), sign: say(`sign.${sign}`) });
}

/** A planet with its glyph, and (R) if retrograde. */
export function planetCell(planet: Planet, facts: Facts, say: Say): Cell {
  const name = say(`planet.${planet}`);
  const text = facts.planets[planet].retrograde ? say("placement.retrograde", { planet: name }) : name;
  return { text, glyph: planet };
}

export function pointCell(point: Point, say: Say): Cell {
  const glyph = pointGlyphs[point];
  return { text: say(`point.${point}`), ...(glyph === undefined ? {} : { glyph }) };
}

/** Distance to the nearer edge of a point's sign in degrees, and the sign beyond that edge. */
export function degreeToEdge(point: ZodiacPoint): { readonly degrees: number; readonly neighbor: Sign } {
  const within = point.longitude % signWidthDeg;
  const early = within < signWidthDeg / 2;
  const neighbor = signs[(signs.indexOf(point.sign) + (early ? 11 : 1)) % 12] ?? point.sign;
  return { degrees: early ? within : signWidthDeg - within, neighbor };
}
