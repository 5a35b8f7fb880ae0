import type { Sky } from "@cosmic/sky/sky";
import type { Birth, BirthProblem } from "../birth.ts";
import { type BirthSky, birthSky, type ChartSources } from "../birth-sky.ts";
import type { FactsWithoutCycles } from "../facts.ts";
import { planetLongitudes } from "../moment/planet-longitudes.ts";
import type { Planet, Sign } from "../names.ts";
import { factsWithoutCycles } from "../natal-chart.ts";
import { signAt } from "../zodiac/longitude.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import type { EndLongitudes, PairPlaces } from "./contacts/contacts.ts";
import { endLongitudes } from "./end-longitudes.ts";

/** A birth to be compared. Without a place it is a date alone: time null, coordinates 0, zone `UTC`. */
export interface PairBirth {
  readonly birth: Birth;
  readonly placeKnown: boolean;
}

/** The instants between which a birth without a time may lie, seconds since 1970-01-01T00:00Z. */
export interface DaySpan {
  readonly fromUnix: number;
  readonly toUnix: number;
}

/** One of the two people: the chart, and how far it can be relied on. */
export interface PairPerson {
  readonly facts: FactsWithoutCycles;
  readonly at: BirthSky;
  readonly placeKnown: boolean;
  /** Null with a birth time. */
  readonly span: DaySpan | null;
  readonly places: PairPlaces;
  /** Signs of the planets: those of the chart, then, without a birth time, those of both ends of the day. */
  readonly daySigns: readonly [chart: PlanetSigns, ...dayEnds: PlanetSigns[]];
}

type PlanetSigns = Readonly<Record<Planet, Sign>>;

/** A person, or what is wrong with the birth. */
export type FoundPerson =
  | { readonly ok: true; readonly person: PairPerson }
  | { readonly ok: false; readonly problem: BirthProblem };

/** A date is a day somewhere from UTC+14 to UTC−12; its chart is of noon UTC. */
const placelessSeconds = { before: 26 * 3600, after: 24 * 3600 } as const;
const points = ["chiron", "trueNode"] as const;

type DayLongitudes = Readonly<Record<Planet, number>> & EndLongitudes;

/** The chart of a birth as two charts need it. */
export function pairPerson({ birth, placeKnown }: PairBirth, sources: ChartSources): FoundPerson {
  const found = birthSky(birth, sources);
  if (!found.ok) return found;
  const { at } = found;
  const charted = factsWithoutCycles(at);
  // Without a place nothing rises: the list would be that of the equator.
  const facts = placeKnown ? charted : { ...charted, risingSigns: [] };
  const span = spanOf(at, placeKnown);
  const day =
    span === null ? null : ([longitudesAt(at.sky, span.fromUnix), longitudesAt(at.sky, span.toUnix)] as const);
  return {
    ok: true,
    person: {
      facts,
      at,
      placeKnown,
      span,
      places: { at: endLongitudes(facts), dayEnds: day === null ? null : [withoutMoon(day[0]), withoutMoon(day[1])] },
      daySigns: [
        perPlanet((planet) => facts.planets[planet].sign),
        ...(day ?? []).map((longitudes) => perPlanet((planet) => signAt(longitudes[planet]))),
      ],
    },
  };
}

/** The sign a planet is in all through the time in which the birth may lie; null when there are several. */
export function certainSign({ daySigns }: Pick<PairPerson, "daySigns">, planet: Planet): Sign | null {
  const [{ [planet]: sign }] = daySigns;
  return daySigns.every((signs) => signs[planet] === sign) ? sign : null;
}

function spanOf({ moment, day }: BirthSky, placeKnown: boolean): DaySpan | null {
  if (!moment.timeUnknown) return null;
  if (placeKnown) return { fromUnix: day.startUnix, toUnix: day.endUnix };
  const { before, after } = placelessSeconds;
  return { fromUnix: moment.unixSeconds - before, toUnix: moment.unixSeconds + after };
}

/** Planets and points at an instant. */
function longitudesAt(sky: Sky, unixSeconds: number): DayLongitudes {
  const { jdTt } = sky.timeScales(unixSeconds);
  const placed = planetLongitudes(sky, jdTt);
  const computed: Partial<Record<(typeof points)[number], number>> = {};
  for (const point of points) if (sky.bodies.includes(point)) computed[point] = sky.position(point, jdTt).longitudeDeg;
  return { ...placed, ...computed };
}

/** Without a birth time nothing rests on the Moon. */
function withoutMoon({ moon: _, ...rest }: DayLongitudes): EndLongitudes {
  return rest;
}
