import { signs } from "@cosmic/chart/facts";
import { recordOf } from "@cosmic/chart/record-of";
import { dayTimeline } from "@cosmic/drawings/book/day-timeline";
import { timeInTable } from "@cosmic/interpretation/strings/time-words";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";

/**
 * The day of a birth without a time: Sun and Moon at their altitude, and the rising signs for as long as they lasted.
 */
export function dayBlock({ say, facts, birth }: ReportContext): Block {
  const rising = new Set(facts.risingSigns.map(({ sign }) => sign)).size;
  const words = {
    title: say("figure.day.title", { count: String(rising) }),
    signs: recordOf(signs, (sign) => say(`sign.${sign}`)),
    clock: (clock: string) => timeInTable(clock, say.rules),
    sunrise: (clock: string) => say("figure.day.sunrise", { time: timeInTable(clock, say.rules) }),
    sunset: (clock: string) => say("figure.day.sunset", { time: timeInTable(clock, say.rules) }),
  };
  const day = { facts, latitudeDeg: birth.latitude, longitudeDeg: birth.longitude };
  return {
    kind: "figure",
    name: "day",
    size: "wide",
    drawing: dayTimeline(day, words),
    compact: dayTimeline(day, words, "compact"),
    caption: say("figure.day.caption"),
  };
}
