import type { Facts } from "@cosmic/chart/facts";
import type { Drawing, Lettering, Mark } from "../drawing.ts";
import { textWidth } from "../geometry/letter-widths.ts";
import { pathMark, textMark } from "../geometry/marks.ts";
import { type Point, polar, round, xy } from "../geometry/polar.ts";
import { moonPlate } from "../plates/moon-plate.ts";
import type { Form } from "./form.ts";

/** Names of the four quarters, in the reader's language. */
export interface MoonPhaseWords {
  /** Text alternative: the phase and the Moon's distance from the Sun. */
  readonly title: string;
  readonly newMoon: string;
  readonly firstQuarter: string;
  readonly fullMoon: string;
  readonly lastQuarter: string;
}

export interface MoonPhaseOptions {
  readonly form?: Form;
  readonly southern?: boolean;
}

/** Half the width of the wide form. */
const wideReach = 440;
/** Radius of the ring on which the plate marks the Moon's age. */
const ageRadius = 173;
/** From the plate's center to the labels beside and above it. */
const beside = 190;
const letters: Lettering = { face: "text", size: 22, italic: true };
const lineHeight = 26;

/**
 * The natal Moon: its true phase, and its age as a metal dot on the ring among the four quarters, clockwise from new at
 * the top. Without a birth time, an arc on the ring shows where the dot may have been that day. Mirrored for `southern`
 * births. 460 units high; compact is as wide as its labels need, about 560; wide has free margins, 880.
 */
export function moonPhase(
  facts: Facts,
  words: MoonPhaseWords,
  { southern = false, form = "wide" }: MoonPhaseOptions = {},
): Drawing {
  const { angle } = facts.moonPhase;
  const atSides = [words.firstQuarter, words.lastQuarter].flatMap(linesOf).map((line) => textWidth(line, letters));
  const wanted = round(beside + Math.max(...atSides) + 8);
  const reach = form === "wide" ? Math.max(wideReach, wanted) : wanted;
  return {
    viewBox: [-reach, -230, 2 * reach, 460],
    title: words.title,
    hook: `moon-phase ${form}`,
    marks: [
      ...moonPlate({ phaseAngleDeg: angle, southern }).marks,
      ...(facts.timeUnknown ? [doubt(facts)] : []),
      ...quarterNames(words),
    ],
  };
}

/** What the Moon gains on the Sun in half a day, either side of noon. */
function doubt({ moonPhase: { angle }, planets: { moon, sun } }: Facts): Mark {
  const half = (moon.speed - sun.speed) / 2;
  const [from, to] = [polar(ageRadius, 90 - angle + half), polar(ageRadius, 90 - angle - half)];
  const arc = `M${xy(from)}A${ageRadius} ${ageRadius} 0 0 1 ${xy(to)}`;
  return pathMark(arc, { stroke: "metal-2", width: 6 }, "m-range");
}

/** Quarter names outside the ring; those at the sides have one word per line. */
function quarterNames(words: MoonPhaseWords): readonly Mark[] {
  return [
    ...linesAt({ x: 0, y: -beside - 8 }, [words.newMoon], "middle"),
    ...linesAt({ x: beside, y: 0 }, linesOf(words.firstQuarter), "start"),
    ...linesAt({ x: 0, y: beside + 24 }, [words.fullMoon], "middle"),
    ...linesAt({ x: -beside, y: 0 }, linesOf(words.lastQuarter), "end"),
  ];
}

function linesOf(words: string): readonly string[] {
  return words.split(" ");
}

/** Lines centered vertically on `y`; a single centered line has its baseline there. */
function linesAt(at: Point, lines: readonly string[], anchor: "start" | "middle" | "end"): readonly Mark[] {
  const first = lines.length === 1 && anchor === "middle" ? at.y : at.y + 7 - ((lines.length - 1) * lineHeight) / 2;
  return lines.map((line, index) =>
    textMark({ x: at.x, y: first + index * lineHeight, words: line }, { ...letters, anchor }, { fill: "ink-2" }),
  );
}
