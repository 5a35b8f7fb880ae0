import type { CivilTime } from "@cosmic/atlas/civil-time";

/** Parses `YYYY-MM-DD` and `HH:MM`, local time at the birthplace. */
export function civilTimeOf(written: { readonly birthDate: string; readonly birthTime: string }): CivilTime {
  const [year = 0, month = 0, day = 0] = written.birthDate.split("-").map(Number);
  const [hour = 0, minute = 0] = written.birthTime.split(":").map(Number);
  return { year, month, day, hour, minute, second: 0 };
}
