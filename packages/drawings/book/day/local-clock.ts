import type { Facts, SignWindow } from "@cosmic/chart/facts";
import { secondsPerDay } from "@cosmic/sky/units";

const minutesPerDay = 1440;

/** Minutes after midnight for `HH:MM`; `24:00` is the end of the day. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return Math.min(minutesPerDay, hours * 60 + minutes);
}

/** `HH:MM` for minutes after midnight, to the nearest minute of the day. */
export function clockOf(minutes: number): string {
  const whole = Math.min(minutesPerDay - 1, Math.round(minutes));
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** A stretch of the day as drawn. */
export interface DayStretch {
  readonly fromMinutes: number;
  readonly toMinutes: number;
  /** When it begins, as given in the facts. */
  readonly from: string;
  readonly sign: SignWindow["sign"];
}

/** A day's sign windows in local time. If clocks go back, the repeated hour is shown once: a stretch never begins
 * before the previous one ended. */
export function stretchesOf(windows: readonly SignWindow[]): readonly DayStretch[] {
  let reached = 0;
  return windows.map(({ from, to, sign }) => {
    const fromMinutes = Math.max(reached, minutesOf(from));
    reached = Math.max(fromMinutes, minutesOf(to));
    return { fromMinutes, toMinutes: reached, from, sign };
  });
}

/** Julian day (UT) at a time of the civil day the facts are in. On days with a clock change, times beyond the change
 * are an hour off. */
export function julianDayAt(facts: Facts, minutes: number): number {
  const birth = facts.julianDayTt - facts.deltaTSeconds / secondsPerDay;
  // A Julian day begins at noon.
  const local = birth + 0.5 + facts.clock.offsetSeconds / secondsPerDay;
  return birth + minutes / minutesPerDay - (local - Math.floor(local));
}
