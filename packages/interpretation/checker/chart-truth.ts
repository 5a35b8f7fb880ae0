import { possibleSigns } from "@cosmic/chart/certainty/day/possible-signs";
import { factIndex } from "@cosmic/chart/fact-index/fact-index";
import type { Facts, Sign } from "@cosmic/chart/facts";
import { angleNamed, planetNamed, pointNamed } from "@cosmic/chart/names";
import type { Say } from "../strings/fill-strings.ts";
import { type Stated, statementReader } from "./statements.ts";

/** One chart's facts, to check sentences against. */
export interface ChartTruth {
  readonly facts: ReadonlySet<string>;
  readonly timed: boolean;
  /** Statements in a text that are not true of the chart: “Mars in Leo”, a house, an aspect, a motion. */
  readonly untrue: (text: string) => readonly string[];
  /** Terms that require a birth time: houses and angles. */
  readonly timeWords: (text: string) => readonly string[];
}

/** A chart's truth, for texts in one language's wording. */
export function chartTruth(facts: Facts, say: Say): ChartTruth {
  const { statementsIn, timeWordsIn } = statementReader(say);
  const held = new Set(
    [...facts.aspects, ...facts.angleAspects, ...facts.ruleAspects].map(({ a, b, type }) =>
      [type, ...[a, b].sort()].join(),
    ),
  );
  const isTrue = ({ claims, one, other }: Stated): boolean => {
    switch (claims) {
      case "sign":
        return signsOf(one, facts).some((sign) => sign === other);
      case "house":
        return String(houseOf(one, facts)) === other;
      case "retrograde":
        return isRetrograde(one, facts);
      default:
        return held.has([claims, ...[one, other].sort()].join());
    }
  };
  return {
    facts: new Set(factIndex(facts).keys()),
    timed: !facts.timeUnknown,
    untrue: (text) => statementsIn(text).flatMap((stated) => (isTrue(stated) ? [] : [stated.excerpt])),
    timeWords: timeWordsIn,
  };
}

function signsOf(body: string | undefined, facts: Facts): readonly Sign[] {
  const planet = planetNamed(body);
  if (planet) return possibleSigns(planet, facts);
  const angle = angleNamed(body);
  if (angle) return facts.angles ? [facts.angles[angle].sign] : [];
  const point = pointNamed(body);
  const placed = point && facts.points[point];
  return placed ? [placed.sign] : [];
}

function houseOf(body: string | undefined, facts: Facts): number | null {
  const planet = planetNamed(body);
  if (planet) return facts.planets[planet].house;
  const point = pointNamed(body);
  return (point && facts.points[point]?.house) ?? null;
}

/** Points and angles have no motion of their own, so any statement about it passes. */
function isRetrograde(body: string | undefined, facts: Facts): boolean {
  const planet = planetNamed(body);
  return planet === null || facts.planets[planet].retrograde;
}
