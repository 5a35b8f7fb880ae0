import { type SeenPlace, unwound } from "../articles/loop-scale.ts";
import type { Form } from "../book/form.ts";
import { type Point, round, turnOf } from "../geometry/polar.ts";

const gauges = {
  wide: {
    width: 640,
    height: 190,
    pad: 20,
    glyph: 24,
    sign: 26,
    line: 1.6,
    dot: 3.2,
    ring: 6,
    diamond: 7,
    number: 19,
    beside: 10,
    note: 15,
    drop: 78,
    key: { size: 16, indent: 42, lineHeight: 28 },
  },
  compact: {
    width: 340,
    height: 150,
    pad: 14,
    glyph: 20,
    sign: 20,
    line: 1.4,
    dot: 2.6,
    ring: 5,
    diamond: 6,
    number: 17,
    beside: 9,
    note: 14,
    drop: 64,
    key: { size: 14.5, indent: 38, lineHeight: 26 },
  },
} as const;

/** A loop laid out: its points, the target, and the piece of zodiac below. */
export interface LoopFrame {
  readonly gauge: (typeof gauges)[Form];
  readonly width: number;
  readonly points: readonly Point[];
  readonly least: number;
  readonly most: number;
  readonly every: number;
  readonly x: (longitude: number) => number;
  readonly perDegree: number;
  readonly targetX: number;
  readonly top: number;
  readonly floor: number;
  /** How many times north and south are enlarged. */
  readonly times: number;
}

/** Free longitude on both sides of the way, degrees. */
const besideDeg = 1;
/** Narrower degrees have a tick only every fifth. */
const narrowDegree = 5;

/** Lays a way and its target out, east to the left; the way fills the height as far as a whole number of enlargements
 * allows. */
export function loopFrame(loop: {
  readonly places: readonly SeenPlace[];
  readonly targetDeg: number;
  readonly form: Form;
}): LoopFrame {
  const gauge = gauges[loop.form];
  const { width, height, pad } = gauge;
  const along = unwound(loop.places);
  const start = along[0] ?? 0;
  const target = start + turnOf(loop.targetDeg - start + 180) - 180;
  const least = Math.min(target, ...along) - besideDeg;
  const most = Math.max(target, ...along) + besideDeg;
  const perDegree = (width - 2 * pad) / (most - least);
  const x = (longitude: number) => round(pad + (most - longitude) * perDegree);
  const latitudes = loop.places.map(({ latitudeDeg }) => latitudeDeg);
  const [low, high] = [Math.min(...latitudes), Math.max(...latitudes)];
  const times = high - low < 1e-4 ? 1 : Math.max(1, Math.floor(height / (high - low) / perDegree));
  const top = gauge.glyph * 1.25 + 22;
  const drawn = (high - low) * perDegree * times;
  const points = loop.places.map(({ latitudeDeg }, at) => ({
    x: x(along[at] ?? 0),
    y: round(top + (high - latitudeDeg) * perDegree * times),
  }));
  const every = perDegree < narrowDegree ? 5 : 1;
  const floor = Math.round(top + drawn + 26);
  return { gauge, width, points, least, most, every, x, perDegree, targetX: x(target), top, floor, times };
}
