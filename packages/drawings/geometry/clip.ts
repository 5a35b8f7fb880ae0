import { type Point, xy } from "./polar.ts";

/** A circle around the origin, and the scale of the points to clip. */
export interface Cut {
  readonly radius: number;
  /** Points are multiplied by this first. */
  readonly scale: number;
}

/** Path data of an open line through points, clipped exactly at the circle. */
export function insideCircle(points: readonly Point[], { radius, scale }: Cut): string {
  const square = radius * radius;
  let path = "";
  let last = "";
  let from: Point | undefined;
  let fromWithin = false;
  for (const point of points) {
    const to = { x: point.x * scale, y: point.y * scale };
    const toWithin = to.x * to.x + to.y * to.y <= square;
    const part = from && (fromWithin && toWithin ? { from, to } : chord(from, to, square));
    if (part) {
      const start = xy(part.from);
      const end = xy(part.to);
      // A part shorter than the path's precision draws nothing, so the path still ends where it ended.
      if (start !== end) {
        path += start === last ? `L${end}` : `M${start}L${end}`;
        last = end;
      }
    }
    from = to;
    fromWithin = toWithin;
  }
  return path;
}

/** The part of a segment within the circle, if any: |from + t·step|² = `square` solved for t. */
function chord(from: Point, to: Point, square: number): { from: Point; to: Point } | undefined {
  const stepX = to.x - from.x;
  const stepY = to.y - from.y;
  const length = stepX * stepX + stepY * stepY;
  if (length === 0) return undefined;
  const middle = -(from.x * stepX + from.y * stepY) / length;
  const rest = middle * middle - (from.x * from.x + from.y * from.y - square) / length;
  if (rest <= 0) return undefined;
  const half = Math.sqrt(rest);
  const enter = Math.max(0, middle - half);
  const leave = Math.min(1, middle + half);
  if (enter >= leave) return undefined;
  return {
    from: { x: from.x + stepX * enter, y: from.y + stepY * enter },
    to: { x: from.x + stepX * leave, y: from.y + stepY * leave },
  };
}
