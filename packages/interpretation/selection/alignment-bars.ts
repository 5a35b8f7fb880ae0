import { possibleMoonSigns } from "@cosmic/chart/certainty/day/possible-signs";
import type { Facts } from "@cosmic/chart/facts";

/** The three sign cards' bars in percent; null if the chart lacks what a bar is based on. */
export interface AlignmentBars {
  readonly lifePurpose: number;
  readonly emotional: number | null;
  readonly magnetism: number | null;
}

/** Every bar starts at 40 and gains six percent per point of strength, so ten points fill it. */
export const barStart = 40;
const firstShare = 4;
const secondShare = 2;

/**
 * Bars from planet strengths (0…10): 40 + 4 × the first planet + 2 × the second. Life purpose: Sun, chart ruler.
 * Emotional intelligence: Moon, Mercury; null if the Moon may be in two signs. Social magnetism: chart ruler, Venus;
 * null without a birth time. Without one the Sun stands in for the chart ruler.
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
