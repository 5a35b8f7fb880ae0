import { lengthOf, type Point } from "./polar.ts";

/** A path segment in absolute coordinates; an arc has a radius if it is part of a circle. */
export interface PathPiece {
  readonly kind: "line" | "curve" | "arc";
  readonly from: Point;
  readonly to: Point;
  /** The point halfway along. */
  readonly middle: Point;
  /** Circles only: elliptical arcs of the glyphs are treated as curves through their end points. */
  readonly radius?: number;
  /** Starts a new subpath. */
  readonly starts: boolean;
}

interface Pen {
  at: Point;
  start: Point;
  handle: Point | undefined;
  fresh: boolean;
}

/** Number of arguments per command. */
const argumentCounts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

/** Parses SVG path data (M L H V C S Q A Z, absolute or relative) into pieces. */
export function piecesOf(d: string): readonly PathPiece[] {
  const pieces: PathPiece[] = [];
  const pen: Pen = { at: { x: 0, y: 0 }, start: { x: 0, y: 0 }, handle: undefined, fresh: true };
  for (const [, command = "", list = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number));
    const count = argumentCounts[command.toUpperCase()];
    if (count === undefined) throw new Error(`Path command ${command} is not read here.`);
    for (let index = 0; index === 0 || index < numbers.length; index += Math.max(1, count)) {
      // Further pairs after a move are lines (SVG 2, 9.3.3).
      const name = command.toUpperCase() === "M" && index > 0 ? "L" : command.toUpperCase();
      const origin = command === command.toUpperCase() ? { x: 0, y: 0 } : pen.at;
      const piece = draw(name, numbers.slice(index, index + count), { pen, origin });
      if (piece) pieces.push(piece);
    }
  }
  return pieces;
}

function draw(name: string, numbers: readonly number[], { pen, origin }: { pen: Pen; origin: Point }) {
  const point = (index: number): Point => ({
    x: origin.x + (numbers[index] ?? 0),
    y: origin.y + (numbers[index + 1] ?? 0),
  });
  switch (name) {
    case "M":
      Object.assign(pen, { at: point(0), start: point(0), handle: undefined, fresh: true });
      return undefined;
    case "H":
      return straight(pen, { x: origin.x + (numbers[0] ?? 0), y: pen.at.y });
    case "V":
      return straight(pen, { x: pen.at.x, y: origin.y + (numbers[0] ?? 0) });
    case "Z":
      return straight(pen, pen.start);
    case "C":
      return cubic(pen, point(0), { second: point(2), to: point(4) });
    case "S":
      return cubic(pen, mirrored(pen), { second: point(0), to: point(2) });
    case "Q":
      return cubic(pen, point(0), { second: point(0), to: point(2) });
    case "A":
      return arc(pen, numbers, point(5));
    default:
      return straight(pen, point(0));
  }
}

function mirrored({ at, handle = at }: Pen): Point {
  return { x: 2 * at.x - handle.x, y: 2 * at.y - handle.y };
}

function finish(pen: Pen, to: Point, handle?: Point) {
  const { at: from, fresh: starts } = pen;
  Object.assign(pen, { at: to, handle, fresh: false });
  return { from, to, starts };
}

function straight(pen: Pen, to: Point): PathPiece {
  const middle = { x: (pen.at.x + to.x) / 2, y: (pen.at.y + to.y) / 2 };
  return { kind: "line", middle, ...finish(pen, to) };
}

function cubic(pen: Pen, first: Point, rest: { second: Point; to: Point }): PathPiece {
  const { second, to } = rest;
  const half = (axis: "x" | "y") => (pen.at[axis] + 3 * first[axis] + 3 * second[axis] + to[axis]) / 8;
  const middle = { x: half("x"), y: half("y") };
  return { kind: "curve", middle, ...finish(pen, to, second) };
}

/** Midpoint of an arc: from its center through the middle of the chord (SVG 2, B.2.4, for circles). */
function arc(pen: Pen, numbers: readonly number[], to: Point): PathPiece {
  const [rx = 0, ry = 0, , large = 0, sweep = 0] = numbers;
  const chord = { x: to.x - pen.at.x, y: to.y - pen.at.y };
  const length = lengthOf(chord.x, chord.y);
  const radius = Math.max(rx, length / 2);
  const rise = Math.sqrt(Math.max(0, radius * radius - (length * length) / 4));
  const height = large === 1 ? radius + rise : radius - rise;
  const side = sweep === 1 ? 1 : -1;
  const middle = {
    x: (pen.at.x + to.x) / 2 + (side * height * chord.y) / length,
    y: (pen.at.y + to.y) / 2 - (side * height * chord.x) / length,
  };
  return { kind: "arc", middle, ...(rx === ry ? { radius } : {}), ...finish(pen, to) };
}
