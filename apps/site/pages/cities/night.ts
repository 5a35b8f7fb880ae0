import { civilTimeAt } from "@cosmic/atlas/civil-time";
import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { Planet } from "@cosmic/chart/names";
import { culminations } from "@cosmic/sky/events/horizon/culminations";
import { Observer } from "@cosmic/sky/events/horizon/observer";
import { type ClockWindow, risings } from "@cosmic/sky/events/horizon/risings";
import type { Sky } from "@cosmic/sky/sky";
import { secondsPerDay } from "@cosmic/sky/units";

/** Bodies visible in the night sky; Pluto is beyond all but the largest amateur telescopes. */
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

/** One body's rise, culmination and set between two noons, Unix seconds; null when there is none. */
interface Course {
  readonly rise: number | null;
  readonly highest: number | null;
  /** Altitude at culmination, degrees. */
  readonly highestDeg: number | null;
  readonly set: number | null;
}

/** The night between two local noons. */
export interface Night {
  /** The noon before it, Unix seconds. */
  readonly fromUnixSeconds: number;
  readonly sunset: number | null;
  readonly sunrise: number | null;
  readonly courses: Readonly<Record<NightPlanet, Course>>;
}

interface Sources {
  readonly sky: Sky;
  readonly timeZones: TimeZones;
}

const noonHour = 12;
/** Sun altitude at the end of civil twilight, degrees: planets are visible below it. */
const duskDeg = -6;
/** By day the plate shows the sky this many seconds after sunset. */
const afterSunset = 3600;

/** The night a moment belongs to, and the moment to show its sky for: now when dark, otherwise an hour after the next
 * sunset. */
export function nightAt(place: NightPlace, unixSeconds: number, { sky, timeZones }: Sources) {
  const dark = altitudeOf(place, "sun", unixSeconds, sky) < duskDeg;
  const noon = noonOf(place, unixSeconds, timeZones);
  // After midnight the night still began at yesterday's noon.
  const from = dark && unixSeconds < noon ? noonOf(place, unixSeconds - secondsPerDay, timeZones) : noon;
  return {
    fromUnixSeconds: from,
    shownAt: (sunset: number | null) => (dark ? unixSeconds : (sunset ?? unixSeconds) + afterSunset),
    now: dark,
  };
}

/** Sunset, sunrise and each planet's rise, culmination and set in the 24 hours from a noon. */
export function nightFrom(place: NightPlace, fromUnixSeconds: number, sky: Sky): Night {
  const window = { fromUnixSeconds, toUnixSeconds: fromUnixSeconds + secondsPerDay };
  const sun = courseOf(place, "sun", window, sky);
  const courses = Object.fromEntries(
    nightPlanets.map((planet) => [planet, courseOf(place, planet, window, sky)]),
    // The entries are exactly the night planets.
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

/** Local noon on the civil date of an instant at a place. */
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
