import type { Planet } from "@cosmic/chart/facts";
import type { Mark, Paint } from "../../drawing.ts";
import { circleMark, lineMark } from "../../geometry/marks.ts";
import { lengthOf, type Point, polar, turnOf } from "../../geometry/polar.ts";
import { spread } from "../../geometry/spread.ts";
import { glyphMark } from "../../glyphs/glyphs.ts";
import { houseRing, onWheel } from "./house-frame.ts";

/** A planet to place. */
export interface Occupant {
  readonly planet: Planet;
  readonly longitudeDeg: number;
}

/** Where an occupant's glyph goes. */
export interface PlacedOccupant extends Occupant {
  readonly shownDeg: number;
  readonly at: Point;
  readonly size: number;
}

/** What glyphs must stay within: their house, or at least their quadrant, or nothing if even that is too narrow. */
export interface Walls {
  readonly cusps: readonly number[];
  readonly angles: readonly number[];
}

/** A single glyph goes on the middle track; a cluster alternates between two or three. */
const middleTrack = 600;
const tracks: readonly (readonly number[])[] = [[middleTrack], [652, 538], [684, 588, 492]];
const shrinks = [1, 0.85, 0.72, 0.6] as const;
/** If a glyph is further than this from its true position, degrees, keep searching for a closer placement. */
const farDeg = 11;
/** Minimum distance between two glyphs, in glyph sizes: a little more than touching. */
const clearance = 1.04;

/** Places the glyphs in their houses, in order of longitude, without overlap, at the largest size that fits. Where
 * houses are only a few degrees wide, glyphs may leave their house, and a leader shows where they belong. */
export function placeOccupants(
  occupants: readonly Occupant[],
  walls: Walls,
  fullSize: number,
): readonly PlacedOccupant[] {
  const ascendantDeg = walls.cusps[0] ?? 0;
  let last: readonly PlacedOccupant[] = [];
  let clear: readonly PlacedOccupant[] | undefined;
  for (const wallsDeg of [walls.cusps, walls.angles, []]) {
    for (const shrink of shrinks) {
      for (const radii of tracks) {
        last = attempt(occupants, { wallsDeg, size: fullSize * shrink, radii, ascendantDeg });
        if (!isClear(last)) continue;
        if (last.every((one) => Math.abs(movedDeg(one)) <= farDeg)) return last;
        clear ??= last;
      }
    }
    if (clear) return clear;
  }
  return last;
}

interface Attempt {
  readonly wallsDeg: readonly number[];
  readonly size: number;
  readonly radii: readonly number[];
  readonly ascendantDeg: number;
}

function attempt(occupants: readonly Occupant[], how: Attempt): readonly PlacedOccupant[] {
  const { wallsDeg, size, radii, ascendantDeg } = how;
  // Degrees a glyph and its clearance take up on the innermost track available.
  const width = ((size * clearance) / Math.min(...radii)) * (180 / Math.PI);
  const gapDeg = width / radii.length;
  const shown = spread(
    occupants.map(({ longitudeDeg }) => longitudeDeg),
    { gapDeg, wallsDeg, wallGapDeg: width / 2 },
  );
  const order = shown
    .map(({ shownDeg }, index) => ({ index, deg: turnOf(shownDeg - ascendantDeg) }))
    .sort((one, other) => one.deg - other.deg);
  const placed: PlacedOccupant[] = [];
  let rank = 0;
  for (const [position, { index, deg }] of order.entries()) {
    const occupant = occupants[index];
    if (!occupant) continue;
    const before = position > 0 ? deg - (order[position - 1]?.deg ?? 0) : 360;
    const after = position < order.length - 1 ? (order[position + 1]?.deg ?? 0) - deg : 360;
    // A new cluster starts on the outer track.
    rank = before < width ? rank + 1 : 0;
    const lone = before >= width && after >= width;
    const radius = lone ? middleTrack : (radii[rank % radii.length] ?? middleTrack);
    const shownDeg = turnOf(deg + ascendantDeg);
    placed[index] = { ...occupant, shownDeg, at: polar(radius, onWheel(shownDeg, ascendantDeg)), size };
  }
  return placed;
}

/** Tolerance for rounding to tenths of a unit. */
const nearly = 0.99;

function isClear(placed: readonly PlacedOccupant[]): boolean {
  return placed.every((one, index) =>
    placed
      .slice(index + 1)
      .every((other) => lengthOf(other.at.x - one.at.x, other.at.y - one.at.y) >= one.size * clearance * nearly),
  );
}

function movedDeg({ shownDeg, longitudeDeg }: PlacedOccupant): number {
  return turnOf(shownDeg - longitudeDeg + 180) - 180;
}

/** Glyphs displaced more than this get a leader, degrees. */
const leaderFromDeg = 4;

/** How occupants are drawn. */
export interface OccupantStyle {
  readonly ascendantDeg: number;
  readonly hair: number;
  /** Planets of another chart have open dots. */
  readonly open?: boolean;
}

/** Leaders to displaced glyphs, dots at the true positions, then the glyphs on their backgrounds. */
export function occupantMarks(
  placed: readonly PlacedOccupant[],
  { ascendantDeg, hair, open = false }: OccupantStyle,
): readonly Mark[] {
  const dots = placed.map((one) => polar(houseRing.dots, onWheel(one.longitudeDeg, ascendantDeg)));
  const leaders = placed.flatMap((one, index) => {
    const from = dots[index];
    if (!from || Math.abs(movedDeg(one)) <= leaderFromDeg) return [];
    return [lineMark({ from, to: one.at }, { stroke: "ink", width: hair, opacity: 0.55 }, "h-lead")];
  });
  // Draw all backgrounds below all glyphs, or one would cut into its neighbor.
  const grounds = placed.map(({ at, size }) => circleMark({ ...at, r: size * 0.55 }, { fill: "wheel-face" }));
  const glyphs = placed.map(({ planet, at, size }) =>
    glyphMark({ name: planet, ...at, size, ink: "ink", strokeWidth: 1.6, hook: `h-body p-${planet}` }),
  );
  const dotPaint: Paint = open ? { fill: "wheel-face", stroke: "ink", width: hair * 1.5 } : { fill: "ink" };
  const trueDots = dots.map((dot) => circleMark({ ...dot, r: houseRing.dotSize }, dotPaint, "h-dot"));
  return [...leaders, ...trueDots, ...grounds, ...glyphs];
}
