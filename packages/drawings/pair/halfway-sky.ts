import type { FactsWithoutCycles } from "@cosmic/chart/facts";
import type { Form } from "../book/form.ts";
import { fittedTo } from "../book/legend.ts";
import type { Drawing, Lettering, Mark } from "../drawing.ts";
import { circleMark, lineMark, pathMark, textMark } from "../geometry/marks.ts";
import { type Point, round } from "../geometry/polar.ts";
import { skyOf } from "../stars/sky-of.ts";
import { skyPlate } from "../stars/sky-plate.ts";

/** Two births and the sky halfway between them; every `PairFacts` has them. */
export interface HalfwayFacts {
  readonly first: { readonly instant: string };
  readonly second: { readonly instant: string };
  readonly halfway: {
    readonly instant: string;
    /** Null when one of the places is unknown. */
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly facts: FactsWithoutCycles;
  };
}

/** Labels of the halfway sky, in the reader's language. */
export interface HalfwayWords {
  /** Text alternative: of which moment and place the sky is. */
  readonly title: string;
  readonly first: string;
  readonly second: string;
  /** "Halfway". */
  readonly halfway: string;
  /** Formats the day of an instant. */
  readonly date: (instant: string) => string;
  /** Compass letters from north through east, four or eight. */
  readonly letters: readonly string[];
  /** Where each planet is, which are above the horizon, both births: a sentence each. */
  readonly facts: readonly string[];
}

const reach = 540;
const lineEnds = { left: -470, right: 470 } as const;
const forms = {
  wide: { name: 30, date: 24, gap: 50, names: 44, dates: 76, foot: 92, dot: 9, width: 2, tick: 9 },
  compact: { name: 50, date: 44, gap: 70, names: 72, dates: 128, foot: 150, dot: 14, width: 3.4, tick: 15 },
} as const;
const msPerYear = 365.25 * 86_400_000;

/**
 * The sky of the halfway moment over the halfway place, as on the cover; below it a line from birth to birth, a tick for
 * every year, with the halfway date in the middle. The first has a filled dot, the second an open one. Without both birth
 * times and places there is no sky, only the line. 1080 units wide.
 */
export function halfwaySky(facts: HalfwayFacts, words: HalfwayWords, form: Form = "wide"): Drawing {
  const sky = plateOf(facts.halfway, words, form);
  const gauge = forms[form];
  const y = sky === null ? gauge.dot + 8 : reach + gauge.gap;
  const top = sky === null ? 0 : -reach;
  const leader = lineMark(
    { from: { x: 0, y: reach - 6 }, to: { x: 0, y } },
    { stroke: "metal", width: gauge.width / 2 },
  );
  return {
    viewBox: [-reach, top, 2 * reach, y + gauge.foot - top],
    title: words.title,
    description: words.facts,
    hook: `halfway-sky ${form}`,
    marks: [...(sky === null ? [] : [...sky, leader]), ...lineMarks(facts, { words, form, y })],
  };
}

function plateOf(
  { latitude, longitude, facts }: HalfwayFacts["halfway"],
  { letters }: HalfwayWords,
  form: Form,
): readonly Mark[] | null {
  if (latitude === null || longitude === null || facts.angles === null) return null;
  const moment = skyOf({ facts, latitudeDeg: latitude, longitudeDeg: longitude });
  return skyPlate({ ...moment, title: "", letters, compact: form === "compact" }).marks;
}

interface LinePlace {
  readonly words: HalfwayWords;
  readonly form: Form;
  readonly y: number;
}

/** The earlier birth at the left. */
function lineMarks(facts: HalfwayFacts, { words, form, y }: LinePlace): readonly Mark[] {
  const { dot, width, tick } = forms[form];
  const births = [
    { instant: facts.first.instant, name: words.first, open: false },
    { instant: facts.second.instant, name: words.second, open: true },
  ].toSorted((one, other) => Date.parse(one.instant) - Date.parse(other.instant));
  const [earlier, later] = births.map(({ instant }) => Date.parse(instant));
  const years = ((later ?? 0) - (earlier ?? 0)) / msPerYear;
  const { left, right } = lineEnds;
  let ticks = "";
  for (let year = 1; year < years; year += 1) {
    const x = round(left + ((right - left) * year) / years);
    ticks += `M${x} ${y}v${year % 5 === 0 ? -tick * 1.6 : -tick}`;
  }
  const ends = births.map((birth, index) => ({ ...birth, x: index === 0 ? left : right }));
  return [
    lineMark({ from: { x: left, y }, to: { x: right, y } }, { stroke: "ink", width }),
    ...(ticks === "" ? [] : [pathMark(ticks, { stroke: "ink", width: width / 2, opacity: 0.6 })]),
    ...ends.map(({ x, open }) =>
      circleMark({ x, y, r: dot }, open ? { fill: "ground", stroke: "ink", width } : { fill: "ink" }),
    ),
    diamond({ x: 0, y }, dot * 1.3),
    ...ends.flatMap(({ x, name, instant }) => {
      const anchor = x < 0 ? "start" : "end";
      return labelMarks({ name, date: words.date(instant), x: x + (x < 0 ? -dot : dot), anchor }, { form, y });
    }),
    ...labelMarks(
      { name: words.halfway, date: words.date(facts.halfway.instant), x: 0, anchor: "middle" },
      { form, y },
    ),
  ];
}

interface Label {
  readonly name: string;
  readonly date: string;
  readonly x: number;
  readonly anchor: "start" | "middle" | "end";
}

/** Widest label: three side by side leave a gap between them. */
const labelRoom = 300;

function labelMarks(label: Label, { form, y }: { readonly form: Form; readonly y: number }): readonly Mark[] {
  const { name, date, names, dates } = forms[form];
  const title: Lettering = { face: "text", size: name, italic: true, anchor: label.anchor };
  const figures: Lettering = { face: "ui", size: date, anchor: label.anchor };
  const ink = label.anchor === "middle" ? "metal" : "ink";
  return [
    textMark({ x: label.x, y: y + names, words: label.name }, fittedTo(labelRoom, label.name, title), { fill: ink }),
    textMark({ x: label.x, y: y + dates, words: label.date }, fittedTo(labelRoom, label.date, figures), {
      fill: "ink-2",
    }),
  ];
}

function diamond({ x, y }: Point, half: number): Mark {
  const [h, left] = [round(half), round(x - half)];
  return pathMark(`M${left} ${y}l${h} ${-h}l${h} ${h}l${-h} ${h}Z`, { fill: "metal" }, "h-halfway");
}
