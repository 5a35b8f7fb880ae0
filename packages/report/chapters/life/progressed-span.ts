import { ageAt } from "@cosmic/chart/cycles/age";
import { daysPerYear } from "@cosmic/chart/cycles/life-span";
import type { Facts } from "@cosmic/chart/facts";
import type { Say } from "@cosmic/interpretation/strings/fill-strings";
import { monthNumber } from "../../context/dates.ts";

/** Half a day of birth time is half a year of progression, minus the half day the birth itself shifts. */
const halfSpanDays = daysPerYear / 2 - 0.5;
const millisecondsPerDay = 86_400_000;

interface Told {
  readonly facts: Facts;
  readonly say: Say;
}

/** The range of a progressed date computed for noon when the birth time is unknown: `YYYY-MM-DD` each, never before the
 * birth. */
function progressedSpan(date: string, { instant }: Facts): { readonly from: string; readonly to: string } {
  const born = instant.slice(0, date.length);
  const shifted = (days: number) =>
    new Date(Date.parse(date) + days * millisecondsPerDay).toISOString().slice(0, date.length);
  const from = shifted(-halfSpanDays);
  return { from: from < born ? born : from, to: shifted(halfSpanDays) };
}

/** That range in months, `October 1962 to October 1963`. */
export function spanText(date: string, { facts, say }: Told): string {
  const { from, to } = progressedSpan(date, facts);
  const [fromMonth, fromYear] = monthOf(from, say);
  const [toMonth, toYear] = monthOf(to, say);
  return say("date.monthSpan", { fromMonth, fromYear, toMonth, toYear });
}

/** The possible ages at that date, `2 or 3`. */
export function spanAges(date: string, { facts, say }: Told): string {
  const { from, to } = progressedSpan(date, facts);
  const [first, second] = [String(ageAt(from, facts)), String(ageAt(to, facts))];
  return first === second ? first : say("word.or", { first, second });
}

function monthOf(date: string, say: Say): readonly [month: string, year: string] {
  const [year = "", month = ""] = date.split("-");
  return [say(`month.${monthNumber(Number(month))}`), year];
}
