import type { Drawing, Mark } from "../drawing.ts";
import { circleMark, pathMark } from "../geometry/marks.ts";
import type { Point } from "../geometry/polar.ts";
import { lineThrough, type SeenPlace, turnsIn, unwound, zodiacScale } from "./loop-scale.ts";

export interface RetrogradeLoop {
  readonly title: string;
  /** At equal time steps, in order; spans at most a third of the zodiac. */
  readonly path: readonly SeenPlace[];
  /** Number of steps between dots. */
  readonly dotEvery: number;
}

/** Drawing units per degree of longitude. Latitude gets more, since a loop at true scale is too flat to read. */
const perLongitude = 26;
/** Exaggeration factor for latitude. */
export const loopHeightening = 3;
const perLatitude = perLongitude * loopHeightening;
const margin = 40;
const signSize = 38;

/** A planet's loop among the signs, east to the left as seen from the northern hemisphere. The retrograde part is in
 * metal and the stations are open circles; the scale below counts degrees of the zodiac. */
export function retrogradeLoop({ title, path, dotEvery }: RetrogradeLoop): Drawing {
  const [first] = path;
  if (first === undefined) throw new Error("a loop has a path");
  const along = unwound(path);
  const [least, most] = [Math.floor(Math.min(...along)) - 1, Math.ceil(Math.max(...along)) + 1];
  const latitudes = path.map(({ latitudeDeg }) => latitudeDeg);
  const [low, high] = [Math.min(...latitudes), Math.max(...latitudes)];
  const x = (longitude: number) => (most - longitude) * perLongitude;
  const points = path.map((place, at) => ({ x: x(along[at] ?? 0), y: (high - place.latitudeDeg) * perLatitude }));
  const floor = (high - low) * perLatitude;
  const width = (most - least) * perLongitude;
  return {
    viewBox: [-margin, -margin, width + 2 * margin, floor + 120 + margin],
    title,
    hook: "retrograde-loop",
    marks: [
      pathMark(lineThrough(points), { stroke: "ink", width: 2 }),
      pathMark(wayBack(path, points), { stroke: "metal", width: 4 }),
      ...dots(points, dotEvery),
      ...turns(path, points),
      ...zodiacScale({ least, most, x, floor: floor + 44, glyph: signSize }),
    ],
  };
}

function wayBack(path: readonly SeenPlace[], points: readonly Point[]): string {
  return lineThrough(points.filter((_, at) => (path[at]?.speedDeg ?? 0) < 0));
}

const dots = (points: readonly Point[], every: number): readonly Mark[] =>
  points.filter((_, at) => at % every === 0).map((point) => circleMark({ ...point, r: 5 }, { fill: "ink" }));

/** Open circles at the stations. */
function turns(path: readonly SeenPlace[], points: readonly Point[]): readonly Mark[] {
  const turned = turnsIn(path).flatMap((at) => points[at] ?? []);
  return turned.map((point) => circleMark({ ...point, r: 10 }, { fill: "ground", stroke: "metal", width: 3 }));
}
