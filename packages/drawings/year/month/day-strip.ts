import { type Planet, planetNamed } from "@cosmic/chart/names";
import type { MonthEvent } from "@cosmic/chart/year/year-facts";
import type { Form } from "../../book/form.ts";
import type { Lettering, Mark } from "../../drawing.ts";
import { lineUp } from "../../geometry/line-up.ts";
import { circleMark, groupMark, pathMark, textMark } from "../../geometry/marks.ts";
import { type Point, round } from "../../geometry/polar.ts";
import { type GlyphName, glyphMark } from "../../glyphs/glyphs.ts";
import { outer } from "./month-frame.ts";

interface StripFacts {
  readonly from: string;
  readonly to: string;
  readonly events: readonly MonthEvent[];
  readonly stories: readonly {
    readonly id: string;
    readonly passes: readonly { readonly at: string; readonly direct: boolean }[];
  }[];
}

interface StripSetting {
  readonly day: (instant: string) => number;
  readonly form: Form;
  readonly top: number;
}

const msPerDay = 86_400_000;
const gauges = {
  wide: { glyph: 84, small: 52, room: 150, figure: 62, every: 1, line: 3, hair: 2, kind: 20, fan: 100 },
  compact: { glyph: 126, small: 84, room: 182, figure: 112, every: 5, line: 5, hair: 3.4, kind: 28, fan: 170 },
} as const;
const edge = 70;
const scaleHeight = 30;

/** The days of a month as a map scale; above it each event's glyph. */
export function dayStrip(
  { from, to, events, stories }: StripFacts,
  { day, form, top }: StripSetting,
): { readonly marks: readonly Mark[]; readonly bottom: number } {
  const gauge = gauges[form];
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const [left, right] = [edge - outer.reach, outer.reach - edge];
  const along = (ms: number) => left + ((right - left) * (ms - start)) / (end - start);
  const places = lineUp(
    events.map(({ at }) => ({ at: along(Date.parse(at)), room: gauge.room })),
    { from: left - edge + 8, to: right + edge - 8 },
  );
  // Where events need more than the line, glyphs shrink with their room.
  const shrink = Math.min(1, (right - left + 2 * edge) / Math.max(1, events.length * gauge.room));
  const glyphY = top + gauge.glyph / 2 + 10;
  const kindY = glyphY + gauge.glyph / 2 + gauge.kind + 16;
  const scaleY = kindY + gauge.kind + gauge.fan;
  const days = daysOf(start, end);
  return {
    bottom: scaleY + scaleHeight + gauge.figure * 1.5,
    marks: [
      ...events.flatMap((event, index) => {
        const x = places[index] ?? 0;
        const marks = eventMarks(event, { at: { x, y: glyphY }, kindY, size: gauge.glyph * shrink, form, stories });
        const lead = `M${round(along(Date.parse(event.at)))} ${scaleY}V${scaleY - 18}L${round(x)} ${round(kindY + gauge.kind + 8)}`;
        return [
          groupMark(
            [pathMark(lead, { stroke: "ink", width: gauge.hair, opacity: 0.6 }), ...marks],
            undefined,
            "m-event",
          ),
        ];
      }),
      ...scaleMarks(
        days.map((ms) => ({
          x: along(ms),
          next: along(Math.min(end, ms + msPerDay)),
          day: day(new Date(ms + msPerDay / 2).toISOString()),
        })),
        { form, y: scaleY },
      ),
    ],
  };
}

function daysOf(start: number, end: number): readonly number[] {
  return Array.from({ length: Math.round((end - start) / msPerDay) }, (_, index) => start + index * msPerDay);
}

interface Day {
  readonly x: number;
  readonly next: number;
  readonly day: number;
}

/** Days alternately filled, figures below: every day (wide), or the first and every fifth. */
function scaleMarks(days: readonly Day[], { form, y }: { readonly form: Form; readonly y: number }): readonly Mark[] {
  const { line, figure, every } = gauges[form];
  const box = (from: number, to: number) => `M${round(from)} ${y}H${round(to)}V${y + scaleHeight}H${round(from)}Z`;
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const filled = days.filter((_, index) => index % 2 === 0).map(({ x, next }) => box(x, next));
  const size = every === 1 ? Math.min(figure, ((last.next - first.x) / days.length) * 0.72) : figure;
  const lettering: Lettering = { face: "ui", size: round(size), anchor: "middle" };
  const named = days.filter(({ day }) => every === 1 || day === 1 || (day % every === 0 && day < 31));
  return [
    pathMark(box(first.x, last.next), { stroke: "ink", width: line, fill: "ground" }),
    pathMark(filled.join(""), { fill: "ink" }),
    ...named.map(({ x, next, day }) =>
      textMark({ x: (x + next) / 2, y: y + scaleHeight + size * 1.1, words: String(day) }, lettering, {
        fill: "ink-2",
      }),
    ),
  ];
}

interface EventSpot {
  readonly at: Point;
  readonly kindY: number;
  readonly size: number;
  readonly form: Form;
  readonly stories: StripFacts["stories"];
}

/** A glyph for what it happens to; under it a diamond for a pass, a ring for a station, as on the year line. */
function eventMarks(event: MonthEvent, { at, kindY, size, form, stories }: EventSpot): readonly Mark[] {
  const below = { x: at.x, y: kindY };
  const { kind: half, line } = gauges[form];
  const glyph = (name: GlyphName, ink: "ink" | "metal" = "ink") =>
    glyphMark({ name, ...at, size, ink, strokeWidth: 1.7 });
  switch (event.kind) {
    case "lunation":
      return [glyph(event.of === "new" ? "new-moon" : "full-moon")];
    case "return":
      return [glyph("sun", "metal")];
    case "progressed":
      return [glyph("moon")];
    case "trigger":
      return [glyph("mars")];
    case "ingress":
      return [glyph(bodyOf(event.of))];
    case "station":
      return [glyph(bodyOf(event.of)), circleMark({ ...below, r: half * 0.8 }, { stroke: "ink", width: line })];
    case "pass": {
      const pass = stories.find(({ id }) => id === event.of)?.passes.find((one) => one.at === event.at);
      return [glyph(bodyOf(event.of)), diamond(below, { half, line, direct: pass?.direct ?? true })];
    }
  }
}

/** The body an event names, which comes first in a story's id. */
function bodyOf(of: string): GlyphName {
  const [name = of] = of.split("-");
  if (name === "trueNode") return "north-node";
  if (name === "chiron") return "chiron";
  const planet: Planet | null = planetNamed(name);
  if (planet === null) throw new Error(`No glyph for the event of ${of}.`);
  return planet;
}

function diamond(
  { x, y }: Point,
  { half, line, direct }: { readonly half: number; readonly line: number; readonly direct: boolean },
): Mark {
  const d = `M${round(x - half)} ${round(y)}l${half} ${-half}l${half} ${half}l${-half} ${half}Z`;
  return pathMark(
    d,
    direct ? { fill: "ink", stroke: "ink", width: line } : { fill: "ground", stroke: "metal", width: line * 1.3 },
  );
}
