import type { FactsWithoutCycles } from "@cosmic/chart/facts";
import { required } from "@cosmic/chart/required";
import type { Drawing, Mark } from "../drawing.ts";
import { circleMark, lineMark, pathMark } from "../geometry/marks.ts";
import { spread } from "../geometry/spread.ts";
import { biBodies } from "../pair/bi-wheel-bodies.ts";
import { type BiFrame, biFrame, biGauge, biPoint, biRing } from "../pair/bi-wheel-frame.ts";
import { biCusps, biLetter, biRings } from "../pair/bi-wheel-rings.ts";
import { type AngleLetters, usualLetters } from "../wheel-parts/wheel-houses.ts";

/** A natal chart and the chart of a solar return; every `SolarReturn` has its facts. */
export interface ReturnWheelFacts {
  readonly natal: FactsWithoutCycles;
  readonly solarReturn: { readonly facts: FactsWithoutCycles };
}

/** Labels of a return, in the reader's language. */
export interface ReturnWheelWords {
  /** Text alternative: the minute of the return, and which sign rises. */
  readonly title: string;
  /** The return's angles and planets with their natal houses, a sentence each. */
  readonly facts: readonly string[];
  readonly angleLetters?: AngleLetters;
}

export interface ReturnWheelOptions {
  readonly compact?: boolean;
}

/** Distance between the letters of two angles, degrees. */
const letterGapDeg = { wide: 6, compact: 8.4 } as const;

/**
 * The sky of a solar return round the natal wheel: natal planets inside with filled dots, the return's outside on a
 * `sunken` ring with open dots. Natal angles are heavy and cut the inner ring; the return's are a double hairline across
 * the outer ring, with an open dot on the frame and letters in copper. Outer radius 1000 units.
 */
export function returnWheel(
  { natal, solarReturn }: ReturnWheelFacts,
  words: ReturnWheelWords,
  { compact = false }: ReturnWheelOptions = {},
): Drawing {
  const frame = biFrame(natal, compact);
  const reach = biRing.frame + biGauge(frame).margin;
  return {
    viewBox: [-reach, -reach, 2 * reach, 2 * reach],
    title: words.title,
    description: words.facts,
    hook: compact ? "return-wheel compact" : "return-wheel",
    marks: [
      biRings(frame),
      ...biCusps(natal, frame),
      ...returnAxes(solarReturn.facts, frame),
      ...letterMarks(natal, solarReturn.facts, { frame, letters: words.angleLetters ?? usualLetters }),
      biBodies({ facts: natal, moonDoubtDeg: 0, ring: "first", offAngles: true }, frame),
      biBodies({ facts: solarReturn.facts, moonDoubtDeg: 0, ring: "second", offAngles: true }, frame),
      circleMark({ r: 26 }, { fill: "wheel-face", stroke: "ink", width: 2.8 }),
      pathMark("M-26 0H26M0-26V26", { stroke: "ink", width: 2.8, opacity: 0.85 }),
    ],
  };
}

/** Ascendant, Imum Coeli, Descendant, Midheaven. */
function axesOf({ angles }: FactsWithoutCycles): readonly number[] {
  if (angles === null) return [];
  return [angles.ascendant, angles.imumCoeli, angles.descendant, angles.midheaven].map(({ longitude }) => longitude);
}

/** Half the distance of the two hairlines, degrees. */
const halfAxisDeg = 0.35;

function returnAxes(facts: FactsWithoutCycles, frame: BiFrame): readonly Mark[] {
  const { fine, firm } = biGauge(frame);
  return axesOf(facts).flatMap((deg) => [
    ...[-halfAxisDeg, halfAxisDeg].map((off) =>
      lineMark(
        { from: biPoint(frame, deg + off, biRing.split), to: biPoint(frame, deg + off, biRing.zodiacInner) },
        { stroke: "ink", width: fine },
      ),
    ),
    circleMark({ ...biPoint(frame, deg, biRing.frame), r: 11 }, { fill: "wheel-face", stroke: "metal", width: firm }),
  ]);
}

/** The letters of both charts on one ring, moved apart where angles nearly meet. */
function letterMarks(
  natal: FactsWithoutCycles,
  returned: FactsWithoutCycles,
  { frame, letters }: { readonly frame: BiFrame; readonly letters: AngleLetters },
): readonly Mark[] {
  const names = [letters.ascendant, letters.imumCoeli, letters.descendant, letters.midheaven];
  const all = [natal, returned].flatMap((facts, chart) =>
    axesOf(facts).map(
      (deg, index) =>
        ({ deg, words: required(names[index], "the letter of an angle"), ink: chart === 0 ? "ink" : "metal" }) as const,
    ),
  );
  const gapDeg = letterGapDeg[frame.compact ? "compact" : "wide"];
  const shown = spread(
    all.map(({ deg }) => deg),
    { gapDeg, wallsDeg: [], wallGapDeg: 0 },
  );
  return all.map(({ words, ink, deg }, index) =>
    biLetter({ words, ink, shownDeg: shown[index]?.shownDeg ?? deg }, frame),
  );
}
