import type { Facts, SignWindow } from "@cosmic/chart/facts";

const minutesPerDay = 1440;

/** Minutes after midnight of `HH:MM`; `24:00` is the day's end. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return Math.min(minutesPerDay, hours * 60 + minutes);
}

/** `HH:MM` of minutes after midnight, to the nearest minute of the day. */
export function clockOf(minutes: number): string {
  const whole = Math.min(minutesPerDay - 1, Math.round(minutes));
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** A stretch of the day on the paper. */
export interface DayStretch {
  readonly fromMinutes: number;
  readonly toMinutes: number;
  /** When it begins, as the facts write it. */
  readonly from: string;
  readonly sign: SignWindow["sign"];
}

/** The windows of a day in hours of its clock. Where the clocks go back an hour is shown once: a stretch begins no earlier
 * than the one before it ended. */
export function stretchesOf(windows: readonly SignWindow[]): readonly DayStretch[] {
  let reached = 0;
  return windows.map(({ from, to, sign }) => {
    const fromMinutes = Math.max(reached, minutesOf(from));
    reached = Math.max(fromMinutes, minutesOf(to));
    return { fromMinutes, toMinutes: reached, from, sign };
  });
}

/** Julian day of UT at an hour of the civil day the facts lie in. On a day the clocks change, what lies beyond the change is
 * an hour out. */
export function julianDayAt(facts: Facts, minutes: number): number {
  const birth = facts.julianDayTt - facts.deltaTSeconds / 86400;
  // A Julian day begins at noon.
  const local = birth + 0.5 + facts.clock.offsetSeconds / 86400;
  return birth + minutes / minutesPerDay - (local - Math.floor(local));
}
