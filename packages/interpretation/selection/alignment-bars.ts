import type { Facts } from "@cosmic/chart/facts";
import { possibleMoonSigns } from "./possible-signs.ts";

/** The bars of the three sign cards, percent; null where the chart does not hold what a bar is counted from. */
export interface AlignmentBars {
  readonly lifePurpose: number;
  readonly emotional: number | null;
  readonly magnetism: number | null;
}

/** Every bar begins here and gains six percent a point of strength, so that ten points are a full bar. */
export const barStart = 40;
const firstShare = 4;
const secondShare = 2;

/**
 * Bars from the strengths (0…10) in the chart: 40 + 4 × the first planet + 2 × the second. Life purpose: Sun, chart ruler.
 * Emotional intelligence: Moon, Mercury; not where the Moon may stand in two signs. Social magnetism: chart ruler, Venus;
 * not without a birth time. Without one the Sun stands in for the chart ruler.
 */
export function alignmentBars(facts: Facts): AlignmentBars {
  const { planets, chartRuler } = facts;
  const bar = (first: number, second: number) => barStart + firstShare * first + secondShare * second;
  return {
    lifePurpose: bar(planets.sun.score, planets[chartRuler ?? "sun"].score),
    emotional: possibleMoonSigns(facts).length > 1 ? null : bar(planets.moon.score, planets.mercury.score),
    magnetism: chartRuler === null ? null : bar(planets[chartRuler].score, planets.venus.score),
  };
}
