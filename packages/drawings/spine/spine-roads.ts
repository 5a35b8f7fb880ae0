import type { Mark } from "../drawing.ts";
import { groupMark, pathMark } from "../geometry/marks.ts";
import { lengthOf, type Point, turnOf, xy } from "../geometry/polar.ts";
import { gaugeOf, type SpineFrame, spot } from "./spine-frame.ts";
import type { Road } from "./spine-ties.ts";

/** Roads at least this heavy are two lines, lighter ones one. */
const doubleFrom = 0.5;
/** Where a road passes over others, as shares of its length: none near its ends, where dots are. */
const overStops = [0.24, 0.37, 0.5, 0.63, 0.76];

/** A road bowed inward from a planet to the ruler of its sign, its arrow pointing there; over what was drawn before. */
export function roadMark({ fromDeg, toDeg, weight, mutual = false }: Road, frame: SpineFrame): Mark {
  const { road } = gaugeOf(frame);
  const curve = curveOf(fromDeg, toDeg, frame);
  const { a, c, b, spanDeg } = curve;
  const path = `M${xy(a)}Q${xy(c)} ${xy(b)}`;
  const width = road * weight;
  const over = overStops.map((share) => xy(pointAt(curve, share))).join("L");
  const lines =
    weight > doubleFrom
      ? [pathMark(path, { stroke: "ink", width }), pathMark(path, { stroke: "wheel-face", width: width * 0.46 })]
      : [pathMark(path, { stroke: "ink", width: width * 0.62 })];
  const size = road * (0.5 + 0.5 * weight) * 1.2 * Math.min(1, 0.4 + spanDeg / 40);
  const arrows = mutual
    ? [arrow(curve, { share: 0.64, size, forward: true }), arrow(curve, { share: 0.36, size, forward: false })]
    : [arrow(curve, { share: 0.5, size, forward: true })];
  return groupMark(
    [pathMark(`M${over}`, { stroke: "wheel-face", width: width * 2 }), ...lines, ...arrows],
    undefined,
    "s-road",
  );
}

interface Curve {
  readonly a: Point;
  readonly c: Point;
  readonly b: Point;
  readonly spanDeg: number;
}

/** Bowed the deeper the farther its ends are apart, and flat where they nearly meet. */
function curveOf(fromDeg: number, toDeg: number, frame: SpineFrame): Curve {
  const { tie } = gaugeOf(frame);
  const step = turnOf(toDeg - fromDeg + 180) - 180;
  const spanDeg = Math.abs(step);
  const depth = 0.34 * Math.min(1, spanDeg / 24) + 0.6 * Math.min(1, spanDeg / 120);
  return {
    a: spot(frame, fromDeg, tie),
    c: spot(frame, fromDeg + step / 2, tie * (1 - depth)),
    b: spot(frame, fromDeg + step, tie),
    spanDeg,
  };
}

function pointAt({ a, c, b }: Curve, share: number): Point {
  const rest = 1 - share;
  const on = (axis: "x" | "y") => rest * rest * a[axis] + 2 * rest * share * c[axis] + share * share * b[axis];
  return { x: on("x"), y: on("y") };
}

/** An arrow head on a curve, along it. */
function arrow(curve: Curve, how: { readonly share: number; readonly size: number; readonly forward: boolean }): Mark {
  const { a, c, b } = curve;
  const { share, size, forward } = how;
  const slope = (axis: "x" | "y") => (1 - share) * (c[axis] - a[axis]) + share * (b[axis] - c[axis]);
  const length = lengthOf(slope("x"), slope("y"));
  const sign = forward ? 1 : -1;
  // Two bodies on one degree have no direction between them.
  const [x, y] = length > 0 ? [(sign * slope("x")) / length, (sign * slope("y")) / length] : [1, 0];
  const at = pointAt(curve, share);
  const corner = (along: number, across: number) =>
    xy({ x: at.x + (along * x - across * y) * size, y: at.y + (along * y + across * x) * size });
  const head = `M${corner(-1, -0.86)}L${corner(1, 0)}L${corner(-1, 0.86)}Z`;
  return pathMark(head, { fill: "ink", stroke: "wheel-face", width: 3 }, "s-arrow");
}
