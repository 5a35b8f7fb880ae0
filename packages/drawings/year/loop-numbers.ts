import { lengthOf, type Point } from "../geometry/polar.ts";
import type { LoopFrame } from "./loop-frame.ts";

/** The middle of a number beside the upright. */
interface NumberSpot extends Point {
  /** Too far from its pass to be matched with it without a leader. */
  readonly isFar: boolean;
}

/** Steps up and down from a pass, in sizes of the number; the first two need no leader. */
const rises = [-0.72, 0.72, -1.75, 1.75, -2.8, 2.8, -3.9, 3.9] as const;
const nearRises = 2;
/** Worse than anything the way can do. */
const onNumber = 1000;
const onDiamond = 300;
/** Added for each further step, so that a number stays by its pass unless it gains by moving. */
const farCost = 4;

/** A place for each number: left or right of its pass and somewhat above or below, off other numbers and diamonds and
 * where least of the way lies under it. */
export function numberSpots(passes: readonly Point[], frame: LoopFrame): readonly NumberSpot[] {
  const { gauge, top, floor, width } = frame;
  const size = gauge.number;
  const way = densePoints(frame.points);
  const taken: NumberSpot[] = [];
  for (const pass of passes) {
    const spots = rises.flatMap((rise, step) =>
      [1, -1].map((side) => ({
        x: pass.x + side * (gauge.beside + size * 0.3),
        y: pass.y + rise * size,
        step,
      })),
    );
    const cost = ({ x, y, step }: (typeof spots)[number]) =>
      way.filter((point) => lengthOf(point.x - x, point.y - y) < size * 0.55).length +
      onNumber * taken.filter((other) => isOver(other, { x, y }, size)).length +
      onDiamond * passes.filter((other) => lengthOf(other.x - x, other.y - y) < gauge.diamond + size * 0.3).length +
      farCost * Math.floor(step / nearRises);
    const inside = spots.filter(({ x, y }) => x > size && x < width - size && y > top - size && y < floor - size * 0.4);
    const best = inside.toSorted((one, other) => cost(one) - cost(other))[0];
    if (best === undefined) throw new Error("a pass lies within its drawing");
    taken.push({ x: best.x, y: best.y, isFar: best.step >= nearRises });
  }
  return taken;
}

function isOver(one: Point, other: Point, size: number): boolean {
  return Math.abs(one.x - other.x) < size * 0.75 && Math.abs(one.y - other.y) < size * 0.95;
}

/** The way as points about two units apart. */
function densePoints(points: readonly Point[]): readonly Point[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1];
    if (to === undefined) return [from];
    const count = Math.max(1, Math.ceil(lengthOf(to.x - from.x, to.y - from.y) / 2));
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count,
      y: from.y + ((to.y - from.y) * step) / count,
    }));
  });
}
