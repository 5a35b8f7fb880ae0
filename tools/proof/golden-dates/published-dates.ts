/** Reads what others publish of dates and charts: the naval observatory, NASA's catalogs, Swiss Ephemeris. */
import type { MoonPhase } from "@cosmic/sky/events/moon-phases";
import { oneOf, rowsOf } from "./golden-rows.ts";

const phaseOrder = ["new", "first-quarter", "full", "last-quarter"] as const;
const shortNames = ["new", "first", "full", "last"] as const;

/** Phases of seven years as the U.S. Naval Observatory publishes them: `YYYY-MM-DDThh:mm` of Universal Time. */
export function publishedPhases(): readonly { readonly phase: MoonPhase["phase"]; readonly minute: string }[] {
  return rowsOf("moon-phases-usno").flatMap(([year, first, ...days]) => {
    const start = shortNames.indexOf(oneOf(shortNames, first));
    return days.map((day, index) => {
      const [, month, date, hour, minute] = /^(\d\d)(\d\d)T(\d\d)(\d\d)$/.exec(day) ?? [];
      const phase = phaseOrder[(start + index) % phaseOrder.length] ?? "new";
      return { phase, minute: `${year}-${month}-${date}T${hour}:${minute}` };
    });
  });
}

/** An eclipse in NASA's catalogs. */
export interface CanonEclipse {
  readonly of: "sun" | "moon";
  readonly type: "partial" | "annular" | "total" | "hybrid" | "penumbral";
  /** Greatest eclipse, TT. */
  readonly greatestJdTt: number;
}

const unixEpochJd = 2440587.5;
const secondsPerDay = 86_400;

/** Every eclipse of 1990–2060 in NASA's catalogs. */
export function canonEclipses(): readonly CanonEclipse[] {
  return rowsOf("eclipses").map(([kind, type, greatest]) => ({
    of: kind === "solar" ? "sun" : "moon",
    type: oneOf(["partial", "annular", "total", "hybrid", "penumbral"], type),
    greatestJdTt: unixEpochJd + Date.parse(`${greatest}Z`) / 1000 / secondsPerDay,
  }));
}

/** Sidereal time and obliquity of a place, and its angles and cusps, degrees. */
export interface SwissHouses {
  readonly meridianDeg: number;
  readonly obliquityDeg: number;
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  /** Cusps 11, 12, 2, 3. */
  readonly cusps: readonly number[];
}

/** A moment and place. */
export interface UnixPlace {
  readonly unix: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** The sky halfway between two births by Swiss Ephemeris. */
export interface SwissHalfway {
  readonly births: readonly [UnixPlace, UnixPlace];
  readonly halfway: UnixPlace;
  readonly houses: SwissHouses;
  /** Longitudes of Sun to Pluto. */
  readonly planets: readonly number[];
}

/** The Sun's return at a birthplace by Swiss Ephemeris. */
export interface SwissReturn {
  readonly birth: UnixPlace;
  readonly returnUnix: number;
  readonly houses: SwissHouses;
}

function placeFrom(numbers: readonly number[]): UnixPlace {
  const [unix = Number.NaN, latitude = Number.NaN, longitude = Number.NaN] = numbers;
  return { unix, latitude, longitude };
}

const houseNumbers = 8;

function housesFrom(numbers: readonly number[]): SwissHouses {
  const [meridianDeg = Number.NaN, obliquityDeg = Number.NaN, ascendantDeg = Number.NaN, midheavenDeg = Number.NaN] =
    numbers;
  return { meridianDeg, obliquityDeg, ascendantDeg, midheavenDeg, cusps: numbers.slice(4, houseNumbers) };
}

/** 40 halfway skies; the first five lie astride the date line or on opposite meridians. */
export function swissHalfways(): readonly SwissHalfway[] {
  return rowsOf("halfway-swiss").map((cells) => {
    const numbers = cells.map(Number);
    return {
      births: [placeFrom(numbers), placeFrom(numbers.slice(3))],
      halfway: placeFrom(numbers.slice(6)),
      houses: housesFrom(numbers.slice(9)),
      planets: numbers.slice(9 + houseNumbers),
    };
  });
}

/** 40 returns of the Sun. */
export function swissReturns(): readonly SwissReturn[] {
  return rowsOf("returns-swiss").map((cells) => {
    const numbers = cells.map(Number);
    return { birth: placeFrom(numbers), returnUnix: numbers[4] ?? Number.NaN, houses: housesFrom(numbers.slice(5)) };
  });
}
