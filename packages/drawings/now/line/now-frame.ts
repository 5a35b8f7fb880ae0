import type { Form } from "../../book/form.ts";
import type { Point } from "../../geometry/polar.ts";

interface Layout {
  readonly width: number;
  /** Where time begins and how long it runs, along its direction. */
  readonly start: number;
  readonly length: number;
  /** The scale's near edge and its breadth, across the direction of time. */
  readonly scale: number;
  readonly bar: number;
  /** The first lane's edge, a lane's breadth, a degree in it, a band's breadth and the room between bands. */
  readonly lanes: number;
  readonly lane: number;
  readonly degree: number;
  readonly band: number;
  readonly bandGap: number;
  /** Half a diamond, and a station's radius. */
  readonly diamond: number;
  readonly ring: number;
}

const layouts: Readonly<Record<Form, Layout>> = {
  wide: {
    ...{ width: 1000, start: 204, length: 788, scale: 60, bar: 7, lanes: 76, lane: 84 },
    ...{ degree: 13, band: 32, bandGap: 7, diamond: 6.5, ring: 4.2 },
  },
  compact: {
    ...{ width: 348, start: 76, length: 660, scale: 50, bar: 6, lanes: 60, lane: 45 },
    ...{ degree: 7, band: 24, bandGap: 5, diamond: 5.5, ring: 3.6 },
  },
};

/** Lanes reach this far either way, degrees. */
export const reachDeg = 2.6;

/** A form of the line of three years: time runs right (wide) or down (compact). */
export interface NowFrame extends Layout {
  readonly form: Form;
  readonly from: number;
  readonly to: number;
  readonly asOf: number;
  readonly end: number;
  /** Coordinate of an instant or date along the line, cut at its ends. */
  readonly along: (ms: number) => number;
  /** Point at a place along the line, `across` units from the drawing's upper or left edge. */
  readonly point: (along: number, across: number) => Point;
  /** Across coordinate of the middle of a lane, from 0, and of a body so many degrees past its target there. */
  readonly middle: (lane: number) => number;
  readonly offset: (lane: number, deg: number) => number;
  /** Near edge of a band, from 0; and the far edge of all. */
  readonly bandAt: (band: number) => number;
  readonly far: number;
}

/** The frame of a form for so many lanes and bands. */
export function nowFrame(
  form: Form,
  { asOf, window }: { readonly asOf: string; readonly window: { readonly from: string; readonly to: string } },
  { lanes, bands }: { readonly lanes: number; readonly bands: number },
): NowFrame {
  const layout = layouts[form];
  const [from, to] = [Date.parse(window.from), Date.parse(window.to)];
  const foot = layout.lanes + lanes * layout.lane + (form === "wide" ? 6 : 3);
  const bandAt = (band: number) => foot + band * (layout.band + layout.bandGap);
  const middle = (lane: number) => layout.lanes + (lane + 0.5) * layout.lane;
  const upwards = form === "wide" ? -1 : 1;
  return {
    ...layout,
    ...{ form, from, to, asOf: Date.parse(asOf), middle, bandAt },
    end: layout.start + layout.length,
    along: (ms) => layout.start + layout.length * Math.min(1, Math.max(0, (ms - from) / (to - from))),
    point: (along, across) => (form === "wide" ? { x: along, y: across } : { x: across, y: along }),
    offset: (lane, deg) => middle(lane) + upwards * deg * layout.degree,
    far: bandAt(bands) - (bands > 0 ? layout.bandGap : 0),
  };
}
