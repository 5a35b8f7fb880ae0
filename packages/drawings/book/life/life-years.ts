import { ageAt } from "@cosmic/chart/cycles/age";
import { crossingsOf } from "@cosmic/chart/cycles/crossings";
import { daysPerYear } from "@cosmic/chart/cycles/life-span";
import type { Facts, Sign } from "@cosmic/chart/facts";
import { secondsPerDay } from "@cosmic/sky/units";
import type { GlyphName } from "../../glyphs/glyphs.ts";

/** Length of the life line in years. */
export const lifeSpanYears = 90;
const msPerDay = secondsPerDay * 1000;

/** Bodies whose cycles are drawn as arches. */
export const turning = ["jupiter", "north-node", "saturn", "chiron", "uranus"] as const;
export type Turning = (typeof turning)[number];

/** Mean cycle length in years (sidereal periods, JPL; 18.6 for the node). Used when an arch ends beyond the facts. */
const turnYears: Readonly<Record<Turning, number>> = {
  jupiter: 11.862,
  "north-node": 18.613,
  saturn: 29.457,
  chiron: 50.4,
  uranus: 84.02,
};

/** One return or crossing: the body, its aspect to its own natal position, the age at the middle pass and at each pass,
 * and the age in whole years at the first pass. */
export interface LifeEvent {
  readonly body: GlyphName;
  readonly aspect: "conjunction" | "square" | "opposition";
  readonly age: number;
  readonly passes: readonly number[];
  readonly wholeYears: number;
}

/** One cycle of a body from its natal position back to it, ages in years. */
export interface LifePhase {
  readonly body: Turning;
  readonly from: number;
  readonly to: number;
}

/** The progressed Moon's time in one sign, ages in years. */
export interface MoonYears {
  readonly sign: Sign;
  readonly from: number;
  readonly to: number;
}

const kinds = {
  "jupiter-return": ["jupiter", "conjunction"],
  "node-return": ["north-node", "conjunction"],
  "node-opposition": ["north-node", "opposition"],
  "saturn-return": ["saturn", "conjunction"],
  "chiron-return": ["chiron", "conjunction"],
  "uranus-square": ["uranus", "square"],
  "uranus-opposition": ["uranus", "opposition"],
  "uranus-return": ["uranus", "conjunction"],
  "neptune-square": ["neptune", "square"],
  "pluto-square": ["pluto", "square"],
} as const;

/** Birth year in the local calendar. */
export function birthYear({ instant, clock }: Facts): number {
  return new Date(Date.parse(instant) + clock.offsetSeconds * 1000).getUTCFullYear();
}

/** Age on a date `YYYY-MM-DD`, years since the birth. */
function ageOn(date: string, { instant }: Facts): number {
  return (Date.parse(date) - Date.parse(instant)) / msPerDay / daysPerYear;
}

/** Every return and crossing, sorted by age; those beyond the line are dropped. */
export function lifeEvents(facts: Facts): readonly LifeEvent[] {
  return Object.entries(kinds)
    .flatMap(([kind, [body, aspect]]) => {
      const found = facts.cycles.filter((cycle) => cycle.kind === kind).flatMap(crossingsOf);
      return found.map(({ dates }): LifeEvent => {
        const passes = dates.map(({ date }) => ageOn(date, facts));
        return { body, aspect, passes, age: middleOf(passes), wholeYears: ageAt(dates[0].date, facts) };
      });
    })
    .filter(({ age }) => age > 0 && age <= lifeSpanYears)
    .toSorted((one, other) => one.age - other.age);
}

function middleOf(passes: readonly number[]): number {
  return passes[Math.floor((passes.length - 1) / 2)] ?? 0;
}

/** All cycles that begin within the line. The last cycle of each body, and that of Uranus, whose return is not in the
 * facts, end after the mean length. Chiron is skipped if the facts don't include it. */
export function turnsOf(facts: Facts, events: readonly LifeEvent[]): readonly LifePhase[] {
  const known = turning.filter((body) => body !== "chiron" || facts.points.chiron !== undefined);
  return known.flatMap((body) => {
    const returns = events
      .filter((event) => event.body === body && event.aspect === "conjunction")
      .map(({ age }) => age);
    return [0, ...returns].map((from, index) => ({ body, from, to: returns[index] ?? from + turnYears[body] }));
  });
}

/** The progressed Moon's signs along the line, natal sign first. */
export function moonYears(facts: Facts): readonly MoonYears[] {
  const dates = facts.cycles.find(({ kind }) => kind === "progressed-moon-sign")?.dates ?? [];
  const starts = [
    { sign: facts.planets.moon.sign, from: 0 },
    ...dates.flatMap(({ date, sign }) => (sign ? [{ sign, from: Math.max(0, ageOn(date, facts)) }] : [])),
  ];
  // If the tables end before the line does, drop the last sign rather than extending it.
  const within = starts.filter(({ from }) => from < lifeSpanYears);
  return within.flatMap((start, index) => {
    const next = starts[index + 1]?.from;
    if (next === undefined && index > 0 && lifeSpanYears - start.from > longestMoonSignYears) return [];
    return [{ ...start, to: Math.min(next ?? lifeSpanYears, lifeSpanYears) }];
  });
}

/** Longest the progressed Moon can stay in one sign, in years, at its minimum speed of 11.8° a day. */
const longestMoonSignYears = 2.6;
