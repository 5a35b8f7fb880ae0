import { lengthOf, type Point } from "./polar.ts";

/** Iterations; ten bodies converge in a few. */
const rounds = 80;

/** Moves points as little as needed to be `distance` apart and within `reach` of the origin, in input order. Equal
 * points separate along x. */
export function pushApart(points: readonly Point[], distance: number, reach: number): readonly Point[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) part(one, other, distance);
    }
    for (const point of moved) {
      const far = lengthOf(point.x, point.y);
      if (far > reach) Object.assign(point, { x: (point.x * reach) / far, y: (point.y * reach) / far });
    }
  }
  return moved;
}

function part(one: { x: number; y: number }, other: { x: number; y: number }, distance: number): void {
  const apart = lengthOf(other.x - one.x, other.y - one.y);
  if (apart >= distance) return;
  const x = apart > 0 ? (other.x - one.x) / apart : 1;
  const y = apart > 0 ? (other.y - one.y) / apart : 0;
  const push = (distance - apart) / 2;
  one.x -= x * push;
  one.y -= y * push;
  other.x += x * push;
  other.y += y * push;
}
