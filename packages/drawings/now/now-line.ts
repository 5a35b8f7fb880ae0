import { compareTexts } from "@cosmic/chart/compare-texts";
import type { Form } from "../book/form.ts";
import { legendMarks } from "../book/legend.ts";
import type { Drawing } from "../drawing.ts";
import { type Band, bandMarks } from "./line/now-bands.ts";
import { nowFrame } from "./line/now-frame.ts";
import { type HeadWords, headMarks, laneRule } from "./line/now-heads.ts";
import { type NowSign, nowKey } from "./line/now-key.ts";
import { laneGround, laneSigns, type NowLane } from "./line/now-lanes.ts";
import type { MoonCell, NowLineFacts, NowLineStory, YearCell } from "./line/now-line-facts.ts";
import { asOfLine, asOfName, scaleMarks } from "./line/now-scale.ts";

/** Labels of the line of three years, in the reader's language. */
export interface NowLineWords<Story> extends HeadWords<Story> {
  /** Text alternative: from when to when, and how many stories. */
  readonly title: string;
  /** The date of the book: in full (wide), and short. */
  readonly asOf: Readonly<Record<Form, string>>;
  /** The short name of a month, 1 to 12. */
  readonly month: (month: number) => string;
  /** Day and month of an instant: "9 Feb". */
  readonly date: (instant: string) => string;
  readonly signs: Readonly<Record<NowSign, string>>;
  readonly moonName: string;
  readonly yearName: string;
  /** What stands in a cell where it fits. */
  readonly moon: (cell: MoonCell) => string;
  readonly year: (cell: YearCell) => string;
  /** A story with all its dates, a sentence. */
  readonly story: (story: Story) => string;
}

/**
 * Three years on one line, a year behind the date and two ahead: a lane for each chosen story in order of beginning,
 * with the way of the body past its target, a box for the degree either way while in orb, a diamond for each pass,
 * filled when direct, and rings where it stands. Below, the progressed Moon by sign and the years of life with their
 * rulers. What is lived is engraved, what lies ahead lighter; the copper line is the date. Time runs right, 1000 units
 * (wide), or down, 348 (compact), without the dates of passes.
 */
export function nowLine<Story extends NowLineStory>(
  facts: NowLineFacts<Story>,
  words: NowLineWords<Story>,
  form: Form = "wide",
): Drawing {
  const stories = facts.stories.toSorted((one, other) => compareTexts(beginning(one), beginning(other)));
  const bands = bandsOf(facts, words);
  const frame = nowFrame(form, facts, { lanes: stories.length, bands: bands.length });
  const wide = form === "wide";
  const place = wide ? { left: 1, size: 14.5, indent: 28 } : { left: 4, size: 14, indent: 28 };
  const y = (wide ? frame.far : frame.end) + 34;
  const key = legendMarks(nowKey(facts, words.signs), { ...place, right: frame.width, y, lineHeight: 28 });
  const lanes = stories.map(
    (story, index): NowLane => ({
      ...{ story, index, date: words.date },
      curve: facts.curves.find(({ id }) => id === story.id),
    }),
  );
  return {
    viewBox: [0, 0, frame.width, key.bottom],
    title: words.title,
    description: [...stories.map(words.story), ...facts.moon.map(words.moon), ...facts.years.map(words.year)],
    hook: `now-line ${form}`,
    marks: [
      ...scaleMarks(frame, words.month),
      ...lanes.flatMap((lane) => [...laneRule(lane.index, frame), ...laneGround(lane, frame)]),
      ...bands.flatMap((band, index) => bandMarks(band, index, frame)),
      asOfLine(frame),
      asOfName(frame, words.asOf[form]),
      ...lanes.flatMap((lane) => laneSigns(lane, frame)),
      ...stories.flatMap((story, index) => headMarks(story, index, { frame, words })),
      ...key.marks,
    ],
  };
}

/** The first entry; ties by name. */
function beginning({ spans, id }: NowLineStory): string {
  return `${spans[0]?.in ?? ""} ${id}`;
}

function bandsOf<Story extends NowLineStory>(
  { moon, years }: NowLineFacts<Story>,
  words: NowLineWords<Story>,
): readonly Band[] {
  const bands: Band[] = [];
  if (moon.length > 0) {
    const cells = moon.map((cell) => ({ ...cell, ruler: null, words: words.moon(cell) }));
    bands.push({ name: words.moonName, glyph: "moon", cells });
  }
  if (years.length > 0) {
    const cells = years.map((cell) => ({ ...cell, words: words.year(cell) }));
    bands.push({ name: words.yearName, glyph: "calendar", cells });
  }
  return bands;
}
