import { type Point, xy } from "./polar.ts";

/** Path data of an open line through points, cut exactly where it leaves the circle of `radius` round the origin. */
export function insideCircle(points: readonly Point[], radius: number): string {
  let path = "";
  let last: string | undefined;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    const part = from && chord(from, to, radius);
    if (!part) continue;
    const start = xy(part.from);
    path += `${start === last ? "" : `M${start}`}L${xy(part.to)}`;
    last = xy(part.to);
  }
  return path;
}

/** The part of a segment within the circle, if any: |from + t·step| = radius solved for t. */
function chord(from: Point, to: Point, radius: number): { from: Point; to: Point } | undefined {
  const step = { x: to.x - from.x, y: to.y - from.y };
  const square = step.x * step.x + step.y * step.y;
  if (square === 0) return undefined;
  const middle = -(from.x * step.x + from.y * step.y) / square;
  const rest = middle * middle - (from.x * from.x + from.y * from.y - radius * radius) / square;
  if (rest <= 0) return undefined;
  const enter = Math.max(0, middle - Math.sqrt(rest));
  const leave = Math.min(1, middle + Math.sqrt(rest));
  if (enter >= leave) return undefined;
  const at = (share: number) => ({ x: from.x + step.x * share, y: from.y + step.y * share });
  return { from: at(enter), to: at(leave) };
}
