import type { Mark } from "../drawing.ts";
import { insideCircle } from "../geometry/clip.ts";
import { pathMark } from "../geometry/marks.ts";
import { lengthOf, type Point, round, xy } from "../geometry/polar.ts";
import { fromEcliptic, meanObliquityDeg, type Projection, precessed } from "./projection.ts";
import { constellationLines, type SkyPlace, type Star } from "./star-catalogue.ts";

/** A star on the paper. */
export interface PlottedStar extends Point {
  readonly magnitude: number;
}

/** Eight magnitude steps: fainter end of the step, width of the dot (units at scale 1). */
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

/** How a field of stars is laid on a round paper. */
export interface Field {
  readonly projection: Projection;
  /** Nothing is drawn outside this circle. */
  readonly reach: number;
  /** Equinox, Julian year; places of J2000.0 are carried there. */
  readonly year: number;
}

/** Stars of a field down to a magnitude. */
export function plot(stars: readonly Star[], faintest: number, field: Field): readonly PlottedStar[] {
  return stars
    .filter((star) => star.magnitude <= faintest)
    .map((star) => ({ ...field.projection(precessed(star, field.year)), magnitude: star.magnitude }))
    .filter((star) => lengthOf(star.x, star.y) < field.reach);
}

/** Stars as round dots in eight magnitude steps; one path a step. */
export function starDots(stars: readonly PlottedStar[], scale: number): readonly Mark[] {
  return steps.flatMap(([faintest, width], step) => {
    const brightest = steps[step - 1]?.[0] ?? Number.NEGATIVE_INFINITY;
    const d = stars
      .filter((star) => star.magnitude >= brightest && star.magnitude < faintest)
      .map((star) => `M${xy(star)}h0`)
      .join("");
    return d ? [pathMark(d, { stroke: "ink", width: round(width * scale) }, "k-s")] : [];
  });
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

/** All constellation figures, cut at the field's edge. */
export function constellationFigures({ projection, reach, year }: Field): string {
  return constellationLines
    .map((line) =>
      insideCircle(
        line.map((place) => projection(precessed(place, year))),
        reach,
      ),
    )
    .join("");
}

/** The ecliptic, cut at the field's edge. */
export function eclipticLine(field: Field): string {
  return greatCircle(field, (turn) => fromEcliptic(turn, 0, meanObliquityDeg));
}

/** The celestial equator, cut at the field's edge. */
export function equatorLine(field: Field): string {
  return greatCircle(field, (turn) => ({ raDeg: turn, decDeg: 0 }));
}

function greatCircle({ projection, reach }: Field, placeAt: (turnDeg: number) => SkyPlace): string {
  const points = Array.from({ length: 121 }, (_, index) => projection(placeAt(index * 3)));
  return insideCircle(points, reach);
}
