import { lengthOf, type Point } from "../geometry/polar.ts";

/** Convex hull of points, counterclockwise (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (let last = chain.at(-1), before = chain.at(-2); last && before; last = chain.at(-1), before = chain.at(-2)) {
        const turn = (last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x);
        if (turn > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** How deeply two convex polygons overlap: the shortest move that would separate them, 0 if disjoint. */
export function overlapOf(one: readonly Point[], other: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const polygon of [one, other]) {
    for (const [index, from] of polygon.entries()) {
      const to = polygon[(index + 1) % polygon.length] ?? from;
      const length = lengthOf(to.x - from.x, to.y - from.y);
      if (length < 1e-9) continue;
      const axis = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
      const [a, b] = [spanOn(axis, one), spanOn(axis, other)];
      least = Math.min(least, Math.min(a.to, b.to) - Math.max(a.from, b.from));
      if (least <= 0) return 0;
    }
  }
  return least;
}

function spanOn(axis: Point, polygon: readonly Point[]) {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of polygon) {
    const at = x * axis.x + y * axis.y;
    from = Math.min(from, at);
    to = Math.max(to, at);
  }
  return { from, to };
}
