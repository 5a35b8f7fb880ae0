import { required } from "@cosmic/chart/required";
import { cos, sin } from "@cosmic/sky/trigonometry";
import type { Drawing, Mark } from "../drawing.ts";
import { letterWidth, textWidth } from "../geometry/letter-widths.ts";
import { type PathPiece, piecesOf } from "../geometry/path-pieces.ts";
import { lengthOf, type Point } from "../geometry/polar.ts";
import { glyphNames, glyphs } from "../glyphs/glyphs.ts";
import { convexHull } from "./convex.ts";

/** The area a mark covers, as a convex polygon in drawing units. */
export interface Outline {
  readonly kind: "text" | "glyph" | "dot" | "cover";
  /** The text, or the glyph name. */
  readonly name: string;
  readonly hull: readonly Point[];
  /** Shared by the letters of a word set along a ring. */
  readonly word: Mark | undefined;
}

/** An affine map: x → a x + c y + e, y → b x + d y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Texts, glyphs, solid dots, and the plain discs that hide what is under them, in drawing order. */
export function outlinesOf(drawing: Drawing): readonly Outline[] {
  return drawing.marks.flatMap((mark) => outlines(mark, identity, undefined));
}

function outlines(mark: Mark, outer: Matrix, word: Mark | undefined): readonly Outline[] {
  if (mark.paint?.opacity === 0) return [];
  const matrix = times(outer, matrixOf(mark.at?.transform));
  const glyph = glyphIn(mark);
  if (glyph !== undefined) {
    const hull = glyphHull(glyph, (mark.paint?.width ?? 1.5) / 2);
    return [{ kind: "glyph", name: glyph, hull: hull.map((point) => moved(matrix, point)), word }];
  }
  if (mark.tag === "text") {
    return [
      {
        kind: "text",
        name: required(mark.text, "the words of a text"),
        hull: textCorners(mark).map((point) => moved(matrix, point)),
        word,
      },
    ];
  }
  if (mark.tag === "circle") return disc(mark, matrix, word);
  const inner = mark.hook === "h-word" ? mark : word;
  return (mark.marks ?? []).flatMap((one) => outlines(one, matrix, inner));
}

/** Background inks: a disc in one of these hides what is below it. */
const grounds = ["ground", "wheel-face", "paper", "raised"];
const smallestDot = 3;

function disc({ at, paint }: Mark, matrix: Matrix, word: Mark | undefined): readonly Outline[] {
  const [x, y, r] = [Number(at?.cx ?? 0), Number(at?.cy ?? 0), Number(at?.r ?? 0)];
  const hull = around({ x, y }, r).map((point) => moved(matrix, point));
  if (paint?.fill === undefined || paint.opacity !== undefined) return [];
  // The face everything else lies on covers nothing.
  if (grounds.includes(paint.fill)) return [{ kind: "cover", name: `disc ${r}`, hull, word }];
  return r >= smallestDot && r <= 12 ? [{ kind: "dot", name: `dot ${x} ${y}`, hull, word }] : [];
}

const glyphOfPath = new Map<string, (typeof glyphNames)[number]>(
  // The Sun and the full Moon share an outline; reversed order lets the Sun, which comes first, win.
  glyphNames.toReversed().flatMap((name) => {
    const { d, fill } = glyphs[name];
    return [d, fill].flatMap((path) => (path === undefined ? [] : [[path, name] as const]));
  }),
);

/** The glyph a group draws, recognized by its outline, or by its solid parts if it has only those. */
function glyphIn(mark: Mark): (typeof glyphNames)[number] | undefined {
  if (mark.tag !== "g" || !mark.at?.transform) return undefined;
  const known = (mark.marks ?? []).flatMap(({ at }) => glyphOfPath.get(String(at?.d)) ?? []);
  return known[0];
}

const hulls = new Map<string, readonly Point[]>();

/** Hull of a glyph on its 24-unit grid, with its stroke reaching `reach` to either side. */
function glyphHull(name: (typeof glyphNames)[number], reach: number): readonly Point[] {
  const known = hulls.get(`${name} ${reach}`);
  if (known) return known;
  const { d, fill } = glyphs[name];
  const stroked =
    d === undefined
      ? []
      : piecesOf(d)
          .flatMap(along)
          .flatMap((point) => around(point, reach));
  const hull = convexHull([...stroked, ...(fill === undefined ? [] : piecesOf(fill).flatMap(along))]);
  hulls.set(`${name} ${reach}`, hull);
  return hull;
}

const steps = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/** Points along a piece: on its circle, or on the parabola through its ends and middle. */
function along(piece: PathPiece): readonly Point[] {
  const { from, middle, to } = piece;
  if (piece.kind === "line") return [from, to];
  const centre = piece.radius === undefined ? undefined : centreOf(from, middle, to);
  if (centre === undefined || piece.radius === undefined) return steps.map((share) => onParabola(piece, share));
  const radius = piece.radius;
  // Push each half of the arc out from its chord to the circle.
  return steps.map((share) => {
    const chord = share < 0.5 ? between(from, middle, share * 2) : between(middle, to, share * 2 - 1);
    const out = lengthOf(chord.x - centre.x, chord.y - centre.y) || 1;
    return { x: centre.x + ((chord.x - centre.x) * radius) / out, y: centre.y + ((chord.y - centre.y) * radius) / out };
  });
}

function onParabola({ from, middle, to }: PathPiece, share: number): Point {
  const handle = { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 };
  return between(between(from, handle, share), between(handle, to, share), share);
}

function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

/** Center of the circle through three points; undefined if they are collinear. */
function centreOf(one: Point, two: Point, three: Point): Point | undefined {
  const twice = 2 * (one.x * (two.y - three.y) + two.x * (three.y - one.y) + three.x * (one.y - two.y));
  if (Math.abs(twice) < 1e-6) return undefined;
  const square = ({ x, y }: Point) => x * x + y * y;
  const [a, b, c] = [square(one), square(two), square(three)];
  return {
    x: (a * (two.y - three.y) + b * (three.y - one.y) + c * (one.y - two.y)) / twice,
    y: (a * (three.x - two.x) + b * (one.x - three.x) + c * (two.x - one.x)) / twice,
  };
}

function around({ x, y }: Point, radius: number): readonly Point[] {
  return Array.from({ length: 16 }, (_, index) => {
    const turn = (index * Math.PI) / 8;
    return { x: x + radius * cos(turn), y: y + radius * sin(turn) };
  });
}

/** Heights above and below the baseline as fractions of the type size, for both typefaces (Baskervville, Jost). */
const heights = { small: 0.49, tall: 0.74, accented: 0.95, deep: 0.25 } as const;

/** Bounding box of a text, only as high and deep as its letters reach. */
function textCorners({ at = {}, lettering, text = "" }: Mark): readonly Point[] {
  if (!lettering) throw new Error(`The words "${text}" have no lettering.`);
  const width = text.length === 1 ? letterWidth(text, lettering) : textWidth(text, lettering);
  const [x, y] = [Number(at.x ?? 0), Number(at.y ?? 0)];
  const left = lettering.anchor === "middle" ? x - width / 2 : lettering.anchor === "end" ? x - width : x;
  const rise = /[ÁÉÍÓÚÂÊÔÃÕÑ]/.test(text)
    ? heights.accented
    : /[^acegmnopqrsuvwxyz.,:\s]/.test(text)
      ? heights.tall
      : heights.small;
  const drop = /[gjpqyçQ,;()]/.test(text) ? heights.deep : 0;
  const [top, bottom] = [y - rise * lettering.size, y + drop * lettering.size];
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: bottom },
    { x: left, y: bottom },
  ];
}

function moved([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

function times(one: Matrix, two: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [g, h, i, j, k, l] = two;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Parses `translate`, `scale` and `rotate` as the drawings write them. */
function matrixOf(transform: string | number | undefined): Matrix {
  if (transform === undefined) return identity;
  let matrix = identity;
  for (const [, name = "", list = ""] of String(transform).matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const turn = (first * Math.PI) / 180;
    const known: Readonly<Record<string, Matrix>> = {
      translate: [1, 0, 0, 1, first, second ?? 0],
      scale: [first, 0, 0, second ?? first, 0, 0],
      rotate: [cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0],
    };
    const step = known[name];
    if (step === undefined) throw new Error(`The transform ${name} is not read here.`);
    matrix = times(matrix, step);
  }
  return matrix;
}
