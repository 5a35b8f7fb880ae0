import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { Aspect, FactsWithoutCycles } from "@cosmic/chart/facts";
import { natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import { findPatterns } from "@cosmic/chart/patterns/patterns";
import { ruleAspects } from "@cosmic/chart/zodiac/aspects";
import { signAt } from "@cosmic/chart/zodiac/longitude";
import { ascendant } from "@cosmic/sky/angles";
import type { Sky } from "@cosmic/sky/sky";
import type { RandomBirth } from "./random-births.ts";

/**
 * Shares of births from an earlier count: patterns by the calculation orbs, a T-square within a grand cross counted as
 * one, the rising sign this many minutes later, births of the seventy years before 2016.
 */
export const earlierCount: Readonly<Record<string, number>> = {
  "grand-trine, calculation orbs": 0.076,
  "kite, calculation orbs": 0.03,
  "t-square or grand-cross, calculation orbs": 0.286,
  "yod, calculation orbs": 0.117,
  "grand-cross, calculation orbs": 0.012,
  "mystic-rectangle, calculation orbs": 0.019,
  "four in a sign": 0.199,
  "Moon changes sign in the day": 0.439,
  "rising sign is another 5 minutes later": 0.04,
  "rising sign is another 15 minutes later": 0.12,
  "rising sign is another 60 minutes later": 0.49,
};

/** The aspect sets that patterns can be built from. */
const orbTables: Readonly<Record<string, (facts: FactsWithoutCycles) => readonly Aspect[]>> = {
  "rule orbs": ({ ruleAspects: adjusted }) => adjusted,
  "rule orbs unadjusted": ({ planets }) => ruleAspects(planets, "plain"),
  "calculation orbs": ({ aspects }) => aspects.filter(({ type }) => type !== "quincunx"),
};

/** The chart of a random birth. */
export function chartOf(
  birth: RandomBirth,
  sources: { readonly sky: Sky; readonly timeZones: TimeZones },
): FactsWithoutCycles {
  const { unixSeconds, latitude, longitude } = birth;
  const utc = new Date(unixSeconds * 1000).toISOString();
  const found = natalChartWithoutCycles(
    { date: "2000-01-01", time: null, zone: "UTC", utc, latitude, longitude },
    sources,
  );
  if (!found.ok) throw new Error(`${utc} ${latitude} ${longitude}: ${found.problem.message}`);
  return found.facts;
}

/** Every counted trait that applies to a chart, each once. */
export function* traitsOf(facts: FactsWithoutCycles, birth: RandomBirth, sky: Sky): Generator<string, void> {
  for (const [table, aspectsOf] of Object.entries(orbTables)) {
    const types = new Set(
      findPatterns({ placed: facts.planets, aspects: facts.aspects, ruleAspects: aspectsOf(facts) }).map(
        ({ type }) => type,
      ),
    );
    for (const type of types) if (type !== "stellium") yield `${type}, ${table}`;
    if (types.has("t-square") || types.has("grand-cross")) yield `t-square or grand-cross, ${table}`;
  }
  const stelliums = facts.configurations.filter(({ type }) => type === "stellium");
  if (stelliums.length > 0) yield "any stellium";
  if (stelliums.some(({ sign, planets }) => sign !== undefined && planets.length >= 4)) yield "four in a sign";
  if (facts.moonSigns.length > 1) yield "Moon changes sign in the day";
  for (const minutes of [5, 15, 60] as const) {
    if (facts.tolerance[`${minutes}`]?.includes("rising-sign"))
      yield `rising sign is another within ±${minutes} minutes`;
    const { obliquityDeg, siderealTimeDeg } = sky.frame(sky.timeScales(birth.unixSeconds + minutes * 60));
    const meridianDeg = siderealTimeDeg + birth.longitude;
    const later = signAt(ascendant({ meridianDeg, obliquityDeg, latitudeDeg: birth.latitude }));
    if (later !== facts.angles?.ascendant.sign) yield `rising sign is another ${minutes} minutes later`;
  }
}
