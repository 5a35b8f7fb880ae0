import type { Say } from "@cosmic/interpretation/strings/fill-strings";

const halfMinute = 30;
const minuteWords = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

/** The largest birth-time error under which something holds, in words, rounded down: `half a minute`, `two minutes`,
 * `an hour`. */
export function heldTime(seconds: number, say: Say): string {
  if (seconds < halfMinute) return say("heldTime.seconds");
  if (seconds < 60) return say("heldTime.half");
  const minutes = Math.floor(seconds / 60);
  const inWords = minuteWords.find((one) => one === minutes);
  if (inWords !== undefined) return say(`heldTime.${inWords}`);
  if (minutes < 60) return say("heldTime.minutes", { minutes: String(minutes) });
  return say(minutes < 120 ? "heldTime.hour" : "heldTime.hours");
}
