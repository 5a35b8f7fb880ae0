import type { Facts, Planet } from "@cosmic/chart/facts";
import type { ChartSources } from "@cosmic/chart/natal-chart";
import { separation } from "@cosmic/chart/zodiac/longitude";
import { radiansPerDegree } from "@cosmic/sky/units";
import { type AstrometricDirection, type ReportedPhase, type SourceData, sourceBodies } from "../attempt.ts";
import type { Disagreement, Judge } from "../chain.ts";
import { eclipticOfDate } from "./ecliptic-of-date.ts";

/** What the sources are compared with: the built-in engine's chart of the birth. */
export interface OwnChart {
  readonly facts: Pick<Facts, "instant" | "julianDayTt" | "planets" | "sidereal">;
  /** Degrees, north and east positive. */
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly sky: ChartSources["sky"];
}

/** A position further from ours than this is not used, arc-minutes. */
const toleratedArcminutes = 1;
/** Two maps put the center of one large town at most this far apart; another town of the same name is farther. */
const toleratedKilometres = 25;

/** Compares a source's answer with the built-in engine's. Empty: it agrees, or there is nothing to compare. */
export function judgeBy(own: OwnChart): Judge {
  return (data) =>
    differences(own, data)
      .filter(({ what, by }) => by > toleratedFor(what))
      .map(rounded);
}

const toleratedFor = (what: Disagreement["what"]): number =>
  what === "place" ? toleratedKilometres : toleratedArcminutes;
const rounded = ({ what, by }: Disagreement): Disagreement => ({ what, by: Math.round(by * 10) / 10 });

function differences(own: OwnChart, data: SourceData): readonly Disagreement[] {
  switch (data.kind) {
    case "coordinates":
      return [{ what: "place", by: kilometresBetween(own, data) }];
    case "longitudes":
      return longitudeDifferences(own, data.longitudesDeg);
    case "directions":
      return directionDifferences(own, data.bodies);
    case "almanac":
      return (data.phases ?? []).flatMap((phase) => phaseDifference(own, phase));
    case "place-name":
    case "horoscope":
      return [];
  }
}

const arcminutes = (oneDeg: number, otherDeg: number): number => separation(oneDeg, otherDeg) * 60;

/** Services use the tropical zodiac or Lahiri's without saying so; the two are so far apart that the first body shows
 * which. */
function longitudeDifferences(
  { facts }: OwnChart,
  toldDeg: Readonly<Partial<Record<Planet, number>>>,
): readonly Disagreement[] {
  const told = sourceBodies.flatMap((what) => {
    const longitude = toldDeg[what];
    return longitude === undefined ? [] : [{ what, longitude }];
  });
  const by = (addedDeg: number) =>
    told.map(({ what, longitude }) => ({
      what,
      by: arcminutes(longitude + addedDeg, facts.planets[what].longitude),
    }));
  const [tropical, sidereal] = [by(0), by(facts.sidereal.ayanamsa)];
  return (sidereal[0]?.by ?? 0) < (tropical[0]?.by ?? 0) ? sidereal : tropical;
}

function directionDifferences(
  { facts, sky, latitudeDeg, longitudeDeg }: OwnChart,
  told: Readonly<Partial<Record<Planet, AstrometricDirection>>>,
): readonly Disagreement[] {
  const scales = sky.timeScales(Date.parse(facts.instant) / 1000);
  const sunLongitudeDeg = facts.planets.sun.longitude;
  const from = { ...sky.frame(scales), jdTt: scales.jdTt, sunLongitudeDeg, latitudeDeg, longitudeDeg };
  return sourceBodies.flatMap((what) => {
    const direction = told[what];
    return direction ? [{ what, by: arcminutes(eclipticOfDate(direction, from), facts.planets[what].longitude) }] : [];
  });
}

/** At the minute the source gives, Moon and Sun must be as far apart as the phase says. A time beyond our tables is
 * not compared. */
function phaseDifference({ sky }: OwnChart, { elongationDeg, instant }: ReportedPhase): readonly Disagreement[] {
  const { jdTt } = sky.timeScales(Date.parse(instant) / 1000);
  if (jdTt < sky.span.firstJdTt || jdTt > sky.span.lastJdTt) return [];
  const elongation = sky.position("moon", jdTt).longitudeDeg - sky.position("sun", jdTt).longitudeDeg;
  return [{ what: "moon-phase", by: arcminutes(elongation, elongationDeg) }];
}

const earthRadiusKm = 6371;

/** Along the great circle, by the haversine. */
function kilometresBetween(
  one: Pick<OwnChart, "latitudeDeg" | "longitudeDeg">,
  other: { readonly latitudeDeg: number; readonly longitudeDeg: number },
): number {
  const northward = Math.sin(((other.latitudeDeg - one.latitudeDeg) * radiansPerDegree) / 2);
  const eastward = Math.sin(((other.longitudeDeg - one.longitudeDeg) * radiansPerDegree) / 2);
  const across =
    Math.cos(one.latitudeDeg * radiansPerDegree) * Math.cos(other.latitudeDeg * radiansPerDegree) * eastward * eastward;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(northward * northward + across)));
}
