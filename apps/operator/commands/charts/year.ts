import { lineCommand } from "../command.ts";

export const year = lineCommand(
  [
    "npm run -s operator -- year < readers.jsonl",
    "",
    'A line: a birth as for "chart", with "from": "YYYY-MM-DD", the first day of the year, and perhaps',
    '"place": {"latitude", "longitude", "zone"?}, where the reader lives now; else the birthplace counts.',
    "The year ends with the twelfth full calendar month. What the readers of one year share is computed once.",
    'A line that cannot be read yields {"id", "error": {"code", "field", "message"}} and the rest go on.',
    'docs/chart.md, "The year", states the rule of every fact.',
  ],
  async () => {
    const { yearAnswerer } = await import("../../year-question.ts");
    const { sky, timeZones } = await import("../../natal.ts");
    const { systemClock } = await import("@cosmic/platform/system-clock");
    return yearAnswerer({ sky, timeZones, now: () => systemClock.now() });
  },
);
