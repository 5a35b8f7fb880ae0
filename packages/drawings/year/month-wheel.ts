import type { FactsWithoutCycles } from "@cosmic/chart/facts";
import type { MonthEvent } from "@cosmic/chart/year/year-facts";
import type { Form } from "../book/form.ts";
import { fittedTo } from "../book/legend.ts";
import type { Drawing } from "../drawing.ts";
import { textMark } from "../geometry/marks.ts";
import type { AngleLetters } from "../wheel-parts/wheel-houses.ts";
import { usualLetters } from "../wheel-parts/wheel-houses.ts";
import { dayStrip } from "./month/day-strip.ts";
import { monthGauge, outer } from "./month/month-frame.ts";
import { natalMarks } from "./month/natal-inside.ts";
import { type MonthLunation, type SlowWalk, skyOutside } from "./month/sky-outside.ts";

/** A month of a year over a natal chart. */
export interface MonthWheelFacts<Event extends MonthEvent = MonthEvent> {
  readonly natal: FactsWithoutCycles;
  /** First instant, and the first after it. */
  readonly from: string;
  readonly to: string;
  /** Longitudes of the Sun at both. */
  readonly sun: { readonly fromDeg: number; readonly toDeg: number };
  /** Jupiter to Pluto. */
  readonly walks: readonly SlowWalk[];
  readonly lunations: readonly MonthLunation[];
  /** In order, at most fourteen; every `MonthFacts` has them. */
  readonly events: readonly Event[];
  /** Says of a pass whether it is direct. */
  readonly stories: readonly {
    readonly id: string;
    readonly passes: readonly { readonly at: string; readonly direct: boolean }[];
  }[];
}

/** Labels of a month, in the reader's language. */
export interface MonthWheelWords<Event> {
  /** Text alternative: which month, where the Sun walks. */
  readonly title: string;
  /** The day of the month of an instant, by the year's clock: 1…31. */
  readonly day: (instant: string) => number;
  /** Every fact: the Sun's way, each slow planet's, the moons; then a sentence for each dated line. */
  readonly facts: readonly string[];
  readonly event: (event: Event) => string;
  /** The month's name, over the strip of days. */
  readonly month: string;
}

export interface MonthWheelOptions {
  readonly form?: Form;
  readonly angleLetters?: AngleLetters;
}

/**
 * A month over the natal wheel: outside it the Sun's arc engraved, Jupiter to Pluto with their ways, new and full moons;
 * below, the days with every dated event. The wheel has radius 1000; the drawing is 2680 units wide, and its compact form
 * has larger glyphs and only natal glyphs, without degrees.
 */
export function monthWheel<Event extends MonthEvent>(
  facts: MonthWheelFacts<Event>,
  words: MonthWheelWords<Event>,
  { form = "wide", angleLetters = usualLetters }: MonthWheelOptions = {},
): Drawing {
  const leftDeg = facts.natal.angles?.ascendant.longitude ?? 0;
  const { name } = monthGauge(form);
  const { reach } = outer;
  const strip = dayStrip(facts, { day: words.day, form, top: reach + name * 1.6 });
  const heading = { face: "text", size: name, italic: true, anchor: "middle" } as const;
  return {
    viewBox: [-reach, -reach, 2 * reach, strip.bottom + reach],
    title: words.title,
    description: [...words.facts, ...facts.events.map(words.event)],
    hook: `month-wheel ${form}`,
    marks: [
      ...natalMarks(facts.natal, { leftDeg, form, angleLetters }),
      ...skyOutside(facts, { leftDeg, form }),
      textMark({ x: 0, y: reach + name * 0.9, words: words.month }, fittedTo(2 * reach - 80, words.month, heading), {
        fill: "ink",
      }),
      ...strip.marks,
    ],
  };
}
