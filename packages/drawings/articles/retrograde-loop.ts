import { lowercase } from "@cosmic/chart/fact-index/fact-ids";
import { signs } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import type { Drawing, Mark } from "../drawing.ts";
import { circleMark, groupMark, pathMark } from "../geometry/marks.ts";
import { type Point, round, xy } from "../geometry/polar.ts";
import { glyphMark } from "../glyphs/glyphs.ts";

/** A planet's apparent position on one day. */
export interface SeenPlace {
  /** 0 ≤ x < 360. */
  readonly longitudeDeg: number;
  /** North positive. */
  readonly latitudeDeg: number;
  /** Degrees of longitude per day; negative when retrograde. */
  readonly speedDeg: number;
}

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
      pathMark(line(points), { stroke: "ink", width: 2 }),
      pathMark(wayBack(path, points), { stroke: "metal", width: 4 }),
      ...dots(points, dotEvery),
      ...turns(path, points),
      ...zodiacScale({ least, most, x, floor: floor + 44 }),
    ],
  };
}

/** Longitudes that continue past 0° Aries without a jump. */
function unwound(path: readonly SeenPlace[]): readonly number[] {
  const start = path[0]?.longitudeDeg ?? 0;
  return path.map(({ longitudeDeg }) => start + ((((longitudeDeg - start + 180) % 360) + 360) % 360) - 180);
}

const line = (points: readonly Point[]): string =>
  points.map((point, at) => `${at === 0 ? "M" : "L"}${xy(point)}`).join("");

function wayBack(path: readonly SeenPlace[], points: readonly Point[]): string {
  return line(points.filter((_, at) => (path[at]?.speedDeg ?? 0) < 0));
}

const dots = (points: readonly Point[], every: number): readonly Mark[] =>
  points.filter((_, at) => at % every === 0).map((point) => circleMark({ ...point, r: 5 }, { fill: "ink" }));

/** Open circles at the stations. */
function turns(path: readonly SeenPlace[], points: readonly Point[]): readonly Mark[] {
  const turned = points.filter(
    (_, at) => at > 0 && (path[at]?.speedDeg ?? 0) < 0 !== (path[at - 1]?.speedDeg ?? 0) < 0,
  );
  return turned.map((point) => circleMark({ ...point, r: 10 }, { fill: "ground", stroke: "metal", width: 3 }));
}

interface Scale {
  readonly least: number;
  readonly most: number;
  readonly x: (longitude: number) => number;
  readonly floor: number;
}

/** A tick per degree, longer every fifth; full strokes at sign borders, and each sign's glyph in the middle of its
 * visible part. */
function zodiacScale({ least, most, x, floor }: Scale): readonly Mark[] {
  let ticks = `M${round(x(least))} ${round(floor)}H${round(x(most))}`;
  const glyphs: Mark[] = [];
  for (let degree = least; degree <= most; degree += 1) {
    const length = degree % 30 === 0 ? 70 : degree % 5 === 0 ? 16 : 9;
    ticks += `M${round(x(degree))} ${round(floor)}v${length}`;
  }
  for (let sign = Math.floor(least / 30); sign * 30 < most; sign += 1) {
    const middle = (Math.max(least, sign * 30) + Math.min(most, sign * 30 + 30)) / 2;
    const name = lowercase(required(signs[((sign % 12) + 12) % 12], "one of twelve signs"));
    glyphs.push(glyphMark({ name, x: x(middle), y: floor + 46, size: 38, ink: "ink-2" }));
  }
  return [groupMark([pathMark(ticks, { stroke: "ink", width: 1.5 })]), ...glyphs];
}
