import type { Birth, BirthProblem } from "./birth.ts";
import { type BirthSky, birthSky, type ChartSources } from "./birth-sky.ts";
import { lifeCycles } from "./cycles/life-cycles.ts";
import { dayFacts } from "./fact-groups/day-facts.ts";
import { patternFacts } from "./fact-groups/pattern-facts.ts";
import { planetFacts } from "./fact-groups/planet-facts.ts";
import { pointFacts } from "./fact-groups/point-facts.ts";
import { angleFacts, doubtFacts } from "./fact-groups/timed-facts.ts";
import type { Facts, FactsWithoutCycles } from "./facts.ts";
import { risingsOf } from "./horizon/rising-signs.ts";
import { instantText } from "./moment/written-time.ts";
import { rarityOf } from "./rarity/rarity.ts";
import { shareFacts } from "./shares/share-facts.ts";
import { siderealFacts } from "./sidereal/sidereal-facts.ts";
import { themesOf } from "./synthesis/themes.ts";
import { moonPhase } from "./zodiac/moon-phase.ts";

export type { ChartSources } from "./birth-sky.ts";

/** Placeholders for facts that need a birth time, when there is none. */
const untimed = { angles: null, houses: null, chartRuler: null } as const;
const certain = { houseSystems: null, tolerance: {} } as const;

/** The chart of a birth and the sky it was computed from, or what is wrong with the birth. */
export type NatalChart =
  | { readonly ok: true; readonly facts: Facts; readonly at: BirthSky }
  | { readonly ok: false; readonly problem: BirthProblem };

/** The same without the life cycles. */
export type NatalChartWithoutCycles =
  | { readonly ok: true; readonly facts: FactsWithoutCycles }
  | { readonly ok: false; readonly problem: BirthProblem };

/**
 * Every natal fact of a birth; the same birth and sources give bit-identical results. Without a birth time the
 * positions are those of 12:00, and everything that depends on the time is null, empty or absent, never guessed. Works
 * for any day the ephemeris covers.
 */
export function natalChart(birth: Birth, sources: ChartSources): NatalChart {
  const found = birthSky(birth, sources);
  if (!found.ok) return found;
  const { at } = found;
  const facts = factsWithoutCycles(at);
  return { ok: true, at, facts: { ...facts, cycles: lifeCycles(sources.sky, facts.julianDayTt) } };
}

/** Like `natalChart`, but without anything after the day of birth: many times faster, and all a preview needs. */
export function natalChartWithoutCycles(birth: Birth, sources: ChartSources): NatalChartWithoutCycles {
  const found = birthSky(birth, sources);
  return found.ok ? { ok: true, facts: factsWithoutCycles(found.at) } : found;
}

/** Every fact of a sky that has been found already, without the life cycles. */
export function factsWithoutCycles(at: BirthSky): FactsWithoutCycles {
  const { birth, sky, moment, scales, localSky, positions, timed } = at;
  const { obliquityDeg } = localSky;
  const sect = timed?.sect ?? null;
  const placed = planetFacts(positions, { obliquityDeg, houses: timed?.houseOf ?? null, sect });
  const points = pointFacts(at, placed);
  const { angles, houses, chartRuler } = timed === null ? untimed : angleFacts(timed);
  const patterns = patternFacts(placed, timed?.angles ?? null);
  const shares = shareFacts(placed);
  const risings = risingsOf(localSky);
  const day = dayFacts(at, risings);
  const { timeUnknown } = moment;
  const doubts = timed === null ? certain : doubtFacts(at, timed);
  // Written out rather than spread together: this is the hot path, and V8 copies large objects slowly.
  const facts: FactsWithoutCycles = {
    instant: instantText(moment.unixSeconds),
    clock: moment.clock,
    timeUnknown,
    accuracy: timeUnknown ? "basic" : "high",
    julianDayTt: scales.jdTt,
    deltaTSeconds: scales.deltaTSeconds,
    deltaTSource: scales.deltaTSource,
    obliquity: obliquityDeg,
    engine: sky.engine,
    planets: placed,
    points,
    angles,
    houses,
    sect,
    chartRuler,
    moonPhase: moonPhase(placed.sun.longitude, placed.moon.longitude),
    aspects: patterns.aspects,
    ruleAspects: patterns.ruleAspects,
    angleAspects: patterns.angleAspects,
    configurations: patterns.configurations,
    receptions: patterns.receptions,
    dispositors: patterns.dispositors,
    elements: shares.elements,
    modalities: shares.modalities,
    polarities: shares.polarities,
    emphasis: shares.emphasis,
    hemispheres: shares.hemispheres,
    quadrants: shares.quadrants,
    themes: themesOf({
      timeUnknown,
      planets: placed,
      points,
      angles,
      sect,
      chartRuler,
      ruleAspects: patterns.ruleAspects,
      angleAspects: patterns.angleAspects,
      configurations: patterns.configurations,
      emphasis: shares.emphasis,
      moonSigns: day.moonSigns,
    }),
    sunSigns: day.sunSigns,
    sunChange: day.sunChange,
    moonSigns: day.moonSigns,
    signChanges: day.signChanges,
    risingSigns: day.risingSigns,
    tolerance: doubts.tolerance,
    rarity:
      angles === null
        ? null
        : rarityOf({ sun: placed.sun.sign, moon: placed.moon.sign, rising: angles.ascendant.sign }, risings),
    houseSystems: doubts.houseSystems,
    sidereal: siderealFacts(scales.jdTt, {
      planets: placed,
      meanNodeDeg: points.meanNode?.longitude ?? sky.position("meanNode", scales.jdTt).longitudeDeg,
      ascendantDeg: angles?.ascendant.longitude ?? null,
    }),
  };
  return birth.id === undefined ? facts : { id: birth.id, ...facts };
}
