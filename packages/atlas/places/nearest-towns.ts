import { standings, stepsOfDegree, type Towns } from "./table/gazetteer.ts";

/** Mean radius of the Earth (IUGG), km. */
const earthRadiusKm = 6371;
const kmPerDegree = (Math.PI / 180) * earthRadiusKm;

/** People on a square kilometre of a built-up town, about the mean of the world's cities (Angel 2012 gives 30 to 130 a
 * hectare for most). It sets how far a town of a given size reaches. */
const peoplePerSquareKm = 3000;

/** Reach of the largest town there is, 25 million people, rounded up. */
const farthestReachKm = 55;
/** Beyond this nothing is near: at sea, on the ice. */
const farthestKm = 250;
/** Searched first; wider only when nothing in it is sure to be nearest. */
const circlesKm = [60, 120, farthestKm + farthestReachKm];

const columns = 360;
const rows = 180;

/** Towns by squares of one degree: those of square `n` are `towns[firsts[n]]` up to `towns[firsts[n + 1]]`. */
interface Squares {
  readonly firsts: Uint32Array;
  readonly towns: Uint32Array;
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
const rowOf = (latitude: number): number => clamp(Math.floor(latitude + rows / 2), rows - 1);
const columnOf = (longitude: number): number => (((Math.floor(longitude) + columns / 2) % columns) + columns) % columns;

function sortIntoSquares({ count, latitudes, longitudes }: Towns): Squares {
  const squareOf = (town: number): number =>
    rowOf((latitudes[town] ?? 0) / stepsOfDegree) * columns + columnOf((longitudes[town] ?? 0) / stepsOfDegree);
  const firsts = new Uint32Array(columns * rows + 1);
  for (let town = 0; town < count; town += 1) firsts[squareOf(town) + 1] = (firsts[squareOf(town) + 1] ?? 0) + 1;
  for (let square = 1; square < firsts.length; square += 1) {
    firsts[square] = (firsts[square] ?? 0) + (firsts[square - 1] ?? 0);
  }
  const next = firsts.slice();
  const towns = new Uint32Array(count);
  for (let town = 0; town < count; town += 1) {
    const square = squareOf(town);
    towns[next[square] ?? 0] = town;
    next[square] = (next[square] ?? 0) + 1;
  }
  return { firsts, towns };
}

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
  const squares = sortIntoSquares(towns);
  return (latitude, longitude, limit) => {
    let found: readonly Candidate[] = [];
    for (const circleKm of circlesKm) {
      found = candidates(towns, squares, { latitude, longitude, circleKm }).slice(0, limit);
      const last = found.at(-1);
      // A town outside the circle could at best reach this near.
      if (last && found.length === limit && last.remoteness <= circleKm - farthestReachKm) break;
    }
    return found.map(({ town }) => town);
  };
}

interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly circleKm: number;
}

function candidates(towns: Towns, squares: Squares, circle: Circle): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const square of squaresAround(circle)) {
    for (let at = squares.firsts[square] ?? 0; at < (squares.firsts[square + 1] ?? 0); at += 1) {
      const town = squares.towns[at] ?? 0;
      if (towns.standings[town] === standings.quarter) continue;
      const km = distanceKm(towns, town, circle);
      if (km > Math.min(circle.circleKm, farthestKm)) continue;
      const reachKm = Math.sqrt((towns.populations[town] ?? 0) / peoplePerSquareKm / Math.PI);
      found.push({ town, remoteness: km < reachKm ? km / reachKm - 1 : km - reachKm });
    }
  }
  return found.sort((one, two) => one.remoteness - two.remoteness || one.town - two.town);
}

function squaresAround({ latitude, longitude, circleKm }: Circle): readonly number[] {
  const reach = circleKm / kmPerDegree;
  const bottom = rowOf(latitude - reach);
  const top = rowOf(latitude + reach);
  // Where the circle comes near a pole it meets every meridian.
  const widest = Math.min(Math.abs(latitude) + reach, rows / 2);
  const wide = reach / Math.cos((widest * Math.PI) / 180);
  const width = Number.isFinite(wide) && wide < rows ? Math.ceil(wide) : rows;
  const found = new Set<number>();
  for (let row = bottom; row <= top; row += 1) {
    for (let column = -width; column <= width; column += 1) found.add(row * columns + columnOf(longitude + column));
  }
  return [...found];
}

/** Distance along a great circle, km: the haversine formula, good to 0.6 % on the real Earth. */
function distanceKm({ latitudes, longitudes }: Towns, town: number, { latitude, longitude }: Circle): number {
  const rad = Math.PI / 180;
  const there = ((latitudes[town] ?? 0) / stepsOfDegree) * rad;
  const north = Math.sin((there - latitude * rad) / 2);
  const east = Math.sin((((longitudes[town] ?? 0) / stepsOfDegree - longitude) * rad) / 2);
  const chord = north * north + Math.cos(there) * Math.cos(latitude * rad) * east * east;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
