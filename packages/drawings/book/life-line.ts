import type { Facts } from "@cosmic/chart/facts";
import type { Drawing } from "../drawing.ts";
import { type GlyphName, glyphMark } from "../glyphs/glyphs.ts";
import type { Form } from "./form.ts";
import { type LegendEntry, legendMarks } from "./legend.ts";
import { archMarks, crownMarks } from "./life/life-arches.ts";
import { eventMarks, passMarks } from "./life/life-events.ts";
import { type LifeFrame, lifeFrame } from "./life/life-frame.ts";
import { moonMarks, scaleMarks } from "./life/life-scale.ts";
import { birthYear, type LifePhase, lifeEvents, moonYears, type Turning, turning, turnsOf } from "./life/life-years.ts";

/** Labels on the life line, in the reader's language. */
export interface LifeLineWords {
  /** Text alternative: what the line shows, and its first and last year. */
  readonly title: string;
  /** The legend: "Jupiter, 12 years", "Lunar nodes, 18.6" … */
  readonly turns: Readonly<Record<Turning, string>>;
  /** The legend's last entry: "Band of signs: the progressed Moon". */
  readonly moon: string;
}

/**
 * A life on one line, birth to 90: an arch for each cycle of Jupiter, the node, Saturn, Chiron and Uranus, a scale bar,
 * every return and crossing with its age, then the progressed Moon's signs and a legend. Without a birth time the
 * Moon's signs could be half a year off and are left out. Years run right, 1000 units (wide), or down, 350 (compact).
 */
export function lifeLine(facts: Facts, words: LifeLineWords, form: Form = "wide"): Drawing {
  const frame = lifeFrame(form);
  const events = lifeEvents(facts);
  const turns = turnsOf(facts, events);
  const moons = facts.timeUnknown ? [] : moonYears(facts);
  const banded = moons.length > 0;
  const key = legend(entriesOf(words, turns, banded), frame, banded);
  return {
    viewBox: [0, 0, frame.width, key.bottom],
    title: words.title,
    hook: `life-line ${form}`,
    marks: [
      ...archMarks(turns, frame),
      ...eventMarks(events, frame),
      ...moonMarks(moons, frame),
      ...scaleMarks(birthYear(facts), frame),
      ...passMarks(events, frame),
      ...crownMarks(turns, frame),
      ...key.marks,
    ],
  };
}

interface Entry {
  readonly glyph: GlyphName;
  readonly label: string;
}

function entriesOf(words: LifeLineWords, turns: readonly LifePhase[], banded: boolean): readonly Entry[] {
  const bodies = turning.filter((body) => turns.some((turn) => turn.body === body));
  const entries: readonly Entry[] = bodies.map((glyph) => ({ glyph, label: words.turns[glyph] }));
  return banded ? [...entries, { glyph: "moon", label: words.moon }] : entries;
}

const lettering = { size: 15, indent: 25, lineHeight: 28 } as const;

function legend(entries: readonly Entry[], frame: LifeFrame, banded: boolean) {
  const left = frame.form === "wide" ? frame.start : 4;
  const y =
    frame.form === "wide"
      ? frame.base + (banded ? frame.moon[1] : frame.moon[0] - 8) + 34
      : frame.start + frame.length + 42;
  const samples = entries.map(
    ({ glyph, label }): LegendEntry => ({
      label,
      sample: (at) => [glyphMark({ name: glyph, ...at, size: 18, ink: "ink", strokeWidth: 1.6 })],
    }),
  );
  return legendMarks(samples, { ...lettering, left, right: frame.width, y });
}
