import { useSyncExternalStore } from "react";
import { m } from "../../../generated/paraglide/messages.js";

type PartOfDay = "morning" | "afternoon" | "evening" | "unknown";

/** Morning before 12, afternoon before 18 (specification, §9). */
const noon = 12;
const eveningFrom = 18;

/** The part of the day at an hour of the visitor's clock, 0…23. */
export function partOfDay(hour: number): Exclude<PartOfDay, "unknown"> {
  if (hour < noon) return "morning";
  return hour < eveningFrom ? "afternoon" : "evening";
}

const words: Readonly<Record<PartOfDay, (who: { readonly name: string }) => string>> = {
  morning: m.report_greeting_morning,
  afternoon: m.report_greeting_afternoon,
  evening: m.report_greeting_evening,
  unknown: m.report_greeting_neutral,
};

/** A page is greeted once: the greeting does not change under the reader's eyes. */
const never = () => () => {};

/** Greets by the browser's clock. The server does not know the hour: its neutral form is seen only where no script runs
 * (the style sheet keeps its place without showing it otherwise). */
export function Greeting({ firstName }: { readonly firstName: string }) {
  const part = useSyncExternalStore<PartOfDay>(
    never,
    () => partOfDay(new Date().getHours()),
    () => "unknown",
  );
  return <h1 className={`greeting at-${part}`}>{words[part]({ name: firstName || m.report_dear_soul() })}</h1>;
}
