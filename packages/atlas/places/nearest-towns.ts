import { around, distance } from "geokdbush";
import KDBush from "kdbush";
import { standings, stepsOfDegree, type Towns } from "./table/gazetteer.ts";

/**
 * People per square kilometer of a built-up town, about the mean of the world's cities (Angel 2012: 30 to 130 per
 * hectare for most). Sets how far a town of a given size reaches.
 */
const peoplePerSquareKm = 3000;

/** Reach of the largest town, 25 million people, rounded up. */
const farthestReachKm = 55;
/** Beyond this nothing counts as near: at sea, on the ice. */
const farthestKm = 250;
/** Search radii in order; widen only while the nearest towns are not certain. */
const circlesKm = [60, 120, farthestKm + farthestReachKm];

interface Candidate {
  readonly town: number;
  /** Inside the town's circle below 0, −1 at its center; outside, kilometers to the circle's edge. */
  readonly remoteness: number;
}

/**
 * Builds the lookup of towns near a point. Each town is a circle sized by its population. A point inside one or more
 * circles belongs to the one whose center is nearest in proportion to its radius; a point outside all of them, to the
 * circle with the nearest edge. So a named suburb wins in its own streets, the city elsewhere, and the village in the
 * country; city districts are left out. Towns come in that order, none farther than 250 km.
 */
export function nearestTowns(towns: Towns): (latitude: number, longitude: number, limit: number) => readonly number[] {
  const index = townIndex(towns);
  return (latitude, longitude, limit) => {
    let found: readonly Candidate[] = [];
    for (const circleKm of circlesKm) {
      found = candidates(towns, index, { latitude, longitude, circleKm }).slice(0, limit);
      const last = found.at(-1);
      // A town outside the search radius could at best come this near.
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
