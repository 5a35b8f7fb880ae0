import type { Facts } from "@cosmic/chart/facts";
import type { Drawing } from "./drawing.ts";
import { wheelAspects } from "./wheel-parts/wheel-aspects.ts";
import { bodiesOf, wheelBodies } from "./wheel-parts/wheel-bodies.ts";
import { gauge, type WheelFrame, wheelRadius } from "./wheel-parts/wheel-frame.ts";
import { type AngleLetters, usualLetters, wheelHouses } from "./wheel-parts/wheel-houses.ts";
import { wheelRings, wheelSigns } from "./wheel-parts/wheel-rings.ts";

/** Options for drawing a wheel. */
export interface WheelOptions {
  /** Text alternative: names Sun, Moon and rising sign. */
  readonly title: string;
  /** For widths under 520 px: larger glyphs and degrees, no minutes, no aspect glyphs. */
  readonly compact?: boolean;
  /** Letters at the angles; AC, DC, MC, IC unless the language has its own. */
  readonly angleLetters?: AngleLetters;
}

/** The aspects a wheel draws: all between its planets; without a birth time, none of the Moon's. */
export function aspectsDrawn({ timeUnknown, aspects }: Facts): Facts["aspects"] {
  return timeUnknown ? aspects.filter(({ a, b }) => a !== "moon" && b !== "moon") : aspects;
}

/**
 * The natal wheel: Ascendant at the left, longitude counterclockwise, outer radius 1000 units. Ten planets, the true
 * north node, the Part of Fortune, Chiron and mean Lilith if the facts have them. Without a birth time 0° Aries is at
 * the left; there are no cusps, angles, house numbers or lots, and the Moon has an arc for its day's range and no
 * aspects.
 */
export function wheel(facts: Facts, { title, compact = false, angleLetters = usualLetters }: WheelOptions): Drawing {
  const frame: WheelFrame = { leftDeg: facts.angles?.ascendant.longitude ?? 0, compact };
  const bodies = bodiesOf(facts);
  const reach = wheelRadius + gauge(frame).margin;
  return {
    viewBox: [-reach, -reach, 2 * reach, 2 * reach],
    title,
    hook: compact ? "wheel compact" : "wheel",
    marks: [
      wheelRings(frame),
      wheelSigns(frame),
      wheelHouses(facts, frame, angleLetters),
      wheelAspects(aspectsDrawn(facts), bodies, frame),
      wheelBodies(bodies, facts, frame),
    ],
  };
}
