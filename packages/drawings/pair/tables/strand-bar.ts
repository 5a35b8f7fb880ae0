import type { StrandState } from "@cosmic/chart/pair/strands/strands";
import type { Lettering, Mark } from "../../drawing.ts";
import { lineMark, pathMark, textMark } from "../../geometry/marks.ts";
import { round } from "../../geometry/polar.ts";
import type { StrandLayout } from "./strand-layout.ts";

export const tones = ["rubs", "holds"] as const;
type Tone = (typeof tones)[number];

/** One strand's two sums, and the percentage of random pairs that have less of each. */
export interface DrawnStrand {
  readonly holds: number;
  readonly rubs: number;
  readonly shares: { readonly holds: number; readonly rubs: number };
  readonly state: StrandState;
}

/** What other pairs have of one sum. */
export interface StrandMeasure {
  /** Half of all pairs have less. */
  readonly median: number;
  /** One in a hundred has more. */
  readonly most: number;
}

/** Where a row is drawn, and the length of one unit of weight. */
export interface StrandRow {
  readonly top: number;
  readonly layout: StrandLayout;
  readonly unit: number;
}

/** Between two lines of the hatching. */
const hatchStep = 6;
/** How far the median's hairline extends beyond the bar. */
const overhang = 5;
/** Depth of the point of a bar that is cut. */
const point = 7;

/** One row: both bars with their medians and figures. */
export function barMarks(
  strand: DrawnStrand,
  measures: Readonly<Record<Tone, StrandMeasure>>,
  row: StrandRow,
): readonly Mark[] {
  return tones.flatMap((tone) => [
    ...bar(tone, strand[tone], row),
    ...median(tone, measures[tone].median, row),
    figure(tone, { share: strand.shares[tone], end: Math.max(strand[tone], measures[tone].median) }, row),
  ]);
}

function bar(tone: Tone, sum: number, { top, layout, unit }: StrandRow): readonly Mark[] {
  const { axis, half } = layout;
  const length = Math.min(half, sum * unit);
  if (round(length) === 0) return [];
  const side = tone === "holds" ? 1 : -1;
  const [low, high] = [top + layout.bar.y, top + layout.bar.y + layout.bar.height];
  const end = axis + side * length;
  const cut = sum * unit > half;
  const tip = cut ? `L${round(end - side * point)} ${low}L${round(end)} ${(low + high) / 2}` : `L${round(end)} ${low}`;
  const outline = `M${axis} ${low}${tip}L${round(cut ? end - side * point : end)} ${high}H${axis}Z`;
  if (tone === "rubs") return [pathMark(outline, { fill: "fire" }, "s-rubs")];
  return [
    pathMark(hatching({ from: axis, to: cut ? end - point : end }, { low, high }), { stroke: "water", width: 1.3 }),
    pathMark(outline, { stroke: "water", width: 1.4 }, "s-holds"),
  ];
}

/** Strokes rising to the right at 45°, cut off at the bar's edges. */
function hatching(
  { from, to }: { readonly from: number; readonly to: number },
  { low, high }: { readonly low: number; readonly high: number },
): string {
  const height = high - low;
  let path = "";
  for (let foot = from - height + hatchStep; foot < to; foot += hatchStep) {
    const start = Math.max(from, foot);
    const stop = Math.min(to, foot + height);
    if (stop - start < 1) continue;
    path += `M${round(start)} ${round(high - (start - foot))}L${round(stop)} ${round(high - (stop - foot))}`;
  }
  return path;
}

/** A hairline on a pale bed, so that it is seen on a solid bar too. */
function median(tone: Tone, weight: number, { top, layout, unit }: StrandRow): readonly Mark[] {
  const x = layout.axis + (tone === "holds" ? 1 : -1) * Math.min(layout.half, weight * unit);
  const low = top + layout.bar.y;
  const [from, to] = [
    { x, y: low - overhang },
    { x, y: low + layout.bar.height + overhang },
  ];
  const bed = { from: { x, y: low }, to: { x, y: low + layout.bar.height } };
  return [
    lineMark(bed, { stroke: "ground", width: 4 }),
    lineMark({ from, to }, { stroke: "ink", width: 1.4 }, "s-half"),
  ];
}

/** Between the end of a bar, or its median, and the figure. */
const figureGap = 9;

/** How many of a hundred pairs have less, at the outer end. */
function figure(tone: Tone, { share, end }: { readonly share: number; readonly end: number }, row: StrandRow): Mark {
  const { top, layout, unit } = row;
  const side = tone === "holds" ? 1 : -1;
  const x = layout.axis + side * (Math.min(layout.half, end * unit) + figureGap);
  const lettering: Lettering = { ...layout.figure.lettering, anchor: tone === "holds" ? "start" : "end" };
  return textMark({ x, y: top + layout.figure.y, words: String(share) }, lettering, { fill: "ink" });
}
