import { ageAt } from "@cosmic/chart/cycles/age";
import type { Facts, Sign } from "@cosmic/chart/facts";
import type { CycleDate } from "@cosmic/chart/findings";
import type { GlyphName } from "../../glyphs.ts";

/** Years of the line. */
export const lifeSpanYears = 90;
/** Days of the tropical year: an age is counted in these. */
const daysPerYear = 365.2422;
const msPerDay = 86400000;
/** Passes of one crossing follow each other within this many years; the next crossing of its kind is far longer off. */
const onePassageYears = 2;

/** Bodies whose turns are drawn as arches. */
export const turning = ["jupiter", "north-node", "saturn", "chiron", "uranus"] as const;
export type Turning = (typeof turning)[number];

/** Mean length of a turn, years (sidereal periods, JPL; the node's 18.6). An arch that ends beyond the facts is this long. */
const turnYears: Readonly<Record<Turning, number>> = {
  jupiter: 11.862,
  "north-node": 18.613,
  saturn: 29.457,
  chiron: 50.4,
  uranus: 84.02,
};

/** One return or crossing: a body, its aspect to its own natal place, the age of its middle pass and of every pass, and its
 * age in whole years, that of its first pass. */
export interface LifeEvent {
  readonly body: GlyphName;
  readonly aspect: "conjunction" | "square" | "opposition";
  readonly age: number;
  readonly passes: readonly number[];
  readonly wholeYears: number;
}

/** A turn of a body from its natal place back to it, ages in years. */
export interface LifePhase {
  readonly body: Turning;
  readonly from: number;
  readonly to: number;
}

/** A stretch of the progressed Moon in one sign. */
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
  "neptune-square": ["neptune", "square"],
  "pluto-square": ["pluto", "square"],
} as const;

/** The year of the local calendar a person was born in. */
export function birthYear({ instant, clock }: Facts): number {
  return new Date(Date.parse(instant) + clock.offsetSeconds * 1000).getUTCFullYear();
}

/** Age on a date `YYYY-MM-DD`, years since the birth. */
export function ageOn(date: string, { instant }: Facts): number {
  return (Date.parse(date) - Date.parse(instant)) / msPerDay / daysPerYear;
}

/** Every return and crossing of a life, by age; what falls beyond the line is left out. */
export function lifeEvents(facts: Facts): readonly LifeEvent[] {
  return Object.entries(kinds)
    .flatMap(([kind, [body, aspect]]) => {
      const dates = facts.cycles.find((cycle) => cycle.kind === kind)?.dates ?? [];
      return passages(dates, facts).map((found): LifeEvent => {
        const passes = found.map(({ date }) => ageOn(date, facts));
        return { body, aspect, passes, age: middleOf(passes), wholeYears: ageAt(found[0]?.date ?? "", facts) };
      });
    })
    .filter(({ age }) => age > 0 && age <= lifeSpanYears)
    .toSorted((one, other) => one.age - other.age);
}

/** The passes, those of one crossing together. */
function passages(dates: readonly CycleDate[], facts: Facts): readonly (readonly CycleDate[])[] {
  const found: CycleDate[][] = [];
  for (const pass of dates) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last && before && ageOn(pass.date, facts) - ageOn(before.date, facts) < onePassageYears) last.push(pass);
    else found.push([pass]);
  }
  return found;
}

function middleOf(passes: readonly number[]): number {
  return passes[Math.floor((passes.length - 1) / 2)] ?? 0;
}

/** All turns that begin within the line. The last of each body, and Uranus, whose return the facts do not hold, end after
 * the mean length. Chiron is left out where the facts do not know it. */
export function turnsOf(facts: Facts, events: readonly LifeEvent[]): readonly LifePhase[] {
  const known = turning.filter((body) => body !== "chiron" || facts.points.chiron !== undefined);
  return known.flatMap((body) => {
    const returns = events
      .filter((event) => event.body === body && event.aspect === "conjunction")
      .map(({ age }) => age);
    return [0, ...returns].map((from, index) => ({ body, from, to: returns[index] ?? from + turnYears[body] }));
  });
}

/** The signs of the progressed Moon through the line, the natal sign first. */
export function moonYears(facts: Facts): readonly MoonYears[] {
  const dates = facts.cycles.find(({ kind }) => kind === "progressed-moon-sign")?.dates ?? [];
  const starts = [
    { sign: facts.planets.moon.sign, from: 0 },
    ...dates.flatMap(({ date, sign }) => (sign ? [{ sign, from: Math.max(0, ageOn(date, facts)) }] : [])),
  ];
  // A life longer than the tables ends with them: the last sign is not carried on.
  const within = starts.filter(({ from }) => from < lifeSpanYears);
  return within.flatMap((start, index) => {
    const next = starts[index + 1]?.from;
    if (next === undefined && index > 0 && lifeSpanYears - start.from > longestMoonSignYears) return [];
    return [{ ...start, to: Math.min(next ?? lifeSpanYears, lifeSpanYears) }];
  });
}

/** A progressed Moon of the least speed, 11.8° a day, keeps a sign this many years at most. */
const longestMoonSignYears = 2.6;
