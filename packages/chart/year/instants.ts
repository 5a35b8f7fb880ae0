import { unixSecondsAt } from "@cosmic/sky/earth/time-scales";
import type { SearchWindow } from "@cosmic/sky/events/course";
import { instantText } from "../moment/written-time.ts";

/** An instant (TT) as ISO 8601 in UTC, rounded to the nearest second; no leap second to come is assumed. */
export function instantAt(jdTt: number): string {
  return instantText(Math.round(unixSecondsAt(jdTt)));
}

/** Whether an instant lies in a window, its end excluded. */
export function isIn({ fromJdTt, toJdTt }: SearchWindow, jdTt: number): boolean {
  return jdTt >= fromJdTt && jdTt < toJdTt;
}
