import { required } from "@cosmic/chart/required";
import { cos, sin } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";
import type { Drawing, Mark, Paint } from "../drawing.ts";
import { circleMark, pathMark, textMark } from "../geometry/marks.ts";
import { type PathPiece, piecesOf } from "../geometry/path-pieces.ts";
import { lengthOf, type Point, round, stroke, xy } from "../geometry/polar.ts";
import { type GlyphName, glyphGrid, glyphs } from "../glyphs/glyphs.ts";

/** Drawing units per glyph grid unit, so that one decimal is precise enough. */
const scale = 10;
const side = glyphGrid * scale;
/** Construction lines extend this far past the grid. */
const overhang = scale;

/** Circles whose center and radius differ by less than this, in grid units, look like one. */
const likeness = 1.8;

/** A construction circle. */
interface Round {
  readonly centre: Point;
  readonly radius: number;
}

/** A glyph as a construction drawing on its 24-unit grid: grid, key circles and diagonals, the lines and circles the
 * glyph is built on, its nodes, and the grid numbers below. 240 units per side; the view adds 20 all around. */
export function construction(name: GlyphName, title = ""): Drawing {
  const glyph = glyphs[name];
  const pieces = piecesOf(required(glyph.d ?? glyph.fill, `the outline of ${name}`).trim());
  const built: Paint = { stroke: "metal", width: 0.45, opacity: 0.6, dash: "2.5 2" };
  const centre = { x: 12, y: 12 };
  const circles = [{ centre, radius: 12 }, { centre, radius: 8.75 }, ...circlesOf(pieces)];
  const glyphLine: Mark = {
    tag: "g",
    at: { transform: `scale(${scale})` },
    marks: [
      ...(glyph.d ? [pathMark(glyph.d, { stroke: "metal", width: 0.62 })] : []),
      ...(glyph.fill ? [pathMark(glyph.fill, { fill: "metal" })] : []),
    ],
  };
  return {
    viewBox: [-20, -20, side + 40, side + 40],
    title,
    hook: "construction",
    marks: [
      pathMark(
        gridPath((line) => line % 4 !== 0),
        { stroke: "ink", width: 0.3, opacity: 0.14 },
      ),
      pathMark(
        gridPath((line) => line % 4 === 0),
        { stroke: "ink", width: 0.35, opacity: 0.34 },
      ),
      pathMark(`M0 0L${side} ${side}M${side} 0L0 ${side}${guides(pieces)}`, built),
      ...circles.map((circle) => pathMark(withinView(circle), built)),
      glyphLine,
      ...nodesOf(pieces).map((node) =>
        circleMark({ x: node.x * scale, y: node.y * scale, r: 2.6 }, { fill: "paper", stroke: "ink", width: 0.6 }),
      ),
      ...gridFigures(),
    ],
  };
}

/** Grid numbers, below the ends of the construction lines. */
function gridFigures(): readonly Mark[] {
  return [0, 4, 8, 12, 16, 20, 24].map((line) =>
    textMark(
      { x: line * scale, y: side + 16, words: String(line) },
      { face: "ui", size: 5, anchor: "middle" },
      { fill: "ink-3" },
    ),
  );
}

function gridPath(chosen: (line: number) => boolean): string {
  return Array.from({ length: glyphGrid + 1 }, (_, line) => line)
    .filter(chosen)
    .map((line) => `M${line * scale} 0V${side}M0 ${line * scale}H${side}`)
    .join("");
}

/** Vertical and horizontal strokes, and the axes of small circles, extended across the grid. */
function guides(pieces: readonly PathPiece[]): string {
  const uprights = new Set<number>();
  const levels = new Set<number>();
  for (const { kind, from, to, radius } of pieces) {
    const long = lengthOf(to.x - from.x, to.y - from.y) >= 3;
    if (kind === "line" && long && from.x === to.x) uprights.add(round(from.x * scale));
    if (kind === "line" && long && from.y === to.y) levels.add(round(from.y * scale));
    // A full circle is written as two half arcs from side to side.
    if (kind === "arc" && radius !== undefined && Math.abs(Math.abs(to.x - from.x) - 2 * radius) < 0.01) {
      uprights.add(round(((from.x + to.x) / 2) * scale));
      levels.add(round(from.y * scale));
    }
  }
  const end = side + overhang;
  const upright = [...uprights].map((x) => `M${x} ${-overhang}V${end}`);
  const level = [...levels].map((y) => `M${-overhang} ${y}H${end}`);
  return [...upright, ...level].join("");
}

/** Circles that curved strokes follow: extends over neighboring pieces as long as one circle fits; each circle once. */
function circlesOf(pieces: readonly PathPiece[]): readonly Round[] {
  const found: Round[] = [];
  for (let first = 0; first < pieces.length; first += 1) {
    let best: Round | undefined;
    for (let last = first; last < pieces.length; last += 1) {
      const piece = pieces[last];
      if (!piece || piece.kind === "line" || (last > first && piece.starts)) break;
      const run = pieces.slice(first, last + 1);
      const fit = circleThrough(run);
      if (!fit) break;
      best = fit;
      first = last;
    }
    if (best && best.radius >= 1.5 && best.radius <= 20) gather(found, best);
  }
  return found;
}

/** Adds a circle, or averages it with a similar known one, so that mirrored strokes share a centered circle. */
function gather(found: Round[], fit: Round): void {
  const near = (one: Round) =>
    lengthOf(one.centre.x - fit.centre.x, one.centre.y - fit.centre.y) < likeness &&
    Math.abs(one.radius - fit.radius) < likeness;
  const index = found.findIndex(near);
  const known = found[index];
  if (!known) {
    found.push(fit);
    return;
  }
  const centre = { x: (known.centre.x + fit.centre.x) / 2, y: (known.centre.y + fit.centre.y) / 2 };
  found[index] = { centre, radius: (known.radius + fit.radius) / 2 };
}

/** The circle through start, middle and end of a run of curves, if its other points lie within 0.45 of it. */
function circleThrough(run: readonly PathPiece[]): Round | undefined {
  const start = run[0];
  const end = run.at(-1);
  if (!start || !end) return undefined;
  const joint = run.length > 1 ? (run[Math.floor(run.length / 2)]?.from ?? start.middle) : start.middle;
  const closed = lengthOf(end.to.x - start.from.x, end.to.y - start.from.y) < 0.01;
  const fit = closed ? circumcircle(start.from, start.middle, joint) : circumcircle(start.from, joint, end.to);
  const near = (point: Point) =>
    fit !== undefined && Math.abs(lengthOf(point.x - fit.centre.x, point.y - fit.centre.y) - fit.radius) < 0.45;
  return run.every((piece) => near(piece.middle) && near(piece.to)) ? fit : undefined;
}

function circumcircle(a: Point, b: Point, c: Point): Round | undefined {
  const twice = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y));
  if (Math.abs(twice) < 1e-6) return undefined;
  const [squareA, squareB, squareC] = [a, b, c].map((point) => point.x * point.x + point.y * point.y);
  const [sa, sb, sc] = [squareA ?? 0, squareB ?? 0, squareC ?? 0];
  const centre = {
    x: (sa * (b.y - c.y) + sb * (c.y - a.y) + sc * (a.y - b.y)) / twice,
    y: (sa * (c.x - b.x) + sb * (a.x - c.x) + sc * (b.x - a.x)) / twice,
  };
  return { centre, radius: lengthOf(a.x - centre.x, a.y - centre.y) };
}

/** A circle as 2° segments, clipped where construction lines end. */
function withinView({ centre, radius }: Round): string {
  const inside = ({ x, y }: Point) => Math.min(x, y) >= -overhang - 0.1 && Math.max(x, y) <= side + overhang + 0.1;
  const at = (deg: number) => ({
    x: (centre.x + radius * cos(deg * radiansPerDegree)) * scale,
    y: (centre.y + radius * sin(deg * radiansPerDegree)) * scale,
  });
  let path = "";
  let drawing = false;
  for (let deg = 0; deg < 360; deg += 2) {
    const [from, to] = [at(deg), at(deg + 2)];
    const shown = inside(from) && inside(to);
    if (shown) path += drawing ? `L${xy(to)}` : stroke(from, to);
    drawing = shown;
  }
  return path;
}

/** End points of the pieces, without duplicates, at least 0.7 apart. */
function nodesOf(pieces: readonly PathPiece[]): readonly Point[] {
  const nodes: Point[] = [];
  for (const point of pieces.flatMap(({ from, to }) => [from, to])) {
    if (nodes.every((node) => lengthOf(node.x - point.x, node.y - point.y) >= 0.7)) nodes.push(point);
  }
  return nodes;
}
