import type { Point } from "../../geometry/polar.ts";
import type { Form } from "../form.ts";

/** Layout of each form of the day, in its own units. "Across" the hours is vertical in wide form, horizontal in
 * compact. */
const forms = {
  wide: {
    start: 34,
    hour: 38.8,
    horizon: 222,
    degree: 2.15,
    floor: 20,
    band: [298, 384],
    moon: [432, 460],
    width: 1000,
    height: 494,
  },
  compact: {
    start: 36,
    hour: 36,
    horizon: 244,
    degree: 1,
    floor: 20,
    band: [64, 104],
    moon: [108, 128],
    width: 350,
    height: 924,
  },
} as const;

/** A form of the day: hours run right (wide) or down (compact). */
export interface DayFrame {
  readonly form: Form;
  readonly width: number;
  readonly height: number;
  /** Degrees shown below the horizon. */
  readonly floorDeg: number;
  readonly band: readonly [near: number, far: number];
  readonly moonBand: readonly [near: number, far: number];
  readonly horizon: number;
  readonly degree: number;
  /** Coordinate of a time along the day. */
  readonly along: (minutes: number) => number;
  /** Point at a time and an across coordinate. */
  readonly at: (minutes: number, across: number) => Point;
  /** Point at a time and an altitude. */
  readonly sky: (minutes: number, heightDeg: number) => Point;
}

/** The frame of a form. */
export function dayFrame(form: Form): DayFrame {
  const { start, hour, horizon, degree, floor, band, moon, width, height } = forms[form];
  const along = (minutes: number) => start + (minutes / 60) * hour;
  const at = (minutes: number, across: number): Point =>
    form === "wide" ? { x: along(minutes), y: across } : { x: across, y: along(minutes) };
  // Altitude goes up if the hours run right, and right if they run down.
  const sky = (minutes: number, heightDeg: number) =>
    at(minutes, form === "wide" ? horizon - heightDeg * degree : horizon + heightDeg * degree);
  return { form, width, height, floorDeg: floor, band, moonBand: moon, horizon, degree, along, at, sky };
}
