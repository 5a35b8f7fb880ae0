import { type AspectType, planets } from "@cosmic/chart/facts";
import { aspectTypes } from "@cosmic/chart/names";
import type { LegendEntry } from "../book/legend.ts";
import type { Mark } from "../drawing.ts";
import { circleMark, lineMark, pathMark } from "../geometry/marks.ts";
import { type Point, round } from "../geometry/polar.ts";
import { type SpineFacts, standingOf } from "./spine-facts.ts";
import { gaugeOf, type SpineFrame } from "./spine-frame.ts";
import { chordPaint } from "./spine-lines.ts";
import type { Ties } from "./spine-ties.ts";

/** What the key explains besides aspects. */
const spineSigns = [
  "road",
  "bracket",
  "engraved",
  "half",
  "glory",
  "phase",
  "attached",
  "outside",
  "moonRange",
] as const;
type SpineSign = (typeof spineSigns)[number];

/** Labels of the key. */
export interface SpineKeyWords {
  readonly aspects: Readonly<Record<AspectType, string>>;
  readonly signs: Readonly<Record<SpineSign, string>>;
}

/** Entries for what occurs: aspects first, then the other signs. */
export function spineKey(
  ties: readonly Ties[],
  known: SpineFacts,
  { frame, words }: { readonly frame: SpineFrame; readonly words: SpineKeyWords },
): readonly LegendEntry[] {
  const drawn = new Set(ties.flatMap(({ chords }) => chords.map(({ type }) => type)));
  const stands = (standing: string) => planets.some((planet) => standingOf(known, planet) === standing);
  const occurs: Readonly<Record<SpineSign, boolean>> = {
    road: ties.some(({ roads }) => roads.length > 0),
    bracket: ties.some(({ brackets }) => brackets.length > 0),
    engraved: ties.some(({ sectors }) => sectors.some(({ engraved }) => engraved)),
    half: ties.some(({ half }) => half !== null),
    glory: ties.some(({ leaning }) => leaning.length > 0),
    phase: ties.some(({ phase }) => phase !== null),
    attached: stands("attached"),
    outside: stands("outside"),
    moonRange: known.facts.timeUnknown,
  };
  return [
    ...aspectTypes
      .filter((type) => drawn.has(type))
      .map((type) => ({ label: words.aspects[type], sample: chordSample(type, frame) })),
    ...spineSigns
      .filter((sign) => occurs[sign])
      .map((sign) => ({ label: words.signs[sign], sample: samples(frame)[sign] })),
  ];
}

/** Room for a sample, and where it starts left of the point it is given, in type sizes. */
export const sampleRoom = 2.5;
const before = 0.6;
const after = 1.4;

function ends({ x, y }: Point, size: number) {
  return { from: { x: x - size * before, y }, to: { x: x + size * after, y } };
}

function chordSample(type: AspectType, frame: SpineFrame): LegendEntry["sample"] {
  const paint = chordPaint({ type, bold: true }, frame);
  return (at) => [lineMark(ends(at, gaugeOf(frame).letters), paint)];
}

function samples(frame: SpineFrame): Readonly<Record<SpineSign, LegendEntry["sample"]>> {
  const { letters: size, road, bold, bracket, fine, foot, line } = gaugeOf(frame);
  const middle = ({ x, y }: Point): Point => ({ x: x + ((after - before) / 2) * size, y });
  const across = (at: Point) => ends(at, size);
  return {
    road: (at) => {
      const { from, to } = across(at);
      const c = middle(at);
      const half = size * 0.24;
      const head = `M${round(c.x - half)} ${round(c.y - half)}L${round(c.x + half)} ${c.y}L${round(c.x - half)} ${round(c.y + half)}Z`;
      return [
        lineMark({ from, to }, { stroke: "ink", width: road * 0.8 }),
        lineMark({ from, to }, { stroke: "ground", width: road * 0.36 }),
        pathMark(head, { fill: "ink", stroke: "ground", width: 3 }),
      ];
    },
    bracket: (at) => [square(across(at), { drop: size * 0.28, width: bracket })],
    half: (at) => [square(across(at), { drop: size * -0.28, width: bold })],
    engraved: (at) => {
      const { from, to } = across(at);
      const rows = [-0.24, -0.08, 0.08, 0.24].map(
        (row) => `M${round(from.x)} ${round(at.y + row * size)}H${round(to.x)}`,
      );
      return [pathMark(rows.join(""), { stroke: "ink", width: line, opacity: 0.7 })];
    },
    glory: (at) => [ring(middle(at), size, fine)],
    phase: (at) => {
      const { from, to } = across(at);
      const c = { x: from.x, y: at.y + size * 0.26 };
      const path = `M${round(to.x)} ${round(c.y)}H${round(c.x)}L${round(c.x + size * 1.6)} ${round(c.y - size * 0.62)}`;
      return [pathMark(path, { stroke: "ink", width: bold })];
    },
    attached: (at) => [circleMark({ ...middle(at), r: foot.attached }, { stroke: "ink-2", width: line * 1.4 })],
    outside: (at) => [circleMark({ ...middle(at), r: foot.outside }, { fill: "ink-3", opacity: 0.7 })],
    moonRange: (at) => [lineMark(across(at), { stroke: "metal", width: bold * 1.6 })],
  };
}

function square(
  { from, to }: { readonly from: Point; readonly to: Point },
  { drop, width }: { readonly drop: number; readonly width: number },
): Mark {
  const [top, foot] = [round(from.y - drop / 2), round(from.y + drop / 2)];
  return pathMark(`M${round(from.x)} ${foot}V${top}H${round(to.x)}V${foot}`, { stroke: "ink", width });
}

function ring({ x, y }: Point, size: number, width: number): Mark {
  // Eight ticks, straight and slanting.
  const ways = [
    [0, 1],
    [1, 0],
    [0.7, 0.7],
    [0.7, -0.7],
  ] as const;
  const path = ways.flatMap(([dx, dy]) =>
    [1, -1].map(
      (way) =>
        `M${round(x + way * dx * size * 0.22)} ${round(y + way * dy * size * 0.22)}L${round(x + way * dx * size * 0.42)} ${round(y + way * dy * size * 0.42)}`,
    ),
  );
  return pathMark(path.join(""), { stroke: "ink", width });
}
