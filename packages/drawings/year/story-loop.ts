import { lineThrough, type SeenPlace, turnsIn, zodiacScale } from "../articles/loop-scale.ts";
import type { Form } from "../book/form.ts";
import { fittedTo, type LegendEntry, legendMarks } from "../book/legend.ts";
import type { Drawing, Lettering, Mark } from "../drawing.ts";
import { circleMark, lineMark, pathMark, textMark } from "../geometry/marks.ts";
import type { Point } from "../geometry/polar.ts";
import { aspectStyles } from "../glyphs/aspect-styles.ts";
import { glyphMark } from "../glyphs/glyphs.ts";
import type { LinePass, LineStory } from "./line/line-facts.ts";
import { diamondMark } from "./line/year-lanes.ts";
import { type LoopFrame, loopFrame } from "./loop-frame.ts";
import { numberSpots } from "./loop-numbers.ts";

/** A story and the way of its body. */
export interface StoryLoopFacts<Pass extends LinePass = LinePass> {
  readonly story: Omit<LineStory, "passes" | "rank"> & { readonly target: number; readonly passes: readonly Pass[] };
  /** Positions at equal steps through all passes; spans less than half the zodiac. */
  readonly path: {
    /** Instant of the first. */
    readonly from: string;
    readonly everyDays: number;
    readonly places: readonly SeenPlace[];
  };
}

/** Labels of a loop, in the reader's language. */
export interface StoryLoopWords<Pass> {
  /** Text alternative: which body crosses which point, how often. */
  readonly title: string;
  /** A pass with its number from 1 and its date: "9 Feb 2027". */
  readonly pass: (pass: Pass, number: number) => string;
  /** "A dot every 30 days"; how many days a dot stands for is chosen here. */
  readonly dots: (days: number) => string;
  /** "North and south drawn 12 times as large". */
  readonly heightened: (times: number) => string;
  /** All it shows, a sentence each: the way, stations, passes. */
  readonly facts: readonly string[];
}

/** Dots stand about so far apart in time. */
const dotDays = 30;
const msPerDay = 86_400_000;

/**
 * The way of a slow body past a natal point: east to the left, retrograde in metal, stations as rings, the target an
 * upright between two hairlines one degree off, passes numbered where the way crosses it. North and south are enlarged
 * until the loop opens, and a note says how many times. 640 units wide, compact 340.
 */
export function storyLoop<Pass extends LinePass>(
  facts: StoryLoopFacts<Pass>,
  words: StoryLoopWords<Pass>,
  form: Form = "wide",
): Drawing {
  const { story, path } = facts;
  const frame = loopFrame({ places: path.places, targetDeg: story.target, form });
  const dotEvery = Math.max(1, Math.round(dotDays / path.everyDays));
  const passes = passPoints(facts, frame);
  const key = legendMarks(entries(facts, words, frame.gauge.key.size), {
    ...frame.gauge.key,
    left: 0,
    right: frame.width,
    y: frame.floor + frame.gauge.drop,
  });
  const notes = [words.dots(dotEvery * path.everyDays), words.heightened(frame.times)].join(" · ");
  const note: Lettering = { face: "text", size: frame.gauge.note, italic: true };
  return {
    viewBox: [0, 0, frame.width, key.bottom + frame.gauge.note + 4],
    title: words.title,
    description: words.facts,
    hook: `story-loop ${form}`,
    marks: [
      ...targetMarks(story, frame),
      ...wayMarks(path.places, frame, dotEvery),
      ...passMarks(passes, frame),
      ...zodiacScale({ ...frame, x: frame.x, glyph: frame.gauge.sign, leastPart: frame.gauge.sign }),
      ...key.marks,
      textMark({ x: 0, y: key.bottom + frame.gauge.note - 4, words: notes }, fittedTo(frame.width, notes, note), {
        fill: "ink-3",
      }),
    ],
  };
}

/** The upright with its glyphs on top, and the two edges of the orb. */
function targetMarks({ body, aspect, point }: StoryLoopFacts["story"], frame: LoopFrame): readonly Mark[] {
  const { targetX: x, perDegree, top, floor, gauge, width } = frame;
  const upright = (at: number, from: number) => ({ from: { x: at, y: from }, to: { x: at, y: floor } });
  const edges = [x - perDegree, x + perDegree].filter((at) => at > 0 && at < width);
  const name = body === "trueNode" ? "north-node" : body;
  const y = gauge.glyph * 0.6;
  const step = gauge.glyph * 1.25;
  const middle = Math.min(width - step * 1.6, Math.max(step * 1.6, x));
  return [
    ...edges.map((at) => lineMark(upright(at, top), { stroke: "ink", width: 0.9, opacity: 0.35 })),
    lineMark(upright(x, gauge.glyph * 1.25), { stroke: "ink", width: gauge.line * 1.4 }, "s-target"),
    glyphMark({ name, x: middle - step, y, size: gauge.glyph, ink: "ink", strokeWidth: 1.6 }),
    glyphMark({
      name: aspect,
      x: middle,
      y,
      size: gauge.glyph * 0.72,
      ink: aspectStyles[aspect].ink,
      strokeWidth: 2,
    }),
    glyphMark({ name: point, x: middle + step, y, size: gauge.glyph, ink: "ink", strokeWidth: 1.6 }),
  ];
}

function wayMarks(places: readonly SeenPlace[], { points, gauge }: LoopFrame, dotEvery: number): readonly Mark[] {
  const back = backwardRuns(places).map((run) => lineThrough(run.flatMap((at) => points[at] ?? [])));
  const dots = points.filter((_, at) => at % dotEvery === 0);
  const turns = turnsIn(places).flatMap((at) => points[at] ?? []);
  return [
    pathMark(lineThrough(points), { stroke: "ink", width: gauge.line }),
    pathMark(back.join(""), { stroke: "metal", width: gauge.line * 1.7 }),
    ...dots.map((point) => circleMark({ ...point, r: gauge.dot }, { fill: "ink" }, "s-day")),
    ...turns.map((point) =>
      circleMark({ ...point, r: gauge.ring }, { fill: "ground", stroke: "metal", width: gauge.line * 1.2 }),
    ),
  ];
}

/** Runs of neighboring retrograde places; a story of several loops has several. */
function backwardRuns(places: readonly SeenPlace[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const [at, { speedDeg }] of places.entries()) {
    if (speedDeg >= 0) continue;
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === at - 1) run.push(at);
    else runs.push([at]);
  }
  return runs;
}

interface PassPoint extends Point {
  readonly direct: boolean;
}

/** Where the path is at each pass: on the straight line between two steps. */
function passPoints({ story, path }: StoryLoopFacts, { points }: LoopFrame): readonly PassPoint[] {
  const start = Date.parse(path.from);
  return story.passes.flatMap(({ at, direct }) => {
    const step = (Date.parse(at) - start) / (path.everyDays * msPerDay);
    const [before, after] = [points[Math.floor(step)], points[Math.floor(step) + 1]];
    if (before === undefined || after === undefined) return [];
    const share = step - Math.floor(step);
    return [{ x: before.x + (after.x - before.x) * share, y: before.y + (after.y - before.y) * share, direct }];
  });
}

/** A diamond at each pass, and its number where the way leaves most room; moved ones have a leader. */
function passMarks(passes: readonly PassPoint[], frame: LoopFrame): readonly Mark[] {
  const { gauge } = frame;
  const lettering: Lettering = { face: "ui", size: gauge.number, weight: 500, anchor: "middle" };
  const spots = numberSpots(passes, frame);
  return [
    ...passes.flatMap((pass, index) => {
      const spot = spots[index];
      if (spot === undefined || !spot.isFar) return [];
      return [lineMark({ from: pass, to: spot }, { stroke: "ink", width: 0.9, opacity: 0.6 })];
    }),
    ...passes.map(({ x, y, direct }) =>
      diamondMark({ x, y }, { half: gauge.diamond, stretch: 0, direct, form: "wide" }),
    ),
    ...spots.map(({ x, y }, index) =>
      textMark({ x, y: y + gauge.number * 0.36, words: String(index + 1) }, lettering, {
        fill: "ink",
        stroke: "ground",
        width: 4,
        halo: true,
      }),
    ),
  ];
}

function entries<Pass extends LinePass>(
  { story }: StoryLoopFacts<Pass>,
  words: StoryLoopWords<Pass>,
  size: number,
): readonly LegendEntry[] {
  return story.passes.map((pass, index): LegendEntry => {
    const number: Lettering = { face: "ui", size, weight: 500 };
    return {
      label: words.pass(pass, index + 1),
      sample: ({ x, y }) => [
        diamondMark({ x, y }, { half: 6.5, stretch: 0, direct: pass.direct, form: "wide" }),
        textMark({ x: x + 12, y: y + size / 3, words: String(index + 1) }, number, { fill: "ink" }),
      ],
    };
  });
}
