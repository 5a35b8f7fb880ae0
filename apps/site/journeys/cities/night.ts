import { civilTimeAt } from "@cosmic/atlas/civil-time";
import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { Planet } from "@cosmic/chart/names";
import { culminations } from "@cosmic/sky/events/horizon/culminations";
import { Observer } from "@cosmic/sky/events/horizon/observer";
import { type ClockWindow, risings } from "@cosmic/sky/events/horizon/risings";
import type { Sky } from "@cosmic/sky/sky";

/** What is seen in the night sky; Pluto is beyond every amateur's eyepiece but the largest. */
export const nightPlanets = [
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
] as const satisfies readonly Planet[];
export type NightPlanet = (typeof nightPlanets)[number];

export interface NightPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
}

/** Moments of one body between two noons, seconds since 1970; null where there is none. */
interface Course {
  readonly rise: number | null;
  readonly highest: number | null;
  /** Degrees at that moment. */
  readonly highestDeg: number | null;
  readonly set: number | null;
}

/** The night between two noons of a place. */
export interface Night {
  /** Noon before it, seconds since 1970. */
  readonly fromUnixSeconds: number;
  readonly sunset: number | null;
  readonly sunrise: number | null;
  readonly courses: Readonly<Record<NightPlanet, Course>>;
}

interface Sources {
  readonly sky: Sky;
  readonly timeZones: TimeZones;
}

const secondsPerDay = 86_400;
const noonHour = 12;
/** Civil twilight ends with the Sun so low, degrees: planets can be seen. */
const duskDeg = -6;
/** By day the plate shows the sky so long after sunset, seconds. */
const afterSunset = 3600;

/**
 * The night that belongs to a moment, and the moment its sky is shown for: now in the dark, otherwise an hour after the
 * next sunset.
 */
export function nightAt(place: NightPlace, unixSeconds: number, { sky, timeZones }: Sources) {
  const dark = altitudeOf(place, "sun", unixSeconds, sky) < duskDeg;
  const noon = noonOf(place, unixSeconds, timeZones);
  // After midnight the night is still that of yesterday's noon.
  const from = dark && unixSeconds < noon ? noonOf(place, unixSeconds - secondsPerDay, timeZones) : noon;
  return {
    fromUnixSeconds: from,
    shownAt: (sunset: number | null) => (dark ? unixSeconds : (sunset ?? unixSeconds) + afterSunset),
    now: dark,
  };
}

/** Sunset, sunrise and the courses of the planets in the day that begins at a noon. */
export function nightFrom(place: NightPlace, fromUnixSeconds: number, sky: Sky): Night {
  const window = { fromUnixSeconds, toUnixSeconds: fromUnixSeconds + secondsPerDay };
  const sun = courseOf(place, "sun", window, sky);
  const courses = Object.fromEntries(
    nightPlanets.map((planet) => [planet, courseOf(place, planet, window, sky)]),
    // The entries are exactly the night's planets.
  ) as Night["courses"];
  return { fromUnixSeconds, sunset: sun.set, sunrise: sun.rise, courses };
}

function courseOf(place: NightPlace, planet: Planet, window: ClockWindow, sky: Sky): Course {
  const at = { latitudeDeg: place.latitude, longitudeDeg: place.longitude };
  const passes = risings(sky, planet, at, window);
  const found = passes.horizon === "crossed" ? passes.risings : [];
  const upper = culminations(sky, planet, at, window).find(({ kind }) => kind === "upper");
  return {
    rise: found.find(({ kind }) => kind === "rise")?.unixSeconds ?? null,
    highest: upper?.unixSeconds ?? null,
    highestDeg: upper?.altitudeDeg ?? null,
    set: found.find(({ kind }) => kind === "set")?.unixSeconds ?? null,
  };
}

/** Noon on the clock of a place, of the civil day an instant falls in there. */
function noonOf({ zone, longitude }: NightPlace, unixSeconds: number, timeZones: TimeZones): number {
  const { offsetSeconds } = timeZones.at(zone, unixSeconds, longitude);
  const { year, month, day } = civilTimeAt(unixSeconds + offsetSeconds);
  const noon = timeZones.read(zone, { year, month, day, hour: noonHour, minute: 0, second: 0 }, longitude).choices[0];
  if (noon === undefined) throw new Error(`${zone} has no noon on ${year}-${month}-${day}`);
  return noon.unixSeconds;
}

function altitudeOf({ latitude, longitude }: NightPlace, planet: Planet, unixSeconds: number, sky: Sky): number {
  return new Observer({ latitudeDeg: latitude, longitudeDeg: longitude }).horizontal(sky, planet, unixSeconds)
    .altitudeDeg;
}
