import type { Drawing, Lettering, Mark } from "../drawing.ts";
import { pathMark, textMark } from "../geometry/marks.ts";
import { stroke } from "../geometry/polar.ts";
import { glyphMark } from "../glyphs/glyphs.ts";
import { type BandWords, moonBand, risingBand } from "./day/day-bands.ts";
import { type DayFrame, dayFrame } from "./day/day-frame.ts";
import type { DayPlace } from "./day/day-heights.ts";
import { daySky, type SkyWords } from "./day/day-sky.ts";
import { stretchesOf } from "./day/local-clock.ts";
import type { Form } from "./form.ts";

/** Labels of the day, in the reader's language. */
export interface DayTimelineWords extends SkyWords, BandWords {
  /** Text alternative: how many signs rose, and where the Moon was. */
  readonly title: string;
}

const hourFigure: Lettering = { face: "ui", size: 14, anchor: "middle" };

/**
 * The civil day of a birth: Sun and Moon at their true altitude, below them a block for each rising sign, as long as it
 * lasted, and a slim band with the Moon's sign or two. Hours of local time run right, 1000 units (wide), or down, 350
 * (compact).
 */
export function dayTimeline(day: DayPlace, words: DayTimelineWords, form: Form = "wide"): Drawing {
  const frame = dayFrame(form);
  const sky = daySky(day, words, frame);
  return {
    viewBox: [0, sky.top, frame.width, frame.height - sky.top],
    title: words.title,
    hook: `day-timeline ${form}`,
    marks: [
      ...sky.marks,
      ...(form === "wide" ? hours(frame) : []),
      ...risingBand(stretchesOf(day.facts.risingSigns), words, frame),
      ...moonBand(stretchesOf(day.facts.moonSigns), words, frame),
      ...bandHeads(frame),
    ],
  };
}

/** Ticks every quarter of an hour above the band, longer on the hour and every third hour; numbers every third hour. */
function hours({ at, band: [near] }: DayFrame): readonly Mark[] {
  let ticks = "";
  const figures: Mark[] = [];
  for (let quarter = 0; quarter <= 96; quarter += 1) {
    const length = quarter % 12 === 0 ? 12 : quarter % 4 === 0 ? 8 : 4;
    ticks += stroke(at(quarter * 15, near), at(quarter * 15, near - length));
    if (quarter % 12 !== 0) continue;
    figures.push(
      textMark({ ...at(quarter * 15, near - 17), words: String(quarter / 4) }, hourFigure, { fill: "ink-3" }),
    );
  }
  return [pathMark(ticks, { stroke: "ink", width: 1, opacity: 0.5 }), ...figures];
}

/** Glyphs at the start of the bands: Ascendant and Moon. */
function bandHeads({ form, band, moonBand: moon }: DayFrame): readonly Mark[] {
  const heads = [
    { name: "ascendant", across: (band[0] + band[1]) / 2, size: 22 },
    { name: "moon", across: (moon[0] + moon[1]) / 2, size: 19 },
  ] as const;
  return heads.map(({ name, across, size }) =>
    glyphMark({ name, ...(form === "wide" ? { x: 15, y: across } : { x: across, y: 20 }), size, ink: "ink" }),
  );
}
