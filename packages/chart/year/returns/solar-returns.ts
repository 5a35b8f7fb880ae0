import { anglesOver } from "@cosmic/sky/angles";
import { unixSecondsAt } from "@cosmic/sky/earth/time-scales";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { Sky } from "@cosmic/sky/sky";
import type { BirthSky, ChartSources } from "../../birth-sky.ts";
import { instantText } from "../../moment/written-time.ts";
import { planets } from "../../names.ts";
import { natalChartWithoutCycles } from "../../natal-chart.ts";
import { zodiacPoint } from "../../zodiac/longitude.ts";
import type { Place } from "../eclipses/eclipse-sight.ts";
import { solarReturnInstants } from "../solar-return-instants.ts";
import { type StorySky, widened } from "../stories/story-sky.ts";
import type { SolarReturn } from "../year-facts.ts";

/** Longer than any year from return to return, days. */
const overYearDays = 370;
const daysPerYear = 365.2422;

/** A year of life from one return of the Sun to the next; the first begins with the birth. */
export interface ReturnYear {
  readonly fromJdTt: number;
  readonly toJdTt: number;
  /** Whole years of life when it begins. */
  readonly age: number;
  /** Days of it within the period. */
  readonly daysInYear: number;
}

/** The years of life that a period meets, in order; the one with most days of it is the main one. */
export function returnYears({ sky, period }: Pick<StorySky, "sky" | "period">, birth: BirthSky): readonly ReturnYear[] {
  const natalSunDeg = birth.positions.sun.longitudeDeg;
  const birthJdTt = birth.scales.jdTt;
  const instants = solarReturnInstants(sky, natalSunDeg, widened(sky, period, overYearDays));
  // Half a year separates the birth itself, the beginning of the first year, from anything before it.
  const lived = instants.filter((jdTt) => jdTt > birthJdTt - daysPerYear / 2);
  return lived.flatMap((fromJdTt, index): readonly ReturnYear[] => {
    const toJdTt = lived[index + 1];
    if (toJdTt === undefined || toJdTt <= period.fromJdTt || fromJdTt >= period.toJdTt) return [];
    const daysInYear = Math.min(toJdTt, period.toJdTt) - Math.max(fromJdTt, period.fromJdTt);
    return [{ fromJdTt, toJdTt, age: Math.round((fromJdTt - birthJdTt) / daysPerYear), daysInYear }];
  });
}

/** The year of life that holds most of the window. */
export function mainYear(years: readonly ReturnYear[]): ReturnYear | null {
  let main: ReturnYear | null = null;
  for (const year of years) if (main === null || year.daysInYear > main.daysInYear) main = year;
  return main;
}

/** A place with the time zone of its clocks. */
export interface ReturnPlace extends Place {
  readonly zone: string;
}

/** The charts of the returns that touch the window, cast for a place; empty without a birth time. */
export function solarReturns(
  years: readonly ReturnYear[],
  { birth, timed }: BirthSky,
  { place, sources }: { readonly place: ReturnPlace; readonly sources: ChartSources },
): readonly SolarReturn[] {
  if (timed === null) return [];
  const main = mainYear(years);
  return years.map((year) => {
    const at = instantText(Math.round(unixSecondsAt(year.fromJdTt)));
    const { latitude, longitude, zone } = place;
    const chart = natalChartWithoutCycles(
      { date: at.slice(0, 10), time: null, utc: at, latitude, longitude, zone },
      sources,
    );
    if (!chart.ok || chart.facts.angles === null) throw new Error(`no chart of the return at ${at}`);
    const { facts } = chart;
    return {
      at,
      role: year === main ? "main" : "brief",
      ascendant: chart.facts.angles.ascendant,
      midheaven: chart.facts.angles.midheaven,
      ascendantAtBirthplace: zodiacPoint(ascendantAt(sources.sky, at, birth)),
      facts,
      angular: planets.filter((planet) => facts.planets[planet].houseClass === "angular"),
    };
  });
}

function ascendantAt(sky: Sky, instant: string, { latitude, longitude }: Place): number {
  const { obliquityDeg, siderealTimeDeg } = sky.frame(sky.timeScales(Date.parse(instant) / 1000));
  const meridianDeg = normalizeDegrees(siderealTimeDeg + longitude);
  return anglesOver({ meridianDeg, obliquityDeg, latitudeDeg: latitude }).ascendantDeg;
}
