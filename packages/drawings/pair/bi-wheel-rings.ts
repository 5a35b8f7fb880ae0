import { signs } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import { signMark, washMark } from "../book/inked-signs.ts";
import type { Ink, Mark, Paint } from "../drawing.ts";
import { circleMark, groupMark, lineMark, pathMark, textMark } from "../geometry/marks.ts";
import { stroke, xy } from "../geometry/polar.ts";
import { elementInks } from "../wheel-parts/wheel-frame.ts";
import type { AngleLetters } from "../wheel-parts/wheel-houses.ts";
import { type BiFrame, biGauge, biPoint, biRing } from "./bi-wheel-frame.ts";
import type { PairedFacts } from "./paired-facts.ts";

const starts = signs.map((_, index) => index * 30);

/** Face, the second person's `sunken` ring, frame with its degree scale, zodiac band. */
export function biRings(frame: BiFrame): Mark {
  const { fine, firm, frame: heavy, sign } = biGauge(frame);
  const thin: Paint = { stroke: "ink", width: fine, opacity: 0.5 };
  const plain: Paint = { stroke: "ink", width: firm, opacity: 0.85 };
  const middle = (biRing.zodiacInner + biRing.zodiacOuter) / 2;
  return groupMark(
    [
      circleMark({ r: biRing.frame }, { fill: "wheel-face" }),
      pathMark(annulus(biRing.zodiacInner, biRing.split), { fill: "sunken", opacity: 0.55 }),
      ...starts.map((from, index) =>
        washMark(sector(frame, { from, to: from + 30 }, biRing), required(elementInks[index % 4], "an ink of four")),
      ),
      circleMark({ r: biRing.frame }, { stroke: "ink", width: heavy }),
      ...[biRing.frameInner, biRing.scale, biRing.zodiacOuter].map((r) => circleMark({ r }, thin)),
      ...[biRing.zodiacInner, biRing.split, biRing.inner].map((r) => circleMark({ r }, plain)),
      pathMark(
        scale(frame, (degree) => degree % 10 !== 0),
        thin,
      ),
      pathMark(
        scale(frame, (degree) => degree % 10 === 0),
        plain,
      ),
      ...starts.map((at) =>
        lineMark({ from: biPoint(frame, at, biRing.zodiacInner), to: biPoint(frame, at, biRing.zodiacOuter) }, plain),
      ),
      ...signs.map((name, index) =>
        signMark(name, { ...biPoint(frame, index * 30 + 15, middle), size: sign, strokeWidth: 1.4 }),
      ),
    ],
    undefined,
    "w-rings",
  );
}

/** The first person's houses: cusps, and the four angles with their letters; empty without that birth time. */
export function biHouses({ houses }: PairedFacts, frame: BiFrame, letters: AngleLetters): readonly Mark[] {
  if (houses === null) return [];
  const names = [letters.ascendant, letters.imumCoeli, letters.descendant, letters.midheaven];
  return houses.cusps.flatMap((cusp, index) => {
    if (index % 3 !== 0) return cuspMarks(cusp, index, frame);
    const words = required(names[index / 3], "one of four angles");
    return [...cuspMarks(cusp, index, frame), biLetter({ words, shownDeg: cusp, ink: "ink" }, frame)];
  });
}

/** The same without letters. */
export function biCusps({ houses }: PairedFacts, frame: BiFrame): readonly Mark[] {
  return houses === null ? [] : houses.cusps.flatMap((cusp, index) => cuspMarks(cusp, index, frame));
}

/** A cusp; those of the four angles are heavy and stand out of the frame. */
function cuspMarks(cusp: number, index: number, frame: BiFrame): readonly Mark[] {
  const inside = { from: biPoint(frame, cusp, biRing.inner), to: biPoint(frame, cusp, biRing.split) };
  if (index % 3 !== 0) return [lineMark(inside, { stroke: "ink", width: 1.6, opacity: 0.34 })];
  const outside = { from: biPoint(frame, cusp, biRing.frame), to: biPoint(frame, cusp, biRing.frame + 26) };
  const paint = { stroke: "ink", width: biGauge(frame).frame } as const;
  return [lineMark(inside, paint), lineMark(outside, paint)];
}

/** An angle's letters outside the frame. */
export function biLetter(
  { words, shownDeg, ink }: { readonly words: string; readonly shownDeg: number; readonly ink: Ink },
  frame: BiFrame,
): Mark {
  const size = biGauge(frame).angle;
  const { x, y } = biPoint(frame, shownDeg, biRing.frame + 54);
  const lettering = { face: "ui", size, weight: 500, anchor: "middle", spacing: size * 0.06 } as const;
  return textMark({ x, y: y + size * 0.36, words }, lettering, { fill: ink });
}

/** A ring between two radii as one path; the inner circle runs in the opposite direction. */
function annulus(outer: number, inner: number): string {
  const circle = (r: number, sweep: 0 | 1) => `M${r} 0A${r} ${r} 0 1 ${sweep} ${-r} 0A${r} ${r} 0 1 ${sweep} ${r} 0Z`;
  return circle(outer, 1) + circle(inner, 0);
}

function sector(
  frame: BiFrame,
  { from, to }: { readonly from: number; readonly to: number },
  { zodiacInner: inner, zodiacOuter: outer }: { readonly zodiacInner: number; readonly zodiacOuter: number },
): string {
  const at = (longitude: number, radius: number) => xy(biPoint(frame, longitude, radius));
  return (
    `M${at(from, outer)}A${outer} ${outer} 0 0 0 ${at(to, outer)}` +
    `L${at(to, inner)}A${inner} ${inner} 0 0 1 ${at(from, inner)}Z`
  );
}

/** Degree ticks: tens reach the band, fives to 956, ones to 964. */
function scale(frame: BiFrame, chosen: (degree: number) => boolean): string {
  let path = "";
  for (let degree = 0; degree < 360; degree += 1) {
    if (!chosen(degree)) continue;
    const end = degree % 10 === 0 ? biRing.zodiacOuter : degree % 5 === 0 ? 956 : 964;
    path += stroke(biPoint(frame, degree, biRing.scale), biPoint(frame, degree, end));
  }
  return path;
}
