import { lowercase } from "@cosmic/chart/fact-index/fact-ids";
import { signs } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import type { Mark } from "../drawing.ts";
import { groupMark, pathMark } from "../geometry/marks.ts";
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

/** Longitudes that continue past 0° Aries without a jump. */
export function unwound(path: readonly SeenPlace[]): readonly number[] {
  const start = path[0]?.longitudeDeg ?? 0;
  return path.map(({ longitudeDeg }) => start + ((((longitudeDeg - start + 180) % 360) + 360) % 360) - 180);
}

/** Path data through points. */
export function lineThrough(points: readonly Point[]): string {
  return points.map((point, at) => `${at === 0 ? "M" : "L"}${xy(point)}`).join("");
}

/** Indexes of the places at which the planet has turned. */
export function turnsIn(path: readonly SeenPlace[]): readonly number[] {
  return path.flatMap((place, at) => (at > 0 && place.speedDeg < 0 !== (path[at - 1]?.speedDeg ?? 0) < 0 ? [at] : []));
}

/** A piece of the zodiac under a loop. */
export interface ZodiacScale {
  readonly least: number;
  readonly most: number;
  readonly x: (longitude: number) => number;
  readonly floor: number;
  /** Size of the glyphs, and of everything else in proportion to 38. */
  readonly glyph: number;
  /** Only every so many degrees have a tick; 1 unless degrees are narrow. */
  readonly every?: number;
  /** A sign of which less than this is visible has no glyph. */
  readonly leastPart?: number;
}

/** A tick per degree, longer every fifth; full strokes at sign borders, and each sign's glyph in the middle of its
 * visible part. */
export function zodiacScale({ least, most, x, floor, glyph, every = 1, leastPart = 0 }: ZodiacScale): readonly Mark[] {
  const scale = glyph / 38;
  const [border, fifth, single] = [round(70 * scale), round(16 * scale), round(9 * scale)];
  let ticks = `M${round(x(least))} ${round(floor)}H${round(x(most))}`;
  const glyphs: Mark[] = [];
  for (let degree = Math.ceil(least); degree <= most; degree += 1) {
    if (degree % every !== 0) continue;
    const length = degree % 30 === 0 ? border : degree % 5 === 0 ? fifth : single;
    ticks += `M${round(x(degree))} ${round(floor)}v${length}`;
  }
  for (let sign = Math.floor(least / 30); sign * 30 < most; sign += 1) {
    const [from, to] = [Math.max(least, sign * 30), Math.min(most, sign * 30 + 30)];
    if (Math.abs(x(to) - x(from)) < leastPart) continue;
    const name = lowercase(required(signs[((sign % 12) + 12) % 12], "one of twelve signs"));
    glyphs.push(glyphMark({ name, x: x((from + to) / 2), y: floor + 46 * scale, size: glyph, ink: "ink-2" }));
  }
  return [groupMark([pathMark(ticks, { stroke: "ink", width: 1.5 * scale })]), ...glyphs];
}
