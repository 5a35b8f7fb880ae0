import { useSyncExternalStore } from "react";
import { useVisitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { baseLocale, type Locale } from "../../../locale/locale.ts";

type PartOfDay = "morning" | "afternoon" | "evening" | "unknown";

interface DayParts {
  readonly afternoonFrom: number;
  readonly eveningFrom: number;
}

/** The hours at which afternoon and evening begin. */
const dayParts: DayParts = { afternoonFrom: 12, eveningFrom: 18 };
/** In Spain the afternoon begins after lunch and lasts until dark. */
const spanishDayParts: DayParts = { afternoonFrom: 14, eveningFrom: 21 };

/** The part of the day at an hour of the visitor's local time, 0…23, by the conventions of a locale. */
export function partOfDay(hour: number, locale: Locale): Exclude<PartOfDay, "unknown"> {
  const { afternoonFrom, eveningFrom } = locale === "es-es" ? spanishDayParts : dayParts;
  if (hour < afternoonFrom) return "morning";
  return hour < eveningFrom ? "afternoon" : "evening";
}

const words: Readonly<Record<PartOfDay, (who: { readonly name: string }) => string>> = {
  morning: m.report_greeting_morning,
  afternoon: m.report_greeting_afternoon,
  evening: m.report_greeting_evening,
  unknown: m.report_greeting_neutral,
};

/** Never updates: the greeting must not change while the page is open. */
const never = () => () => {};

/** Greets by the browser's local time. The server does not know it, so it renders a neutral form that only shows
 * without scripts (otherwise the style sheet hides it but keeps its space). */
export function Greeting({ firstName }: { readonly firstName: string }) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const part = useSyncExternalStore<PartOfDay>(
    never,
    () => partOfDay(new Date().getHours(), locale),
    () => "unknown",
  );
  return <h1 className={`greeting at-${part}`}>{words[part]({ name: firstName || m.report_dear_soul() })}</h1>;
}
