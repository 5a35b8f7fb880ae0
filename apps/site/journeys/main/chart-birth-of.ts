import type { Birth } from "@cosmic/chart/birth";
import type { BirthSession } from "./birth-session.ts";

/** A birth of this tab as the chart reads it. */
export const chartBirthOf = ({ birthDate, birthTime, timeUnknown, timezone, ...birth }: BirthSession): Birth => ({
  date: birthDate,
  time: timeUnknown ? null : birthTime,
  latitude: birth.latitude,
  longitude: birth.longitude,
  zone: timezone,
  ...(birth.offsetSeconds === undefined ? {} : { offsetSeconds: birth.offsetSeconds }),
  ...(birth.fold === undefined ? {} : { fold: birth.fold }),
});
