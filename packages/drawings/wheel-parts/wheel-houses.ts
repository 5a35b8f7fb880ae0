import type { Facts } from "@cosmic/chart/facts";
import { required } from "@cosmic/chart/required";
import { radiansPerDegree } from "@cosmic/sky/units";
import type { Mark, Paint } from "../drawing.ts";
import { figureHeight } from "../geometry/letter-widths.ts";
import { circleMark, groupMark, lineMark, textMark } from "../geometry/marks.ts";
import { turnOf } from "../geometry/polar.ts";
import { spread } from "../geometry/spread.ts";
import { gauge, placeOf, ring, type WheelFrame, wheelRadius } from "./wheel-frame.ts";

/** Labels at the four angles. */
export interface AngleLetters {
  readonly ascendant: string;
  readonly descendant: string;
  readonly midheaven: string;
  readonly imumCoeli: string;
}

/** Default labels, unless a language has its own. */
export const usualLetters: AngleLetters = { ascendant: "AC", descendant: "DC", midheaven: "MC", imumCoeli: "IC" };

/** Minimum distance between angle labels, in degrees. */
const labelGapDeg = 7;
/** Distance from a letter's middle to its baseline as a fraction of type size, for digits and capitals in both
 * typefaces. */
export const baselineShare = 0.33;

/** House ring, cusps, house numbers and the four angles; without a birth time only the ring and sign borders. */
export function wheelHouses(facts: Facts, frame: WheelFrame, letters: AngleLetters): Mark {
  const { hair, line, cusp } = gauge(frame);
  const cuspPaint: Paint = { stroke: "ink", width: cusp, opacity: 0.38 };
  const rings = [
    circleMark({ r: wheelRadius * ring.houseOuter }, { stroke: "ink", width: hair, opacity: 0.55 }),
    circleMark({ r: wheelRadius * ring.houseInner }, { stroke: "ink", width: line, opacity: 0.8 }),
  ];
  const { houses, angles } = facts;
  if (!houses || !angles) {
    const borders = Array.from({ length: 12 }, (_, index) => spoke(frame, index * 30, ring.houseOuter, cuspPaint));
    return groupMark([...rings, ...borders], undefined, "w-houses");
  }
  const plain = houses.cusps.filter((_, index) => index % 3 !== 0);
  const axes = axesOf(angles);
  return groupMark(
    [
      ...rings,
      ...plain.map((at) => spoke(frame, at, ring.houseInner, cuspPaint)),
      ...axes.flatMap((at) => angleLines(frame, at, ring.houseInner)),
      ...houseNumbers(houses.cusps, frame),
      ...angleLabels(axes, frame, letters),
    ],
    undefined,
    "w-houses",
  );
}

/** The four angles alone: heavy lines from the fraction `inner` of the radius outward, and their letters. */
export function angleMarks(
  angles: NonNullable<Facts["angles"]>,
  { frame, letters, inner }: { readonly frame: WheelFrame; readonly letters: AngleLetters; readonly inner: number },
): readonly Mark[] {
  const axes = axesOf(angles);
  return [...axes.flatMap((at) => angleLines(frame, at, inner)), ...angleLabels(axes, frame, letters)];
}

function axesOf(angles: NonNullable<Facts["angles"]>): readonly number[] {
  return [angles.ascendant, angles.descendant, angles.midheaven, angles.imumCoeli].map((at) => at.longitude);
}

function spoke(frame: WheelFrame, longitude: number, inner: number, paint: Paint): Mark {
  return lineMark({ from: placeOf(frame, longitude, inner), to: placeOf(frame, longitude, ring.zodiacInner) }, paint);
}

function angleLines(frame: WheelFrame, longitude: number, inner: number): readonly Mark[] {
  const paint: Paint = { stroke: "ink", width: 5 };
  const outside = {
    from: placeOf(frame, longitude, ring.frame),
    to: placeOf(frame, longitude, ring.angleMark),
  };
  return [spoke(frame, longitude, inner, paint), lineMark(outside, paint)];
}

/** Smallest legible number, drawing units. */
const smallestNumber = 20;

/** House numbers, centered in their houses and smaller in narrow ones; houses only a degree or two wide (at the polar
 * circle) get none. */
function houseNumbers(cusps: readonly number[], frame: WheelFrame): readonly Mark[] {
  const share = (ring.houseInner + ring.houseOuter) / 2;
  return cusps.flatMap((cusp, index) => {
    const span = turnOf((cusps[(index + 1) % 12] ?? cusp) - cusp);
    const words = String(index + 1);
    const room = span * radiansPerDegree * wheelRadius * share;
    // A digit of the text typeface is half as wide as its size; six units keep it clear of both cusps.
    const fitting = (room - 6) / Math.max(words.length * 0.5, figureHeight);
    if (fitting < smallestNumber) return [];
    const size = Math.min(gauge(frame).house, fitting);
    const { x, y } = placeOf(frame, cusp + span / 2, share);
    return [
      textMark(
        { x, y: y + size * baselineShare, words },
        { face: "text", size: Math.round(size), anchor: "middle" },
        { fill: "ink-2" },
      ),
    ];
  });
}

/** Labels outside the frame, pushed apart where Ascendant and Midheaven nearly coincide (far north and south). */
function angleLabels(axes: readonly number[], frame: WheelFrame, letters: AngleLetters): readonly Mark[] {
  const words = [letters.ascendant, letters.descendant, letters.midheaven, letters.imumCoeli];
  const size = gauge(frame).angle;
  const shown = spread(axes, { gapDeg: labelGapDeg, wallsDeg: [], wallGapDeg: 0 });
  return shown.map(({ shownDeg }, index) => {
    const { x, y } = placeOf(frame, shownDeg, ring.angleLabel);
    return textMark(
      { x, y: y + size * baselineShare, words: required(words[index], "one of four angles") },
      { face: "ui", size, weight: 500, anchor: "middle", spacing: Math.round(size * 8) / 100 },
      { fill: "ink" },
    );
  });
}
