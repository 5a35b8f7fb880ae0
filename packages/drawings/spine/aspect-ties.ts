import type { AspectType, Planet } from "@cosmic/chart/facts";
import { type AspectPattern, aspectsWithin } from "@cosmic/chart/spine/aspects-within";
import type { Structure } from "@cosmic/chart/spine/spine";
import { separation } from "@cosmic/chart/zodiac/longitude";
import type { Ink } from "../drawing.ts";
import { turnOf } from "../geometry/polar.ts";
import type { SpineFacts } from "./spine-facts.ts";
import { stretchOf } from "./spine-frame.ts";

/** An aspect drawn as a straight line. */
export interface Chord {
  readonly a: Planet;
  readonly b: Planet;
  readonly type: AspectType;
  /** Degrees. */
  readonly orb: number;
  readonly bold: boolean;
}

/** Chords, and the corners of the area they enclose. */
export interface ChordTies {
  readonly chords: readonly Chord[];
  readonly areaDeg: readonly number[];
  readonly areaInk: Ink;
}

/** The ink of what a pattern encloses: that of the aspects it is named for. */
const areaInks: Readonly<Record<AspectPattern, Ink>> = {
  ...{ "t-square": "fire", "grand-cross": "fire", yod: "ink-3" },
  ...{ "grand-trine": "water", kite: "water", "mystic-rectangle": "water" },
};

/** The aspects a pattern consists of, widest first. */
export function patternTies(
  type: AspectPattern,
  core: readonly Planet[],
  { planets, ruleAspects, aspects }: SpineFacts["facts"],
): ChordTies {
  const wanted = aspectsWithin[type];
  // A quincunx is an aspect by the calculation orbs alone.
  const known = [...ruleAspects, ...aspects.filter((aspect) => aspect.type === "quincunx")];
  const chords = known.flatMap(({ a, b, type: kind, orb }): readonly Chord[] => {
    const [one, other] = [core.find((planet) => planet === a), core.find((planet) => planet === b)];
    return wanted.includes(kind) && one && other ? [{ a: one, b: other, type: kind, orb, bold: true }] : [];
  });
  const areaDeg = core.map((planet) => planets[planet].longitude).sort((one, other) => one - other);
  return { chords: distinct(chords), areaDeg, areaInk: areaInks[type] };
}

function distinct(chords: readonly Chord[]): readonly Chord[] {
  const byPair = new Map(chords.map((chord) => [`${chord.a} ${chord.b}`, chord]));
  return [...byPair.values()].sort((one, other) => other.orb - one.orb);
}

/** An opposition or square between two ends: the closest of its aspects bold, and the strip between the ends. */
export function axisTies(
  { type, key }: Structure,
  core: readonly Planet[],
  { planets, ruleAspects }: SpineFacts["facts"],
): ChordTies & { readonly brackets: readonly (readonly number[])[] } {
  const at = (planet: Planet) => planets[planet].longitude;
  const [first, second] = key.split("-").map((name) => core.find((planet) => planet === name));
  if (first === undefined || second === undefined) return { chords: [], areaDeg: [], areaInk: "fire", brackets: [] };
  const nearFirst = (planet: Planet) => separation(at(planet), at(first)) <= separation(at(planet), at(second));
  const ends = [core.filter(nearFirst), core.filter((planet) => !nearFirst(planet))] as const;
  const between = ruleAspects.flatMap(({ a, b, type: kind, orb }) => {
    const [one, other] = [core.find((planet) => planet === a), core.find((planet) => planet === b)];
    return kind === type && one && other && nearFirst(one) !== nearFirst(other) ? [{ a: one, b: other, orb }] : [];
  });
  const closest = Math.min(...between.map(({ orb }) => orb));
  const chords = between
    .map(
      ({ a, b, orb }): Chord => ({
        a,
        b,
        type: type === "square" ? "square" : "opposition",
        orb,
        bold: orb === closest,
      }),
    )
    .sort((one, other) => other.orb - one.orb);
  const [one, other] = ends.map((end) => stretchOf(end.map(at), 0));
  const areaDeg =
    one && other && ends.every((end) => end.length > 0)
      ? [one.fromDeg, one.toDeg, other.fromDeg, other.toDeg].map(turnOf)
      : [];
  return { chords, areaDeg, areaInk: "fire", brackets: ends.filter((end) => end.length > 1).map((end) => end.map(at)) };
}
