import type { Mark } from "../drawing.ts";
import { insideCircle } from "../geometry/clip.ts";
import { pathMark } from "../geometry/marks.ts";
import { lengthOf, type Point, round, xy } from "../geometry/polar.ts";
import { type Direction, directionOf, eclipticDirection, precession } from "./direction.ts";
import type { Projection } from "./projection.ts";
import { brightStars, constellationLines, type Star } from "./star-catalogue.ts";

/** A star in drawing coordinates. */
export interface PlottedStar extends Point {
  readonly magnitude: number;
}

/** Eight magnitude steps: faint end of each step, and dot width (units at scale 1). */
const steps: readonly (readonly [faintest: number, width: number])[] = [
  [0.6, 9.5],
  [1.6, 7.6],
  [2.4, 6],
  [3.2, 4.7],
  [4, 3.5],
  [4.6, 2.6],
  [5.2, 1.9],
  [6.1, 1.4],
];

/**
 * Stars, constellation lines and great circles of one sky, projected to radius 1, whether or not they are all drawn.
 */
export interface PlacedSky {
  readonly stars: readonly PlottedStar[];
  readonly figures: readonly (readonly Point[])[];
  readonly ecliptic: readonly Point[];
  readonly equator: readonly Point[];
}

/** How a projected sky is placed on a round drawing. */
export interface Field {
  readonly sky: PlacedSky;
  /** Radius in drawing units. */
  readonly radius: number;
  /** Nothing is drawn outside this circle, drawing units. */
  readonly reach: number;
}

/** Steps of 3° around a great circle. */
const turns = Array.from({ length: 121 }, (_, index) => index * 3);
const ecliptic: readonly Direction[] = turns.map(eclipticDirection);
const equator: readonly Direction[] = turns.map((raDeg) => directionOf({ raDeg, decDeg: 0 }));

/** Everything fixed among the stars, precessed from J2000.0 to the equinox of a Julian year and projected. */
export function placedSky(projection: Projection, year: number): PlacedSky {
  const carried = precession(year);
  const place = (direction: Direction): Point => projection(carried(direction));
  const starAt = (star: Star): PlottedStar => {
    const { x, y } = projection(carried(star));
    return { x, y, magnitude: star.magnitude };
  };
  return {
    stars: brightStars.map(starAt),
    figures: constellationLines.map((line) => line.map(place)),
    ecliptic: ecliptic.map(projection),
    equator: equator.map(projection),
  };
}

/** Stars of a field down to a magnitude. */
export function plot(faintest: number, { sky, radius, reach }: Field): readonly PlottedStar[] {
  const plotted: PlottedStar[] = [];
  for (const { x, y, magnitude } of sky.stars) {
    if (magnitude <= faintest && lengthOf(x, y) * radius < reach) {
      plotted.push({ x: x * radius, y: y * radius, magnitude });
    }
  }
  return plotted;
}

/** Stars as round dots in eight magnitude steps, one path per step. */
export function starDots(stars: readonly PlottedStar[], scale: number): readonly Mark[] {
  const dots = steps.map(() => "");
  for (const star of stars) {
    const step = stepOf(star.magnitude);
    dots[step] += `M${xy(star)}h0`;
  }
  return steps.flatMap(([, width], step) => {
    const d = dots[step];
    return d ? [pathMark(d, { stroke: "ink", width: round(width * scale) }, "k-s")] : [];
  });
}

/** The step a magnitude falls into; the catalog ends within the last one. */
function stepOf(magnitude: number): number {
  let step = 0;
  for (const [faintest] of steps) {
    if (magnitude < faintest) break;
    step += 1;
  }
  return Math.min(step, steps.length - 1);
}

/** Crosses through stars brighter than `faintest`, longer for brighter ones. */
export function starCrosses(stars: readonly PlottedStar[], faintest: number, scale: number): string {
  return stars
    .filter((star) => star.magnitude < faintest)
    .map((star) => cross(star, (star.magnitude < 0.6 ? 15 : star.magnitude < 1.2 ? 12 : 9) * scale))
    .join("");
}

/** An upright cross. */
export function cross({ x, y }: Point, arm: number): string {
  const length = round(2 * arm);
  return `M${round(x - arm)} ${round(y)}h${length}M${round(x)} ${round(y - arm)}v${length}`;
}

/** All constellation lines, clipped at the field's edge. */
export function constellationFigures({ sky, radius, reach }: Field): string {
  const known = cutFigures.get(sky);
  if (known?.radius === radius && known.reach === reach) return known.path;
  const path = sky.figures.map((line) => insideCircle(line, { radius: reach, scale: radius })).join("");
  cutFigures.set(sky, { radius, reach, path });
  return path;
}

/** Several plates of the same size show one sky, so its longest path is cached. */
const cutFigures = new WeakMap<PlacedSky, { readonly radius: number; readonly reach: number; readonly path: string }>();

/** The ecliptic, clipped at the field's edge. */
export function eclipticLine({ sky, radius, reach }: Field): string {
  return insideCircle(sky.ecliptic, { radius: reach, scale: radius });
}

/** The celestial equator, clipped at the field's edge. */
export function equatorLine({ sky, radius, reach }: Field): string {
  return insideCircle(sky.equator, { radius: reach, scale: radius });
}
