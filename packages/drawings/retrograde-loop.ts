import { signs } from "@cosmic/chart/names";
import type { Drawing, Mark } from "./drawing.ts";
import { circleMark, groupMark, pathMark } from "./geometry/marks.ts";
import { type Point, round, xy } from "./geometry/polar.ts";
import { glyphMark, isGlyphName } from "./glyphs.ts";

/** Where a planet was seen on one day. */
export interface SeenPlace {
  /** 0 ≤ x < 360. */
  readonly longitudeDeg: number;
  /** North positive. */
  readonly latitudeDeg: number;
  /** Degrees a day along the zodiac; negative when it goes back. */
  readonly speedDeg: number;
}

export interface RetrogradeLoop {
  readonly title: string;
  /** At equal steps of time, in order; no more than a third of the zodiac in all. */
  readonly path: readonly SeenPlace[];
  /** Every how many steps a dot is set. */
  readonly dotEvery: number;
}

/** Drawing units to a degree of longitude, and to one of latitude: a true loop is too flat to read. */
const perLongitude = 26;
/** Latitudes are drawn this many times as tall. */
export const loopHeightening = 3;
const perLatitude = perLongitude * loopHeightening;
const margin = 40;

/**
 * The loop of a planet among the signs, east to the left as the sky is seen from the northern half of the Earth. The way
 * back is inked in metal and the turning points are open circles; the scale below counts degrees of the zodiac.
 */
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

/** Longitudes that run on over 0° Aries. */
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

/** Open circles where it stands and turns. */
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

/** A tick a degree, longer every fifth; a sign's glyph in the middle of what is shown of it, its border a full stroke. */
function zodiacScale({ least, most, x, floor }: Scale): readonly Mark[] {
  let ticks = `M${round(x(least))} ${round(floor)}H${round(x(most))}`;
  const glyphs: Mark[] = [];
  for (let degree = least; degree <= most; degree += 1) {
    const length = degree % 30 === 0 ? 70 : degree % 5 === 0 ? 16 : 9;
    ticks += `M${round(x(degree))} ${round(floor)}v${length}`;
  }
  for (let sign = Math.floor(least / 30); sign * 30 < most; sign += 1) {
    const middle = (Math.max(least, sign * 30) + Math.min(most, sign * 30 + 30)) / 2;
    const name = signs[((sign % 12) + 12) % 12]?.toLowerCase() ?? "";
    if (isGlyphName(name)) glyphs.push(glyphMark({ name, x: x(middle), y: floor + 46, size: 38, ink: "ink-2" }));
  }
  return [groupMark([pathMark(ticks, { stroke: "ink", width: 1.5 })]), ...glyphs];
}
