import type { Point } from "../../geometry/polar.ts";
import type { Form } from "../form.ts";

/** Where things stand in one form of the day, its own units. Across the hours: up and down (wide), left and right. */
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
  /** Degrees below the horizon that are still shown. */
  readonly floorDeg: number;
  readonly band: readonly [near: number, far: number];
  readonly moonBand: readonly [near: number, far: number];
  readonly horizon: number;
  readonly degree: number;
  /** Place of a time along the day. */
  readonly along: (minutes: number) => number;
  /** Point at a time and a place across. */
  readonly at: (minutes: number, across: number) => Point;
  /** Point of a height over the horizon. */
  readonly sky: (minutes: number, heightDeg: number) => Point;
}

/** The frame of a form. */
export function dayFrame(form: Form): DayFrame {
  const { start, hour, horizon, degree, floor, band, moon, width, height } = forms[form];
  const along = (minutes: number) => start + (minutes / 60) * hour;
  const at = (minutes: number, across: number): Point =>
    form === "wide" ? { x: along(minutes), y: across } : { x: across, y: along(minutes) };
  // Up is up when the hours run right, and to the right when they run down.
  const sky = (minutes: number, heightDeg: number) =>
    at(minutes, form === "wide" ? horizon - heightDeg * degree : horizon + heightDeg * degree);
  return { form, width, height, floorDeg: floor, band, moonBand: moon, horizon, degree, along, at, sky };
}
