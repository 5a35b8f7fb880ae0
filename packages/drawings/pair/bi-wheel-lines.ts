import { type AspectType, type Planet, planets } from "@cosmic/chart/names";
import type { Mark } from "../drawing.ts";
import { groupMark, lineMark, pathMark } from "../geometry/marks.ts";
import { turnOf, xy } from "../geometry/polar.ts";
import { aspectStyles } from "../glyphs/aspect-styles.ts";
import { type BiFrame, biGauge, biPoint, biRing } from "./bi-wheel-frame.ts";
import type { PairedFacts } from "./paired-facts.ts";

/** A body or angle at the end of a line. */
export type LineEnd = Planet | "ascendant" | "midheaven";

/** A line in the bi-wheel, from the first person's body to the second's. */
export interface PairLine {
  readonly first: LineEnd;
  readonly second: LineEnd;
  readonly type: AspectType;
  /** Strong lines are drawn full width, others as hairlines; weak conjunctions are not drawn. */
  readonly strong: boolean;
}

interface Drawn {
  readonly line: PairLine;
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** The lines between two charts in the inner circle, strong ones on top. */
export function biLines(
  lines: readonly PairLine[],
  charts: { readonly first: PairedFacts; readonly second: PairedFacts },
  frame: BiFrame,
): Mark {
  const drawn = lines.flatMap((line): readonly Drawn[] => {
    const fromDeg = longitudeOf(charts.first, line.first);
    const toDeg = longitudeOf(charts.second, line.second);
    return fromDeg === null || toDeg === null ? [] : [{ line, fromDeg, toDeg }];
  });
  const [faint, strong] = [false, true].map((wanted) => drawn.filter(({ line }) => line.strong === wanted));
  return groupMark(
    [...(faint ?? []), ...(strong ?? [])].flatMap((one) => lineOf(one, frame)),
    undefined,
    "w-aspects",
  );
}

function lineOf({ line, fromDeg, toDeg }: Drawn, frame: BiFrame): readonly Mark[] {
  if (line.type === "conjunction") return line.strong ? [beside(fromDeg, toDeg, frame)] : [];
  const { ink, dash } = aspectStyles[line.type];
  const ends = { from: biPoint(frame, fromDeg, biRing.aspect), to: biPoint(frame, toDeg, biRing.aspect) };
  const weight = line.strong ? { width: biGauge(frame).strong } : { width: 2, opacity: 0.3 };
  return [lineMark(ends, { stroke: ink, ...weight, ...(dash === undefined ? {} : { dash }) }, "w-as")];
}

/** A conjunction as a short arc inside the circle, extending 3° past both bodies: a straight line between neighbors
 * would be invisible. */
function beside(oneDeg: number, otherDeg: number, frame: BiFrame): Mark {
  const [from, to] = turnOf(otherDeg - oneDeg) > 180 ? [otherDeg, oneDeg] : [oneDeg, otherDeg];
  const radius = biRing.aspect - 22;
  const start = xy(biPoint(frame, from - 3, radius));
  const end = xy(biPoint(frame, to + 3, radius));
  const paint = { stroke: "water", width: biGauge(frame).strong } as const;
  return pathMark(`M${start}A${radius} ${radius} 0 0 0 ${end}`, paint, "w-as");
}

const planetOf = (end: LineEnd): Planet | undefined => planets.find((planet) => planet === end);

function longitudeOf(facts: PairedFacts, end: LineEnd): number | null {
  const planet = planetOf(end);
  if (planet !== undefined) return facts.planets[planet].longitude;
  return facts.angles?.[end === "ascendant" ? "ascendant" : "midheaven"].longitude ?? null;
}
