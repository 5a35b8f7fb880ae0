import type { Facts, Sign } from "@cosmic/chart/facts";
import { type Planet, planets } from "@cosmic/chart/names";
import { type TwoCharts, twoCharts } from "@cosmic/chart/pair/two-charts";
import { zodiacPoint } from "@cosmic/chart/zodiac/longitude";
import { type ChartSources, chartOfBirth } from "../../../features/chart-engine/chart-of-birth.ts";
import type { Certainty, Person } from "./person.ts";

// The heavy half of the page (ephemeris, charts): fetched on the first click, run in the browser.

/** One person's chart, and how certain its parts are. */
export interface PersonChart extends Person {
  readonly facts: Facts;
  /** The signs a planet may be in: several when it changed sign within the uncertain time. */
  readonly signs: Readonly<Record<Planet, readonly Sign[]>>;
  /** Half of the arc the Moon may be in, degrees. */
  readonly moonDoubtDeg: number;
}

export interface PairReading {
  readonly first: PersonChart;
  readonly second: PersonChart;
  readonly pair: TwoCharts;
}

export type PairOutcome =
  | { readonly ok: true; readonly reading: PairReading }
  | { readonly ok: false; readonly reason: "unreadable-birth" };

/** Both charts and the aspects between them; each source's time zones must know that birth's zone. */
export function computePair(
  people: { readonly first: Person; readonly second: Person },
  sources: { readonly first: ChartSources; readonly second: ChartSources },
): PairOutcome {
  const first = chartOf(people.first, sources.first);
  const second = chartOf(people.second, sources.second);
  if (first === null || second === null) return { ok: false, reason: "unreadable-birth" };
  return { ok: true, reading: { first, second, pair: twoCharts(first.facts, second.facts) } };
}

/** Days before and after the chart's moment in which the birth may lie. A civil day may last 25 hours; without a place
 * it is that date anywhere between UTC+14 and UTC−12. */
const openDays: Readonly<Record<Certainty, readonly [before: number, after: number]>> = {
  timed: [0, 0],
  "no-time": [13 / 24, 13 / 24],
  "date-only": [26 / 24, 24 / 24],
};

function chartOf(person: Person, { sky, timeZones }: ChartSources): PersonChart | null {
  const facts = chartOfBirth(person.birth, { sky, timeZones });
  if (facts === null) return null;
  const [before, after] = openDays[person.certainty];
  const moments = [facts.julianDayTt - before, facts.julianDayTt, facts.julianDayTt + after].map((jd) =>
    Math.min(Math.max(jd, sky.span.firstJdTt), sky.span.lastJdTt),
  );
  const signsOf = (planet: Planet): readonly Sign[] => [
    ...new Set(moments.map((jdTt) => zodiacPoint(sky.position(planet, jdTt).longitudeDeg).sign)),
  ];
  // The entries are exactly the ten planets.
  const signs = Object.fromEntries(planets.map((planet) => [planet, signsOf(planet)])) as PersonChart["signs"];
  return { ...person, facts, signs, moonDoubtDeg: Math.max(before, after) * facts.planets.moon.speed };
}
