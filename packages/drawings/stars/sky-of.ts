import { type FactsWithoutCycles, type Planet, planets } from "@cosmic/chart/facts";
import { daysPerCentury, daysPerJulianYear, J2000, secondsPerDay } from "@cosmic/sky/units";
import { turnOf } from "../geometry/polar.ts";
import type { GlyphName } from "../glyphs/glyphs.ts";
import { fromEcliptic } from "./direction.ts";
import { zenithProjection } from "./projection.ts";
import { type PlacedSky, placedSky } from "./star-field.ts";

/** A body on the sky plate: apparent position of date, degrees. */
export interface SkyBody {
  /** Printed beside the glyph if there is room; empty on plates without names. */
  readonly name: string;
  readonly glyph: GlyphName;
  readonly raDeg: number;
  readonly decDeg: number;
}

/** Input of the sky plates for a moment and place. */
export interface SkyMoment {
  readonly latitudeDeg: number;
  /** 0 ≤ x < 360. */
  readonly localSiderealTimeDeg: number;
  /** Julian year of the equinox. */
  readonly year: number;
  readonly bodies: readonly SkyBody[];
}

/** The stars at a moment, projected once for all plates that show it. */
export function starsOver({ latitudeDeg, localSiderealTimeDeg, year }: Omit<SkyMoment, "bodies">): PlacedSky {
  return placedSky(zenithProjection({ latitudeDeg, siderealTimeDeg: localSiderealTimeDeg }), year);
}

/** Local sidereal time in degrees (Meeus, Astronomical Algorithms, 12.4): mean, within 0.005° of apparent. `julianDay`
 * in UT1, `longitudeDeg` east positive. */
export function siderealTimeDeg(julianDay: number, longitudeDeg: number): number {
  const days = julianDay - J2000;
  const centuries = days / daysPerCentury;
  const greenwich =
    280.46061837 + 360.98564736629 * days + centuries * centuries * (0.000387933 - centuries / 38710000);
  return turnOf(greenwich + longitudeDeg);
}

/**
 * The ten planets of a chart in the sky over its birthplace. Sidereal time comes from the Midheaven or, without a birth
 * time, from the instant the facts are computed for (noon). Without `names`, the bodies have none.
 */
export function skyOf(birth: {
  readonly facts: FactsWithoutCycles;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly names?: Readonly<Record<Planet, string>>;
}): SkyMoment {
  const { facts, latitudeDeg, longitudeDeg, names } = birth;
  const julianDay = facts.julianDayTt - facts.deltaTSeconds / secondsPerDay;
  const midheaven = facts.angles?.midheaven.longitude;
  return {
    latitudeDeg,
    localSiderealTimeDeg:
      midheaven === undefined
        ? siderealTimeDeg(julianDay, longitudeDeg)
        : fromEcliptic(midheaven, 0, facts.obliquity).raDeg,
    year: 2000 + (julianDay - J2000) / daysPerJulianYear,
    bodies: planets.map((planet) => {
      const { longitude, latitude } = facts.planets[planet];
      return {
        name: names === undefined ? "" : names[planet],
        glyph: planet,
        ...fromEcliptic(longitude, latitude, facts.obliquity),
      };
    }),
  };
}
