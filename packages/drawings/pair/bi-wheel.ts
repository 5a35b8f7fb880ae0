import type { Drawing } from "../drawing.ts";
import { circleMark, pathMark } from "../geometry/marks.ts";
import { type AngleLetters, usualLetters } from "../wheel-parts/wheel-houses.ts";
import { biBodies } from "./bi-wheel-bodies.ts";
import { biFrame, biGauge, biRing } from "./bi-wheel-frame.ts";
import { biLines, type PairLine } from "./bi-wheel-lines.ts";
import { biHouses, biRings } from "./bi-wheel-rings.ts";
import type { PairedFacts } from "./paired-facts.ts";

/** One of the two people in a bi-wheel. */
export interface PairedPerson {
  readonly facts: PairedFacts;
  /** Half of the arc the Moon may be in, degrees: 0 with a birth time. */
  readonly moonDoubtDeg: number;
}

export interface BiWheelOptions {
  /** Text alternative: who is inside, who outside, and how many lines connect them. */
  readonly title: string;
  readonly first: PairedPerson;
  readonly second: PairedPerson;
  readonly lines: readonly PairLine[];
  /** For widths under 520 px: larger glyphs, no degrees. */
  readonly compact?: boolean;
  readonly angleLetters?: AngleLetters;
}

/**
 * Two charts on one wheel: the first person inside with filled dots, the second outside on a `sunken` ring with open
 * dots; strong lines full width, all others hairlines. The first person's Ascendant is at the left; without that birth
 * time 0° Aries is, and there are no houses. Outer radius 1000 units.
 */
export function biWheel(options: BiWheelOptions): Drawing {
  const { title, first, second, lines, compact = false, angleLetters = usualLetters } = options;
  const frame = biFrame(first.facts, compact);
  const reach = biRing.frame + biGauge(frame).margin;
  return {
    viewBox: [-reach, -reach, 2 * reach, 2 * reach],
    title,
    hook: compact ? "bi-wheel compact" : "bi-wheel",
    marks: [
      biRings(frame),
      ...biHouses(first.facts, frame, angleLetters),
      biLines(lines, { first: first.facts, second: second.facts }, frame),
      biBodies({ ...first, ring: "first" }, frame),
      biBodies({ ...second, ring: "second" }, frame),
      circleMark({ r: 26 }, { fill: "wheel-face", stroke: "ink", width: 2.8 }),
      pathMark("M-26 0H26M0-26V26", { stroke: "ink", width: 2.8, opacity: 0.85 }),
    ],
  };
}
