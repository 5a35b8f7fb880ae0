import type { Form } from "../book/form.ts";
import { legendMarks } from "../book/legend.ts";
import type { Drawing } from "../drawing.ts";
import type { LineLunation, LineStation, LineStory, YearLineFacts } from "./line/line-facts.ts";
import { yearFrame } from "./line/year-frame.ts";
import { lunationMarks, monthMarks, nowMarks } from "./line/year-head.ts";
import { type YearSign, yearKey } from "./line/year-key.ts";
import { laneMarks } from "./line/year-lanes.ts";

/** Labels of a year line, in the reader's language. */
export interface YearLineWords<Story, Lunation> {
  /** Text alternative: from when to when, and how many stories. */
  readonly title: string;
  /** The short name of a month `YYYY-MM`: "Dec". */
  readonly month: (month: string) => string;
  /** The day of the month of an instant, by the year's clock: "9". */
  readonly day: (instant: string) => string;
  readonly signs: Readonly<Record<YearSign, string>>;
  /** A story with all its dates, a lunation, the birthday: a sentence each. */
  readonly story: (story: Story) => string;
  readonly lunation: (lunation: Lunation) => string;
  readonly birthday: (instant: string) => string;
}

export interface YearLineOptions {
  readonly form?: Form;
  /** Instant marked as today; print has none. */
  readonly today?: string | null;
}

/**
 * A year on one line: new and full moons and eclipses, a scale of months, and a lane for each chosen story in order of
 * rank. In orb a double hairline; each pass a diamond over its day of the month, filled when direct; stations as rings;
 * brackets where five minutes of birth time move a pass by more than a day. Copper at the birthday and today. Months run
 * right, 1000 units (wide), or down, 348 (compact).
 */
export function yearLine<Story extends LineStory, Station extends LineStation, Lunation extends LineLunation>(
  facts: YearLineFacts<Story, Station, Lunation>,
  words: YearLineWords<Story, Lunation>,
  { form = "wide", today = null }: YearLineOptions = {},
): Drawing {
  const stories = facts.stories
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  const { from, to, months } = facts.window;
  const window = { from: Date.parse(from), to: Date.parse(to), months };
  const frame = yearFrame(form, window, stories.length);
  const birthdays = facts.returns.map(({ at }) => at).filter((at) => within(at, window));
  const y = form === "wide" ? frame.far + 52 : frame.end + 40;
  const place = form === "wide" ? { left: 8, size: 15, indent: 30 } : { left: 4, size: 14.5, indent: 28 };
  const key = legendMarks(yearKey(facts, today, words.signs), { ...place, right: frame.width, y, lineHeight: 30 });
  return {
    viewBox: [0, 0, frame.width, key.bottom],
    title: words.title,
    description: [
      ...stories.map(words.story),
      ...facts.lunations.map(words.lunation),
      ...birthdays.map(words.birthday),
    ],
    hook: `year-line ${form}`,
    marks: [
      ...monthMarks(frame, words.month),
      ...lunationMarks(facts.lunations, frame),
      ...nowMarks(frame, { birthdays, today }),
      ...stories.flatMap((story, index) =>
        laneMarks({ story, stations: facts.stations, index, day: words.day }, frame),
      ),
      ...key.marks,
    ],
  };
}

function within(at: string, window: { readonly from: number; readonly to: number }): boolean {
  const ms = Date.parse(at);
  return ms >= window.from && ms < window.to;
}
