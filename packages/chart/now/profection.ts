import type { BirthSky } from "../birth-sky.ts";
import type { FactsWithoutCycles } from "../facts.ts";
import { required } from "../required.ts";
import type { Spine } from "../spine/spine.ts";
import { profections } from "../year/returns/profections.ts";
import { returnYears } from "../year/returns/solar-returns.ts";
import type { Profection } from "../year/year-facts.ts";
import type { NowFacts, NowProfection } from "./now-shape.ts";
import type { NowSky } from "./now-sky.ts";
import { tenseOf } from "./tense.ts";

/** The year of life in which the date lies, and the next; null without a birth time. */
export function yearsOfLife(
  now: Pick<NowSky, "sky" | "period" | "asOf">,
  birth: BirthSky,
  facts: Pick<FactsWithoutCycles, "angles">,
): readonly [current: Profection, next: Profection] | null {
  if (facts.angles === null) return null;
  const years = profections(returnYears(now, birth), facts.angles.ascendant.sign);
  // A year begins on the day of its return: the last that has begun.
  const begun = years.filter(({ from, to }) => tenseOf(from, to, now.asOf) !== "ahead");
  const current = required(begun.at(-1), `the year of life on ${now.asOf}`);
  const next = required(years[years.indexOf(current) + 1], `the year of life after ${now.asOf}`);
  return [current, next];
}

/** The same with where each ruler stands in the chart. */
export function nowProfection(
  years: readonly [current: Profection, next: Profection] | null,
  facts: Pick<FactsWithoutCycles, "planets">,
  { roles }: Pick<Spine, "roles">,
): NowFacts["profection"] {
  if (years === null) return null;
  const told = (year: Profection): NowProfection => ({
    ...year,
    rulerHouse: required(facts.planets[year.ruler].house, `the house of ${year.ruler}`),
    role: required(roles[year.ruler], `the role of ${year.ruler}`),
  });
  return { current: told(years[0]), next: told(years[1]) };
}
