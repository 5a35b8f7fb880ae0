import type { Birth } from "../../birth.ts";
import type { ChartSources } from "../../birth-sky.ts";
import { parseDate } from "../../moment/written-time.ts";
import { computeYear } from "../compute-year.ts";
import type { ReturnPlace } from "../returns/solar-returns.ts";
import { yearWindow } from "../window.ts";
import type { YearFacts } from "../year-facts.ts";
import { type YearSky, yearSky } from "../year-sky.ts";

const madrid = { latitude: 40.4165, longitude: -3.7026, zone: "Europe/Madrid" };
/** The first birth of the premium specification's annex. */
export const annexBirth: Birth = { date: "1990-06-15", time: "14:30", ...madrid };

/** Computes the facts of years, the sky of each window once; throws when a birth has none. */
export function yearsFrom(sources: ChartSources) {
  const skies = new Map<string, YearSky>();
  const skyOfYear = (from: string, place: ReturnPlace): YearSky => {
    const date = parseDate(from);
    if (typeof date === "string") throw new Error(`${from}: ${date}`);
    const key = `${from} ${place.zone}`;
    const kept = skies.get(key) ?? yearSky(sources.sky, yearWindow(date, place, sources.timeZones));
    skies.set(key, kept);
    return kept;
  };
  return (birth: Birth, from: string, place: ReturnPlace | null = null): YearFacts => {
    const found = computeYear(skyOfYear(from, place ?? birth), { birth, place }, sources);
    if (!found.ok) throw new Error(found.problem.message);
    return found.facts;
  };
}

/** Seconds between two instants. */
export function secondsApart(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 1000;
}
