import { around, distance } from "geokdbush";
import KDBush from "kdbush";
import { standings, stepsOfDegree, type Towns } from "./table/gazetteer.ts";

/** People on a square kilometre of a built-up town, about the mean of the world's cities (Angel 2012 gives 30 to 130 a
 * hectare for most). It sets how far a town of a given size reaches. */
const peoplePerSquareKm = 3000;

/** Reach of the largest town there is, 25 million people, rounded up. */
const farthestReachKm = 55;
/** Beyond this nothing is near: at sea, on the ice. */
const farthestKm = 250;
/** Searched first; wider only when nothing in it is sure to be nearest. */
const circlesKm = [60, 120, farthestKm + farthestReachKm];

interface Candidate {
  readonly town: number;
  /** Below 0 inside the town's circle, −1 in its middle; outside, kilometres to the circle's edge. */
  readonly remoteness: number;
}

/**
 * Makes the lookup of towns near a point. Each town stands for a circle as large as its people need. A point inside one or
 * more circles belongs to the one in which it lies nearest the middle, in proportion; a point outside all of them belongs to
 * the circle whose edge is nearest. So a suburb with a name is found in its own streets and the city elsewhere, and in the
 * country the village; parts of a city are left out. Towns follow in that order; none is farther than 250 km.
 */
export function nearestTowns(towns: Towns): (latitude: number, longitude: number, limit: number) => readonly number[] {
  const index = townIndex(towns);
  return (latitude, longitude, limit) => {
    let found: readonly Candidate[] = [];
    for (const circleKm of circlesKm) {
      found = candidates(towns, index, { latitude, longitude, circleKm }).slice(0, limit);
      const last = found.at(-1);
      // A town outside the circle could at best reach this near.
      if (last && found.length === limit && last.remoteness <= circleKm - farthestReachKm) break;
    }
    return found.map(({ town }) => town);
  };
}

function townIndex({ count, latitudes, longitudes }: Towns): KDBush {
  const index = new KDBush(count);
  for (let town = 0; town < count; town += 1) {
    index.add((longitudes[town] ?? 0) / stepsOfDegree, (latitudes[town] ?? 0) / stepsOfDegree);
  }
  return index.finish();
}

interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly circleKm: number;
}

function candidates(towns: Towns, index: KDBush, { latitude, longitude, circleKm }: Circle): readonly Candidate[] {
  const within = Math.min(circleKm, farthestKm);
  const isWhole = (town: number) => towns.standings[town] !== standings.quarter;
  return around(index, longitude, latitude, Number.POSITIVE_INFINITY, within, isWhole)
    .map((town) => {
      const there = [
        (towns.longitudes[town] ?? 0) / stepsOfDegree,
        (towns.latitudes[town] ?? 0) / stepsOfDegree,
      ] as const;
      const km = distance(longitude, latitude, ...there);
      const reachKm = Math.sqrt((towns.populations[town] ?? 0) / peoplePerSquareKm / Math.PI);
      return { town, remoteness: km < reachKm ? km / reachKm - 1 : km - reachKm };
    })
    .sort((one, two) => one.remoteness - two.remoteness || one.town - two.town);
}
