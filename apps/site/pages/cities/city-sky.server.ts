import { civilTimeAt } from "@cosmic/atlas/civil-time";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Sign } from "@cosmic/chart/names";
import { zodiacPoint } from "@cosmic/chart/zodiac/longitude";
import { celebrationPlate } from "@cosmic/drawings/plates/celebration-plate";
import { fromEcliptic } from "@cosmic/drawings/stars/direction";
import { siderealTimeDeg } from "@cosmic/drawings/stars/sky-of";
import { Observer } from "@cosmic/sky/events/horizon/observer";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { cos } from "@cosmic/sky/trigonometry";
import { daysPerJulianYear, J2000, radiansPerDegree } from "@cosmic/sky/units";
import { planetName } from "../../components/drawings/sky-names.ts";
import { engrave } from "../../components/engraved/engrave.server.tsx";
import type { EngravedDrawing } from "../../components/engraved/engraved-plate.tsx";
import { m } from "../../generated/paraglide/messages.js";
import type { Locale } from "../../locale/locale.ts";
import type { City } from "./cities.ts";
import { type Night, type NightPlanet, nightAt, nightFrom, nightPlanets } from "./night.ts";

/** A planet's position over the city, and tonight's rise, culmination and set times in local time, `HH:MM`. */
export interface CityPlanet {
  readonly planet: NightPlanet;
  readonly sign: Sign;
  /** True altitude, degrees; below 0 is under the horizon. */
  readonly altitudeDeg: number;
  /** Azimuth from north through east. */
  readonly azimuthDeg: number;
  readonly rise: string | null;
  readonly highest: string | null;
  readonly highestDeg: number | null;
  readonly set: string | null;
}

/** The sky over a city as its page shows it. */
export interface CitySky {
  /** The moment shown, in the city's local time: `YYYY-MM-DD` and `HH:MM`. */
  readonly date: string;
  readonly time: string;
  /** True when the moment shown is now; otherwise it is an hour after the next sunset. */
  readonly now: boolean;
  readonly offsetSeconds: number;
  readonly sunset: string | null;
  readonly sunrise: string | null;
  readonly moon: { readonly litPercent: number; readonly waxing: boolean };
  /** Highest first. */
  readonly planets: readonly CityPlanet[];
  readonly plate: EngravedDrawing;
  readonly compactPlate: EngravedDrawing;
}

const timeZones = timeZonesFrom(zoneHistory);
const sky = skyFromDisk();
const secondsPerMinute = 60;

const nights = new Map<string, Night>();

function nightOf(city: City, fromUnixSeconds: number): Night {
  const known = nights.get(city.id);
  if (known?.fromUnixSeconds === fromUnixSeconds) return known;
  const night = nightFrom(city, fromUnixSeconds, sky);
  nights.set(city.id, night);
  return night;
}

const drawn = new Map<string, { readonly minute: number; readonly sky: CitySky }>();

/** The sky over a city in the locale's language, computed once a minute rather than per visitor. */
export function citySky(city: City, locale: Locale, unixSeconds: number): CitySky {
  const minute = Math.floor(unixSeconds / secondsPerMinute);
  const key = `${city.id} ${locale}`;
  const known = drawn.get(key);
  if (known?.minute === minute) return known.sky;
  const computed = computeSky(city, minute * secondsPerMinute);
  drawn.set(key, { minute, sky: computed });
  return computed;
}

function computeSky(city: City, unixSeconds: number): CitySky {
  const { fromUnixSeconds, shownAt, now } = nightAt(city, unixSeconds, { sky, timeZones });
  const night = nightOf(city, fromUnixSeconds);
  const shown = shownAt(night.sunset);
  const { offsetSeconds } = timeZones.at(city.zone, shown, city.longitude);
  const planets = nightPlanets
    .map((planet) => planetOver(city, planet, night, shown))
    .sort((one, other) => other.altitudeDeg - one.altitudeDeg);
  const { date, time } = civilText(shown + offsetSeconds);
  const hour = (unix: number | null) => hourText(city, unix);
  return {
    ...{ date, time, now, offsetSeconds },
    ...{ sunset: hour(night.sunset), sunrise: hour(night.sunrise) },
    ...{ moon: moonAt(shown), planets },
    ...platesOver(city, shown),
  };
}

function planetOver(city: City, planet: NightPlanet, night: Night, unixSeconds: number): CityPlanet {
  const observer = new Observer({ latitudeDeg: city.latitude, longitudeDeg: city.longitude });
  const { jdTt } = sky.timeScales(unixSeconds);
  const { rise, highest, highestDeg, set } = night.courses[planet];
  return {
    planet,
    sign: zodiacPoint(sky.position(planet, jdTt).longitudeDeg).sign,
    ...observer.horizontal(sky, planet, unixSeconds),
    rise: hourText(city, rise),
    highest: hourText(city, highest),
    highestDeg,
    set: hourText(city, set),
  };
}

function moonAt(unixSeconds: number): CitySky["moon"] {
  const { jdTt } = sky.timeScales(unixSeconds);
  const ahead = normalizeDegrees(sky.position("moon", jdTt).longitudeDeg - sky.position("sun", jdTt).longitudeDeg);
  return { litPercent: Math.round((1 - cos(ahead * radiansPerDegree)) * 50), waxing: ahead < 180 };
}

function platesOver(city: City, unixSeconds: number): Pick<CitySky, "plate" | "compactPlate"> {
  const scales = sky.timeScales(unixSeconds);
  const { obliquityDeg } = sky.frame(scales);
  const moment = {
    latitudeDeg: city.latitude,
    localSiderealTimeDeg: siderealTimeDeg(scales.jdUt1, city.longitude),
    year: 2000 + (scales.jdUt1 - J2000) / daysPerJulianYear,
    bodies: nightPlanets.map((planet) => {
      const { longitudeDeg, latitudeDeg } = sky.position(planet, scales.jdTt);
      return { name: planetName(planet), glyph: planet, ...fromEcliptic(longitudeDeg, latitudeDeg, obliquityDeg) };
    }),
    title: m.city_plate({ city: city.name() }),
    letters: lettersOf(m.landing_compass()),
  };
  return {
    plate: engrave(celebrationPlate(moment)),
    compactPlate: engrave(celebrationPlate({ ...moment, compact: true })),
  };
}

function lettersOf(words: string): readonly [string, string, string, string] {
  const [north = "", east = "", south = "", west = ""] = words.split(" ");
  return [north, east, south, west];
}

const two = (value: number): string => String(value).padStart(2, "0");

function civilText(clockSeconds: number): { readonly date: string; readonly time: string } {
  const { year, month, day, hour, minute } = civilTimeAt(
    Math.floor(clockSeconds / secondsPerMinute) * secondsPerMinute,
  );
  return { date: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}:${two(minute)}` };
}

/** The city's local time, to the nearest minute. */
function hourText({ zone, longitude }: City, unixSeconds: number | null): string | null {
  if (unixSeconds === null) return null;
  const nearest = Math.round(unixSeconds / secondsPerMinute) * secondsPerMinute;
  return civilText(nearest + timeZones.at(zone, nearest, longitude).offsetSeconds).time;
}
