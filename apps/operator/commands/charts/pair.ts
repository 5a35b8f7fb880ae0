import { lineCommand } from "../command.ts";

export const pair = lineCommand(
  [
    "npm run -s operator -- pair < pairs.jsonl",
    "",
    'A pair: {"id"?, "first": birth, "second": birth, "relation"?: "love" | "family" | "friends" | "work" | "unsaid"},',
    'each birth as for "chart". One whose place is unknown has "date" and "time": null alone.',
    'A pair that cannot be read yields {"id", "error": {"code", "field", "message"}} and the rest go on; the field of a',
    'birth is "first.date". docs/chart.md, "Two charts", states the rule of every fact.',
  ],
  async () => (await import("../../pair-question.ts")).answerPair,
);
