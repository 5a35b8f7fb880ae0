import type { Form } from "../../book/form.ts";
import type { Point } from "../../geometry/polar.ts";

interface Layout {
  readonly width: number;
  /** Where time begins and how long it runs, along its direction; `length` of compact is for one month. */
  readonly start: number;
  /** Across the direction of time: month names, moons, the scale, the first lane. */
  readonly months: number;
  readonly moons: number;
  readonly scale: readonly [near: number, far: number];
  readonly lanes: number;
  /** Most room between two lanes. */
  readonly pitch: number;
  /** Half a diamond, and a station's radius. */
  readonly diamond: number;
  readonly ring: number;
  /** Room that a pass with its figure, and a ring, take along the lane. */
  readonly passRoom: number;
  readonly ringRoom: number;
  readonly figure: number;
  readonly moon: number;
  readonly letters: number;
}

const layouts: Readonly<Record<Form, Layout>> = {
  wide: {
    width: 1000,
    start: 92,
    months: 16,
    moons: 52,
    scale: [74, 84],
    lanes: 118,
    pitch: 44,
    diamond: 6.5,
    ring: 4.6,
    passRoom: 21,
    ringRoom: 14,
    figure: 14.5,
    moon: 15,
    letters: 16,
  },
  compact: {
    width: 348,
    start: 74,
    months: 0,
    moons: 61,
    scale: [38, 46],
    lanes: 86,
    pitch: 44,
    diamond: 5,
    ring: 4,
    passRoom: 16,
    ringRoom: 12,
    figure: 13,
    moon: 14,
    letters: 14.5,
  },
};

/** Length of the compact form's longest month, drawing units. */
const compactMonth = 86;
const wideLength = 900;
/** Right of the last compact lane: its figures. */
const figureRoom = 22;

/** The stretch of time a line covers, milliseconds since 1970. */
export interface LineWindow {
  readonly from: number;
  readonly to: number;
  readonly months: readonly string[];
}

/** A form of the year line: time runs right (wide) or down (compact). */
export interface YearFrame extends Layout {
  readonly form: Form;
  readonly window: LineWindow;
  readonly length: number;
  readonly end: number;
  /** Coordinate of an instant along the line. */
  readonly along: (ms: number) => number;
  /** Point at a place along the line, `across` units from the drawing's upper or left edge. */
  readonly point: (along: number, across: number) => Point;
  /** Across coordinate of a lane, from 0; and of the edge beyond the last. */
  readonly lane: (index: number) => number;
  readonly far: number;
}

/** The frame of a form for so many lanes. */
export function yearFrame(form: Form, window: LineWindow, laneCount: number): YearFrame {
  const layout = layouts[form];
  const days = (window.to - window.from) / 86_400_000;
  const length = form === "wide" ? wideLength : Math.round((days * compactMonth) / 31);
  const { start } = layout;
  const room = layout.width - layout.lanes - figureRoom;
  const pitch = form === "wide" ? layout.pitch : Math.min(layout.pitch, room / Math.max(1, laneCount - 1));
  const last = layout.lanes + Math.max(0, laneCount - 1) * pitch;
  return {
    ...layout,
    form,
    window,
    length,
    end: start + length,
    along: (ms) => start + (length * (ms - window.from)) / (window.to - window.from),
    point: (along, across) => (form === "wide" ? { x: along, y: across } : { x: across, y: along }),
    lane: (index) => layout.lanes + index * pitch,
    far: form === "wide" ? last + 30 : layout.width,
  };
}

const monthName = /^(\d{4})-(\d{2})$/;

/** First instants of the months within the window, by its own clock to within an hour; a part before the first full
 * month comes first. */
export function monthStarts({
  from,
  to,
  months,
}: LineWindow): readonly { readonly month: string; readonly at: number }[] {
  const utcStart = (month: string, later = 0) => {
    const [, year, number] = monthName.exec(month) ?? [];
    return Date.UTC(Number(year), Number(number) - 1 + later, 1);
  };
  const last = months.at(-1);
  if (last === undefined) return [];
  // The window ends at a local midnight, which gives the clock's offset.
  const offset = utcStart(last, 1) - to;
  const full = months.map((month) => ({ month, at: utcStart(month) - offset }));
  const first = full[0];
  if (first === undefined || first.at - from < 86_400_000 / 2) return full;
  const before = new Date(first.at + offset - 86_400_000).toISOString().slice(0, "YYYY-MM".length);
  return [{ month: before, at: from }, ...full];
}
