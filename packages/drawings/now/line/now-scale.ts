import type { Mark } from "../../drawing.ts";
import { lineMark, pathMark, textMark } from "../../geometry/marks.ts";
import { stroke, xy } from "../../geometry/polar.ts";
import type { NowFrame } from "./now-frame.ts";

/** Room that a name needs to the date's own, along the line. */
const nameRoom = { wide: 0, compact: 15 } as const;

/** The map scale: a tick a month, a longer one a quarter with its name, years; filled by halves of a year where lived;
 * hairlines through the lanes at the turn of the years. `month` is the short name of a month, 1 to 12. */
export function scaleMarks(frame: NowFrame, month: (month: number) => string): readonly Mark[] {
  const { along, point, scale, bar, far, form, from, to, asOf } = frame;
  let ticks = "";
  let hairs = "";
  let bars = "";
  const names: Mark[] = [];
  for (const at of monthStarts(from, to)) {
    const number = new Date(at).getUTCMonth() + 1;
    const place = along(at);
    const tick = number === 1 ? 13 : number % 3 === 1 ? 9 : 5;
    ticks += stroke(point(place, scale), point(place, scale - tick * (form === "wide" ? 1 : 0.7)));
    if (number === 1) hairs += stroke(point(place, scale + bar), point(place, far));
    const room = nameRoom[form];
    const isClear = Math.abs(place - along(asOf)) > room;
    if (number % 3 === 1 && isClear) names.push(nameMark(frame, at, month));
  }
  // The second half of each year, as far as it is lived.
  for (let year = new Date(from).getUTCFullYear(); Date.UTC(year, 6, 1) < asOf; year += 1) {
    const [start, end] = [Math.max(from, Date.UTC(year, 6, 1)), Math.min(asOf, Date.UTC(year + 1, 0, 1))];
    if (start < end) bars += box(frame, start, end);
  }
  return [
    pathMark(hairs, { stroke: "ink", width: 0.8, opacity: 0.22 }),
    pathMark(box(frame, from, to), { stroke: "ink", width: 1.2, fill: "ground" }),
    pathMark(bars, { fill: "ink" }),
    pathMark(ticks, { stroke: "ink", width: 1, opacity: 0.6 }),
    ...names,
  ];
}

function nameMark({ along, point, scale, form }: NowFrame, at: number, month: (month: number) => string): Mark {
  const date = new Date(at);
  const isYear = date.getUTCMonth() === 0;
  const words = isYear ? String(date.getUTCFullYear()) : month(date.getUTCMonth() + 1);
  const wide = form === "wide";
  const spot = point(along(at), scale - (wide ? 18 : 11));
  return textMark(
    { x: spot.x, y: wide ? spot.y : spot.y + 4.5, words },
    { face: "ui", size: wide ? 14 : 13, anchor: wide ? "middle" : "end", ...(isYear ? { weight: 500 } : {}) },
    { fill: isYear ? "ink" : "ink-2" },
  );
}

function monthStarts(from: number, to: number): readonly number[] {
  const first = new Date(from);
  const starts: number[] = [];
  for (let later = 1; ; later += 1) {
    const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + later, 1);
    if (at >= to) return starts;
    starts.push(at);
  }
}

function box({ along, point, scale, bar }: NowFrame, from: number, to: number): string {
  const [start, end] = [along(from), along(to)];
  return `M${[point(start, scale), point(end, scale), point(end, scale + bar), point(start, scale + bar)].map(xy).join("L")}Z`;
}

/** The copper line of the date, through everything. */
export function asOfLine(frame: NowFrame): Mark {
  const { along, point, asOf, far, scale, form } = frame;
  const place = along(asOf);
  const near = form === "wide" ? 8 : scale;
  return lineMark({ from: point(place, near), to: point(place, far) }, { stroke: "metal", width: 1.9 }, "n-now");
}

/** Its date: before the line at the top, or at the left. */
export function asOfName({ along, asOf, form }: NowFrame, words: string): Mark {
  const place = along(asOf);
  return form === "wide"
    ? textMark(
        { x: place - 8, y: 16, words },
        { face: "text", size: 17, italic: true, anchor: "end" },
        { fill: "metal" },
      )
    : textMark({ x: 0, y: place + 4.5, words }, { face: "text", size: 13.5, italic: true }, { fill: "metal" });
}
