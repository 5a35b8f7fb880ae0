import { type StrandName, strandNames } from "@cosmic/chart/pair/contacts/contact";
import type { StrandState } from "@cosmic/chart/pair/strands/strands";
import type { Form } from "../book/form.ts";
import { fittedTo, type LegendEntry, legendMarks } from "../book/legend.ts";
import type { Drawing, Lettering, Mark } from "../drawing.ts";
import { lineMark, pathMark, textMark } from "../geometry/marks.ts";
import { round } from "../geometry/polar.ts";
import { barMarks, type DrawnStrand, type StrandMeasure, tones } from "./tables/strand-bar.ts";
import { layouts, type StrandLayout } from "./tables/strand-layout.ts";

/** The strands of a pair, and what random pairs with as many birth times have. */
export interface StrandBarsFacts {
  readonly strands: Readonly<Partial<Record<StrandName, DrawnStrand>>>;
  readonly measures: Readonly<Record<StrandName, Readonly<Record<"holds" | "rubs", StrandMeasure>>>>;
}

/** Labels of the bars, in the reader's language. */
export interface StrandBarsWords {
  /** Text alternative: whose strands. */
  readonly title: string;
  readonly strands: Readonly<Record<StrandName, string>>;
  readonly states: Readonly<Record<StrandState, string>>;
  /** Over the two sides. */
  readonly rubs: string;
  readonly holds: string;
  /** "Half of all pairs end here". */
  readonly half: string;
  /** "71: more than in 71 of 100 pairs"; says how much, not how good. */
  readonly share: string;
  /** One strand as a sentence. */
  readonly strand: (name: StrandName, strand: DrawnStrand) => string;
}

/**
 * Six strands on one axis: what holds to the right, hatched; what rubs to the left, solid. A hairline marks where half of
 * all pairs end, the figure at its end says in how many of a hundred there is less. One scale serves all strands, to the
 * 99th percentile of the widest; a longer bar is cut and pointed. The sides are never added. 720 units wide, compact 340.
 */
export function strandBars(facts: StrandBarsFacts, words: StrandBarsWords, form: Form = "wide"): Drawing {
  const layout = layouts[form];
  const rows = strandNames.flatMap((name) => {
    const strand = facts.strands[name];
    return strand === undefined ? [] : [{ name, strand, measures: facts.measures[name] }];
  });
  const most = Math.max(...rows.flatMap(({ measures }) => tones.map((tone) => measures[tone].most)));
  const unit = layout.half / most;
  const end = layout.top + rows.length * layout.pitch;
  const key = legendMarks(entries(words), { ...layout.key, left: 0, right: layout.width, y: end + layout.key.drop });
  return {
    viewBox: [0, 0, layout.width, key.bottom],
    title: words.title,
    description: rows.map(({ name, strand }) => words.strand(name, strand)),
    hook: `strand-bars ${form}`,
    marks: [
      ...headMarks(words, layout),
      ...rows.flatMap(({ name, strand, measures }, row) => {
        const at = { top: layout.top + row * layout.pitch, layout, unit };
        return [
          ...nameMarks({ name: words.strands[name], state: words.states[strand.state] }, at),
          ...barMarks(strand, measures, at),
        ];
      }),
      ...axisMarks(end, unit, layout),
      ...key.marks,
    ],
  };
}

/** The two sides' names over the axis. */
function headMarks({ rubs, holds }: StrandBarsWords, { axis, half, headSize }: StrandLayout): readonly Mark[] {
  const lettering: Lettering = { face: "text", size: headSize, italic: true };
  const room = half - 12;
  return [
    textMark({ x: axis - 12, y: headSize + 2, words: rubs }, fittedTo(room, rubs, { ...lettering, anchor: "end" }), {
      fill: "fire",
    }),
    textMark({ x: axis + 12, y: headSize + 2, words: holds }, fittedTo(room, holds, lettering), { fill: "water" }),
  ];
}

function nameMarks(
  { name, state }: { readonly name: string; readonly state: string },
  { top, layout }: { readonly top: number; readonly layout: StrandLayout },
): readonly Mark[] {
  const { nameAt, stateAt, width } = layout;
  const title: Lettering = { face: "text", size: nameAt.size };
  const note: Lettering = { face: "text", size: stateAt.size, italic: true, anchor: stateAt.anchor };
  const rule = { from: { x: 0, y: top }, to: { x: width, y: top } };
  return [
    lineMark(rule, { stroke: "line", width: 1 }),
    textMark({ x: 0, y: top + nameAt.y, words: name }, fittedTo(nameAt.room, name, title), { fill: "ink" }),
    textMark({ x: stateAt.x, y: top + stateAt.y, words: state }, fittedTo(stateAt.room, state, note), {
      fill: "ink-2",
    }),
  ];
}

/** The axis, and a map scale without figures below it: a tick for each unit of weight, longer every five. */
function axisMarks(end: number, unit: number, { axis, half, top }: StrandLayout): readonly Mark[] {
  let ticks = `M${axis - half} ${end}H${axis + half}`;
  for (let weight = 0; weight * unit <= half; weight += 1) {
    const length = weight % 5 === 0 ? 10 : 5;
    for (const x of weight === 0 ? [axis] : [axis - weight * unit, axis + weight * unit]) {
      ticks += `M${round(x)} ${end}v${length}`;
    }
  }
  return [
    lineMark({ from: { x: axis, y: top - 10 }, to: { x: axis, y: end } }, { stroke: "ink", width: 1.4 }),
    pathMark(ticks, { stroke: "ink", width: 1, opacity: 0.5 }),
  ];
}

function entries({ half, share }: StrandBarsWords): readonly LegendEntry[] {
  return [
    {
      label: half,
      sample: ({ x, y }) => [lineMark({ from: { x, y: y - 11 }, to: { x, y: y + 11 } }, { stroke: "ink", width: 1.4 })],
    },
    { label: share, sample: null },
  ];
}
