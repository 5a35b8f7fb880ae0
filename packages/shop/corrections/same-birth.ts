import type { Birth } from "@cosmic/chart/birth";

/** Whether two births are the same data: all that a buyer can change is, and with it every word of the report. */
export function isSameBirth(one: Birth, other: Birth): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

function contentOf({ name, place, date, time, latitude, longitude, zone, offsetSeconds, fold, utc }: Birth) {
  return [name ?? "", place ?? "", date, wholeTime(time), latitude, longitude, zone, offsetSeconds, fold, utc];
}

/** `14:30` and `14:30:00` are the same time. */
const wholeTime = (time: string | null): string | null => time?.replace(/^(\d\d:\d\d):00$/, "$1") ?? null;
