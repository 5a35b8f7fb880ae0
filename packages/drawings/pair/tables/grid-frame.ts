import { planets } from "@cosmic/chart/names";
import type { PairEnd } from "@cosmic/chart/pair/contacts/contact";
import type { Form } from "../../book/form.ts";
import type { Mark } from "../../drawing.ts";
import { circleMark, pathMark } from "../../geometry/marks.ts";
import type { Point } from "../../geometry/polar.ts";
import { glyphMark } from "../../glyphs/glyphs.ts";

/** Side of a cell. */
export const cellSize = 56;

/** Rows and columns of a contact grid. */
export interface GridEnds {
  readonly first: readonly PairEnd[];
  readonly second: readonly PairEnd[];
}

const angles: readonly PairEnd[] = ["ascendant", "midheaven"];
const points: readonly PairEnd[] = ["chiron", "trueNode"];
const bodies = { wide: { size: 28, stroke: 1.6 }, compact: { size: 32, stroke: 1.6 } } as const;

/** One chart's side of the grid: planets, angles, then Chiron and the node if they meet anything. */
export function gridEnds(
  meeting: readonly PairEnd[],
  { timeUnknown }: { readonly timeUnknown: boolean },
): readonly PairEnd[] {
  return [
    ...planets.filter((planet) => planet !== "moon" || !timeUnknown),
    ...(timeUnknown ? [] : angles),
    ...points.filter((point) => meeting.includes(point)),
  ];
}

/** The lines from `left` on: hairlines between bodies; firm round the heads, after the planets and at the end. */
export function gridRules({ first, second }: GridEnds, left: number): readonly Mark[] {
  const [right, bottom] = [(second.length + 1) * cellSize, (first.length + 1) * cellSize];
  const [columns, rows] = [rulesOf(second), rulesOf(first)];
  const across = (at: number) => `M${left} ${at}H${right}`;
  const down = (at: number) => (at < left ? "" : `M${at} 0V${bottom}`);
  const all = (chosen: "fine" | "firm") => rows[chosen].map(across).join("") + columns[chosen].map(down).join("");
  return [
    pathMark(all("fine"), { stroke: "ink", width: 0.8, opacity: 0.26 }),
    pathMark(all("firm"), { stroke: "ink", width: 1.2, opacity: 0.7 }),
  ];
}

function rulesOf(ends: readonly PairEnd[]): { readonly fine: readonly number[]; readonly firm: readonly number[] } {
  const inner = ends.findIndex((end) => angles.includes(end) || points.includes(end));
  const firm = [0, 1, ...(inner > 0 ? [inner + 1] : []), ends.length + 1];
  const fine = ends.map((_, index) => index + 1).filter((at) => !firm.includes(at));
  return { fine: fine.map((at) => at * cellSize), firm: [...new Set(firm)].map((at) => at * cellSize) };
}

/** Between two lines of the hatching. */
const hatchStep = 8;

/** Hatches the cells of two angles and of two points, which are never compared with each other. */
export function voidMarks({ first, second }: GridEnds): readonly Mark[] {
  const path = [angles, points]
    .map((kind) => {
      const [columns, rows] = [stretchOf(second, kind), stretchOf(first, kind)];
      return columns === null || rows === null ? "" : hatching(columns, rows);
    })
    .join("");
  return path === "" ? [] : [pathMark(path, { stroke: "ink", width: 0.8, opacity: 0.22 }, "g-void")];
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where ends of a kind, which are neighbors, begin and end; null when there are none. */
function stretchOf(ends: readonly PairEnd[], kind: readonly PairEnd[]): Stretch | null {
  const first = ends.findIndex((end) => kind.includes(end));
  const last = ends.findLastIndex((end) => kind.includes(end));
  return first < 0 ? null : { from: (first + 1) * cellSize, to: (last + 2) * cellSize };
}

/** Strokes rising to the right at 45°. */
function hatching(columns: Stretch, rows: Stretch): string {
  let path = "";
  for (let sum = columns.from + rows.from + hatchStep; sum < columns.to + rows.to; sum += hatchStep) {
    const [from, to] = [Math.max(columns.from, sum - rows.to), Math.min(columns.to, sum - rows.from)];
    path += `M${from} ${sum - from}L${to} ${sum - to}`;
  }
  return path;
}

/** The corner keys rows and columns: a filled dot beside the first's rows, an open one above the second's columns. */
export function cornerMarks(): readonly Mark[] {
  const third = cellSize / 3.6;
  return [
    pathMark(`M0 0L${cellSize} ${cellSize}`, { stroke: "ink", width: 0.8, opacity: 0.5 }),
    openDot({ x: third, y: cellSize - third }, false),
    openDot({ x: cellSize - third, y: third }, true),
  ];
}

/** A person's dot, as on the bi-wheel: filled for the first, open for the second. */
export function openDot(at: Point, open: boolean): Mark {
  return circleMark({ ...at, r: 5 }, open ? { fill: "ground", stroke: "ink", width: 1.6 } : { fill: "ink" });
}

/** The first's bodies down the left column. */
export function rowMarks(ends: readonly PairEnd[], form: Form): readonly Mark[] {
  return ends.map((end, index) => bodyMark(end, { x: cellSize / 2, y: (index + 1.5) * cellSize }, form));
}

/** The second's bodies along the top row. */
export function headMarks(ends: readonly PairEnd[], form: Form): readonly Mark[] {
  return ends.map((end, index) => bodyMark(end, { x: (index + 1.5) * cellSize, y: cellSize / 2 }, form));
}

function bodyMark(end: PairEnd, at: Point, form: Form): Mark {
  const { size, stroke } = bodies[form];
  const name = end === "trueNode" ? "north-node" : end;
  return glyphMark({ name, ...at, size, ink: "ink", strokeWidth: stroke, hook: "g-body" });
}
