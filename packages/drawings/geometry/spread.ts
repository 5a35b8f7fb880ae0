import { nonDecreasing } from "./non-decreasing.ts";
import { turnOf } from "./polar.ts";

/** Minimum spacing of displayed longitudes, in degrees. */
export interface SpreadRule {
  readonly gapDeg: number;
  /** Longitudes no glyph may cross (the four angles); empty without a birth time. */
  readonly wallsDeg: readonly number[];
  readonly wallGapDeg: number;
}

/** Where a glyph is displayed, and the fraction of the requested gap it got: 1, or less if too many share the space. */
export interface Shown {
  readonly shownDeg: number;
  readonly scale: number;
  /** Position in its stretch between walls, from 0; neighbors differ by one. */
  readonly rank: number;
}

/** Displayed longitudes for true ones, in input order: as close to the true ones as the gaps allow (least squares),
 * order kept, each on its own side of every wall. If a stretch between walls is too short, its gaps shrink evenly. */
export function spread(longitudesDeg: readonly number[], rule: SpreadRule): readonly Shown[] {
  const shown: Shown[] = longitudesDeg.map((longitude) => ({ shownDeg: turnOf(longitude), scale: 1, rank: 0 }));
  for (const room of roomsOf(longitudesDeg, rule)) {
    const inside = longitudesDeg
      .map((longitude, index) => ({ index, ahead: turnOf(longitude - room.startDeg) }))
      .filter(({ ahead }) => ahead < room.lengthDeg)
      .sort((one, other) => one.ahead - other.ahead || one.index - other.index);
    const wanted = 2 * room.edgeDeg + Math.max(0, inside.length - 1) * rule.gapDeg;
    const scale = Math.min(1, room.lengthDeg / wanted);
    const gap = rule.gapDeg * scale;
    const slack = inside.map(({ ahead }, rank) => ahead - rank * gap);
    const highest = room.lengthDeg - room.edgeDeg * scale - (inside.length - 1) * gap;
    const settled = nonDecreasing(slack).map((at) => Math.min(Math.max(at, room.edgeDeg * scale), highest));
    for (const [rank, { index }] of inside.entries()) {
      shown[index] = { shownDeg: turnOf(room.startDeg + (settled[rank] ?? 0) + rank * gap), scale, rank };
    }
  }
  return shown;
}

interface Room {
  readonly startDeg: number;
  readonly lengthDeg: number;
  /** Free margin at both ends. */
  readonly edgeDeg: number;
}

/** The stretches between walls; without walls the whole circle, cut in the middle of its widest gap. */
function roomsOf(longitudesDeg: readonly number[], rule: SpreadRule): readonly Room[] {
  const walls = [...new Set(rule.wallsDeg.map(turnOf))].sort((one, other) => one - other);
  if (walls.length === 0) {
    return [{ startDeg: seamOf(longitudesDeg), lengthDeg: 360, edgeDeg: rule.gapDeg / 2 }];
  }
  return walls.map((wall, index) => {
    const next = walls[index + 1] ?? (walls[0] ?? 0) + 360;
    return { startDeg: wall, lengthDeg: next - wall, edgeDeg: rule.wallGapDeg };
  });
}

function seamOf(longitudesDeg: readonly number[]): number {
  const sorted = longitudesDeg.map(turnOf).sort((one, other) => one - other);
  let widest = { gap: -1, seam: 0 };
  for (const [index, longitude] of sorted.entries()) {
    const next = sorted[index + 1] ?? (sorted[0] ?? 0) + 360;
    if (next - longitude > widest.gap) widest = { gap: next - longitude, seam: turnOf((longitude + next) / 2) };
  }
  return widest.seam;
}
