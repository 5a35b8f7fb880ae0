import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { type Facts, type Planet, planets, type ZodiacPoint } from "@cosmic/chart/facts";
import { natalChart } from "@cosmic/chart/natal-chart";
import { zodiacPoint } from "@cosmic/chart/zodiac/longitude";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import { closingSky, heroSky } from "@cosmic/drawings/stars/hero-sky";
import { skyOf } from "@cosmic/drawings/stars/sky-of";
import { wheel } from "@cosmic/drawings/wheel";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { secondsPerDay } from "@cosmic/sky/units";
import type { Score } from "../../components/drawings/score-bar.tsx";
import { signName } from "../../components/drawings/sky-names.ts";
import { engrave } from "../../components/engraved/engrave.server.tsx";
import type { EngravedDrawing } from "../../components/engraved/engraved-plate.tsx";
import { samplePercents, samplePerson } from "../../features/samples/sample-person.ts";
import { m } from "../../generated/paraglide/messages.js";
import { percentText } from "../../locale/format/format.ts";
import type { Locale } from "../../locale/locale.ts";

/** A planet's zodiac position, for a printed line. */
interface PlanetPlace extends Pick<ZodiacPoint, "sign" | "degree" | "minute"> {
  readonly planet: Planet;
}

/** The drawings and positions on the landing page. */
export interface LandingSky {
  readonly wheel: EngravedDrawing;
  readonly compactWheel: EngravedDrawing;
  /** Stars around the wheel, and behind the closing call: the sky over the sample person's birthplace at that
   * minute. */
  readonly heroSky: EngravedDrawing;
  readonly closingSky: EngravedDrawing;
  /** The sample person's planets as the printed page lists them. */
  readonly sample: readonly PlanetPlace[];
  /** The three bars of the sample chart. */
  readonly scores: readonly Score[];
  /** The seven naked-eye bodies at 12:00 UTC today. */
  readonly today: readonly PlanetPlace[];
}

const seenPlanets = planets.slice(0, 7);
const printedPlanets = planets.slice(0, 6);

const placeOf = (planet: Planet, point: ZodiacPoint): PlanetPlace => ({
  planet,
  sign: point.sign,
  degree: point.degree,
  minute: point.minute,
});

function computeSampleFacts(): Facts {
  const chart = natalChart(samplePerson, { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) });
  if (!chart.ok) throw new Error(`The sample person's birth cannot be read: ${chart.problem.message}`);
  return chart.facts;
}

let knownSample: Facts | undefined;
const sampleFacts = (): Facts => {
  knownSample ??= computeSampleFacts();
  return knownSample;
};

function skyAtNoon(dayNumber: number): readonly PlanetPlace[] {
  const sky = skyFromDisk();
  const { jdTt } = sky.timeScales(dayNumber * secondsPerDay + secondsPerDay / 2);
  return seenPlanets.map((planet) => placeOf(planet, zodiacPoint(sky.position(planet, jdTt).longitudeDeg)));
}

let knownDay: { readonly dayNumber: number; readonly places: readonly PlanetPlace[] } | undefined;
function today(unixSeconds: number): readonly PlanetPlace[] {
  const dayNumber = Math.floor(unixSeconds / secondsPerDay);
  if (knownDay?.dayNumber !== dayNumber) knownDay = { dayNumber, places: skyAtNoon(dayNumber) };
  return knownDay.places;
}

function sampleScores(locale: Locale): readonly Score[] {
  const { planets: placed, angles } = sampleFacts();
  const bars = [
    { label: m.landing_score_purpose(), percent: samplePercents.sun, sign: placed.sun.sign },
    { label: m.landing_score_emotional(), percent: samplePercents.moon, sign: placed.moon.sign },
    { label: m.landing_score_social(), percent: samplePercents.rising, sign: angles?.ascendant.sign },
  ];
  return bars.map(({ label, percent, sign }) => ({
    ...{ label, percent, percentText: percentText(percent, locale) },
    element: sign && elementOf(sign).toLowerCase(),
  }));
}

function drawSample(locale: Locale): Omit<LandingSky, "today"> {
  const facts = sampleFacts();
  const title = m.landing_sample_wheel_title({
    sun: signName(facts.planets.sun.sign),
    moon: signName(facts.planets.moon.sign),
    rising: facts.angles ? signName(facts.angles.ascendant.sign) : "",
  });
  const stars = skyOf({ facts, latitudeDeg: samplePerson.latitude, longitudeDeg: samplePerson.longitude });
  return {
    wheel: engrave(wheel(facts, { title })),
    compactWheel: engrave(wheel(facts, { title, compact: true })),
    heroSky: engrave(heroSky({ ...stars, letters: m.landing_compass().split(" ") })),
    closingSky: engrave(closingSky(stars)),
    scores: sampleScores(locale),
    sample: printedPlanets.map((planet) => placeOf(planet, facts.planets[planet])),
  };
}

const drawn = new Map<Locale, Omit<LandingSky, "today">>();

/** The landing page's computed skies: the sample person's, drawn once per language, and today's at noon, computed once
 * a day. */
export function landingSky(locale: Locale, unixSeconds: number): LandingSky {
  const sample = drawn.get(locale) ?? drawSample(locale);
  drawn.set(locale, sample);
  return { ...sample, today: today(unixSeconds) };
}
