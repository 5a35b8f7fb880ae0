import type { ChartSources } from "@cosmic/chart/birth-sky";
import { instantText } from "@cosmic/chart/moment/written-time";
import { type Planet, planets } from "@cosmic/chart/names";
import type { HalfwaySky } from "@cosmic/chart/pair/halfway/halfway-sky";
import { pairFacts } from "@cosmic/chart/pair/pair-facts";
import type { PairBirth } from "@cosmic/chart/pair/pair-person";
import { type SwissHalfway, swissHalfways, type UnixPlace } from "../../golden-dates/published-dates.ts";
import { arcsecondsBetween } from "../errors/errors.ts";
import { houseDifference } from "./swiss-differences.ts";

const arcsecondsPerDegree = 3600;

/** Largest differences of halfway charts from those of Swiss Ephemeris. */
export interface HalfwayDifferences {
  readonly charts: number;
  /** Of the instant, which is ours to the whole second. */
  readonly seconds: number;
  /** Of latitude and longitude of the place, degrees. */
  readonly placeDeg: number;
  /** Of the planets, and of the Moon, which moves half an arc-second a second; arc-seconds. */
  readonly planets: number;
  readonly moon: number;
  /** Of angles and cusps for the same sidereal time, arc-seconds. */
  readonly houses: number;
  /** Of the Ascendant as each works it out: half a second turns it by 7.5″ and more, arc-seconds. */
  readonly ascendant: number;
}

/** The charts of `pairFacts` itself, from the two births alone. */
export function halfwayDifferences(sources: ChartSources): HalfwayDifferences {
  const rows = swissHalfways().map((golden) => differences(golden, halfwayOf(golden, sources)));
  const worst = (key: Exclude<keyof HalfwayDifferences, "charts">) => Math.max(...rows.map((row) => row[key]));
  return {
    charts: rows.length,
    seconds: worst("seconds"),
    placeDeg: worst("placeDeg"),
    planets: worst("planets"),
    moon: worst("moon"),
    houses: worst("houses"),
    ascendant: worst("ascendant"),
  };
}

function halfwayOf({ births }: SwissHalfway, sources: ChartSources): HalfwaySky {
  const [first, second] = births.map(pairBirth);
  if (first === undefined || second === undefined) throw new Error("a golden pair has two births");
  const found = pairFacts({ first, second, relation: "unsaid", today: "2026-11-26" }, sources);
  if (!found.ok) throw new Error(found.problem.message);
  return found.facts.halfway;
}

function pairBirth({ unix, latitude, longitude }: UnixPlace): PairBirth {
  const utc = instantText(unix);
  return { birth: { date: utc.slice(0, 10), time: null, utc, zone: "UTC", latitude, longitude }, placeKnown: true };
}

function differences(golden: SwissHalfway, own: HalfwaySky): Omit<HalfwayDifferences, "charts"> {
  const { halfway, houses } = golden;
  const apart = (planet: Planet) =>
    arcsecondsBetween(own.facts.planets[planet].longitude, golden.planets[planets.indexOf(planet)] ?? Number.NaN);
  return {
    seconds: Math.abs(Date.parse(own.instant) / 1000 - halfway.unix),
    placeDeg: Math.max(
      Math.abs((own.latitude ?? Number.NaN) - halfway.latitude),
      arcsecondsBetween(own.longitude ?? Number.NaN, halfway.longitude) / arcsecondsPerDegree,
    ),
    planets: Math.max(...planets.filter((planet) => planet !== "moon").map(apart)),
    moon: apart("moon"),
    houses: houseDifference(houses, halfway.latitude),
    ascendant: arcsecondsBetween(own.facts.angles?.ascendant.longitude ?? Number.NaN, houses.ascendantDeg),
  };
}
