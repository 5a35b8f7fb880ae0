import { crossings } from "@cosmic/sky/events/crossings";
import { refineCrossing } from "@cosmic/sky/events/tabulated-course";
import { houseOf } from "../../horizon/houses.ts";
import { houseNumber } from "../../names.ts";
import { recordOf } from "../../record-of.ts";
import { required } from "../../required.ts";
import { signAt } from "../../zodiac/longitude.ts";
import { instantAt, isIn } from "../instants.ts";
import type { HouseIngress, Retrograde, StationFact, WalkingBody, YearFacts } from "../year-facts.ts";
import { turningBodies, walkingBodies } from "../year-facts.ts";
import type { YearSky } from "../year-sky.ts";

const signWidthDeg = 30;
/** The node wobbles over a cusp for weeks: of crossings this close only the first is listed, days. */
const wobbleDays = 200;

/** Stations of Mercury to Pluto within the year, in order of time. */
export function stationsOf({ year, stations }: YearSky): readonly StationFact[] {
  return turningBodies
    .flatMap((body) => stations[body].filter(({ jdTt }) => isIn(year, jdTt)).map((station) => ({ body, ...station })))
    .toSorted((one, other) => one.jdTt - other.jdTt)
    .map(({ body, jdTt, turns, longitudeDeg }) => ({ body, at: instantAt(jdTt), turns, longitude: longitudeDeg }));
}

/** Retrograde stretches that meet the year, from station to station, by body. */
export function retrogradesOf({ year, stations }: YearSky): readonly Retrograde[] {
  return turningBodies.flatMap((body) =>
    stations[body].flatMap(({ jdTt, turns }, index): readonly Retrograde[] => {
      const end = stations[body][index + 1];
      const meets = end !== undefined && end.jdTt > year.fromJdTt && jdTt < year.toJdTt;
      return turns === "retrograde" && meets ? [{ body, from: instantAt(jdTt), to: instantAt(end.jdTt) }] : [];
    }),
  );
}

/** The natal house of each body when the year begins. */
export function housesAtStart({ sky, year }: YearSky, cusps: readonly number[]): YearFacts["housesAtStart"] {
  return recordOf(walkingBodies, (body) => houseOf(sky.position(body, year.fromJdTt).longitudeDeg, cusps));
}

/** Entries into natal houses within the year; without houses the Sun's into the signs. In order of time. */
export function ingressesOf(yearSky: YearSky, cusps: readonly number[] | null): readonly HouseIngress[] {
  const found = cusps === null ? signIngresses(yearSky) : walkingBodies.flatMap((body) => into(yearSky, body, cusps));
  return found
    .toSorted((one, other) => one.jdTt - other.jdTt)
    .map(({ jdTt, ...ingress }) => ({ ...ingress, at: instantAt(jdTt) }));
}

type FoundIngress = Omit<HouseIngress, "at"> & { readonly jdTt: number };

function signIngresses({ sky, year, courses }: YearSky): readonly FoundIngress[] {
  return [...crossings(courses.sun, { longitudeDeg: 0, everyDeg: signWidthDeg }, year)].map(
    ({ jdTt, longitudeDeg }) => ({
      ...{ body: "sun", house: null, sign: signAt(longitudeDeg) },
      jdTt: refineCrossing(sky, "sun", longitudeDeg, jdTt),
    }),
  );
}

/** Over a cusp forward a body enters the house that begins there, backward the one before. */
function into({ sky, year, courses }: YearSky, body: WalkingBody, cusps: readonly number[]): readonly FoundIngress[] {
  const found = cusps.flatMap((cusp, index) => {
    const begins = required(houseNumber(index + 1), `house ${index + 1}`);
    // At a pole some cusps coincide; the house between them is none.
    if (houseOf(cusp, cusps) !== begins) return [];
    const before = required(houseNumber(((index + 11) % 12) + 1), `the house before ${begins}`);
    const passes = [...crossings(courses[body], { longitudeDeg: cusp }, year)];
    return (body === "trueNode" ? firstOfWobble(passes) : passes).map(({ jdTt, direct }) => ({
      ...{ body, house: direct ? begins : before, sign: signAt(cusp) },
      jdTt: refineCrossing(sky, body, cusp, jdTt),
    }));
  });
  return found.filter(({ jdTt }) => isIn(year, jdTt));
}

function firstOfWobble<Pass extends { readonly jdTt: number }>(passes: readonly Pass[]): readonly Pass[] {
  return passes.filter(({ jdTt }, index) => jdTt - (passes[index - 1]?.jdTt ?? Number.NEGATIVE_INFINITY) > wobbleDays);
}
