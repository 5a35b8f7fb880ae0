import type { Birth } from "@cosmic/chart/birth";
import type { BirthData } from "../birth/draft/birth-data.ts";

/** Converts this tab's birth to the chart's input format. */
export const chartBirthOf = ({ birthDate, birthTime, timeUnknown, timezone, ...birth }: BirthData): Birth => ({
  date: birthDate,
  time: timeUnknown ? null : birthTime,
  latitude: birth.latitude,
  longitude: birth.longitude,
  zone: timezone,
  ...(birth.offsetSeconds === undefined ? {} : { offsetSeconds: birth.offsetSeconds }),
  ...(birth.fold === undefined ? {} : { fold: birth.fold }),
});
