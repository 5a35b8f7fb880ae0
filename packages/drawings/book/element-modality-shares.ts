import { lowercase } from "@cosmic/chart/fact-index/fact-ids";
import type { Element, Facts, Modality } from "@cosmic/chart/facts";
import { elements as elementNames, modalities as modalityNames } from "@cosmic/chart/names";
import type { Drawing, Ink, Lettering, Mark } from "../drawing.ts";
import { textWidth } from "../geometry/letter-widths.ts";
import { textMark } from "../geometry/marks.ts";
import { round } from "../geometry/polar.ts";
import { type GlyphName, glyphMark } from "../glyphs/glyphs.ts";
import type { Form } from "./form.ts";

/** Labels of the shares, in the reader's language. */
export interface ElementModalityWords {
  /** Text alternative: names the seven shares. */
  readonly title: string;
  readonly elementsHead: string;
  readonly modalitiesHead: string;
  readonly elements: Readonly<Record<Element, string>>;
  readonly modalities: Readonly<Record<Modality, string>>;
  /** Formats `40` as `40%` or `40 %`. */
  readonly percent: (share: number) => string;
}

interface Bar {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly ink: Ink;
  readonly glyphInk: Ink;
  /** 0 … 100. */
  readonly percent: number;
  readonly figure: string;
}

interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const head: Lettering = { face: "ui", size: 15, weight: 500 };
const letters: Lettering = { face: "ui", size: 15 };
const figures: Lettering = { ...letters, anchor: "end" };
/** From the heading's top to the middle of the first bar, and from bar to bar. */
const firstBar = 42;
const pitch = 27;
const barHeight = 7;
/** Where the label starts, after the glyph. */
const indent = 27;
/** Space for the longest number. */
const figureRoom = 48;

/** Shares of the four elements and three modalities, each as a bar in its ink; a share of zero leaves its bar empty. Wide:
 * side by side, 560 units; compact: stacked, 320. */
export function elementModalityShares(facts: Facts, words: ElementModalityWords, form: Form = "wide"): Drawing {
  const elements = elementBars(facts, words);
  const modalities = modalityBars(facts, words);
  const wide = form === "wide";
  const width = wide ? 264 : 320;
  const height = (bars: readonly Bar[]) => firstBar + (bars.length - 1) * pitch + 14;
  const second = wide ? { x: 296, y: 0 } : { x: 0, y: height(elements) + 24 };
  return {
    viewBox: [0, 0, wide ? 560 : 320, wide ? height(elements) : second.y + height(modalities)],
    title: words.title,
    hook: `shares-figure ${form}`,
    marks: [
      ...columnMarks(words.elementsHead, elements, { x: 0, y: 0, width }),
      ...columnMarks(words.modalitiesHead, modalities, { ...second, width }),
    ],
  };
}

function elementBars(facts: Facts, words: ElementModalityWords): readonly Bar[] {
  return elementNames.map((element) => {
    const ink = lowercase(element);
    return {
      glyph: ink,
      label: words.elements[element],
      ink,
      glyphInk: ink,
      percent: facts.elements[element],
      figure: words.percent(facts.elements[element]),
    };
  });
}

function modalityBars(facts: Facts, words: ElementModalityWords): readonly Bar[] {
  return modalityNames.map((modality) => ({
    glyph: lowercase(modality),
    label: words.modalities[modality],
    ink: "ink-2",
    glyphInk: "ink",
    percent: facts.modalities[modality],
    figure: words.percent(facts.modalities[modality]),
  }));
}

function columnMarks(title: string, bars: readonly Bar[], column: Column): readonly Mark[] {
  const { x, y, width } = column;
  const longest = Math.max(...bars.map(({ label }) => textWidth(label, letters)));
  const left = round(x + indent + longest + 14);
  const track = { x: left, width: round(x + width - figureRoom - left) };
  return [
    textMark({ x, y: y + 15, words: title }, head, { fill: "ink" }),
    ...bars.flatMap((bar, row) => barMarks(bar, { x, end: x + width, middle: y + firstBar + row * pitch, track })),
  ];
}

interface Row {
  readonly x: number;
  readonly end: number;
  readonly middle: number;
  readonly track: { readonly x: number; readonly width: number };
}

function barMarks(bar: Bar, { x, end, middle, track }: Row): readonly Mark[] {
  const top = round(middle - barHeight / 2);
  const filled = round((track.width * bar.percent) / 100);
  const box = { x: track.x, y: top, height: barHeight };
  const baseline = middle + letters.size * 0.35;
  return [
    glyphMark({ name: bar.glyph, x: x + 9.5, y: middle, size: 19, ink: bar.glyphInk }),
    textMark({ x: x + indent, y: baseline, words: bar.label }, letters, { fill: "ink" }),
    ...(filled > 0
      ? [{ tag: "rect" as const, at: { ...box, width: filled }, paint: { fill: bar.ink }, hook: "s-fill" }]
      : []),
    { tag: "rect", at: { ...box, width: track.width }, paint: { stroke: "rule", width: 1 } },
    textMark({ x: end, y: baseline, words: bar.figure }, figures, { fill: "ink" }),
  ];
}
