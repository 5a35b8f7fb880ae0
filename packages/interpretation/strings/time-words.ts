import type { LanguageRules } from "@cosmic/library/language-rules";

/** A clock time, `14:30` or `14:30:05`, as the language writes it inside a sentence. */
export function timeInSentence(time: string, { clock }: LanguageRules): string {
  return timeText(time, clock.sentence);
}

/** The same in a table, in a drawing or alone on a line. */
export function timeInTable(time: string, { clock }: LanguageRules): string {
  return timeText(time, clock.table);
}

function timeText(time: string, pattern: string): string {
  const [hours = "", minutes = "", seconds] = time.split(":");
  const parts: Readonly<Record<string, string>> = {
    HH: hours,
    H: String(Number(hours)),
    mm: minutes,
    ss: seconds ?? "",
  };
  return pattern
    .replaceAll(/\[([^\]]*)\]/g, seconds === undefined ? "" : "$1")
    .replaceAll(/HH|H|mm|ss/g, (token) => parts[token] ?? token);
}
