import type { Facts } from "@cosmic/chart/facts";
import type { Say } from "@cosmic/interpretation/strings/fill-strings";
import { timeInTable } from "@cosmic/interpretation/strings/time-words";
import { table } from "../../context/blocks.ts";
import { signCell } from "../../context/placement-words.ts";
import type { Block } from "../../document.ts";

/** The day's rising signs and the hours of each, in local time. */
export function blockOfRisingSigns(facts: Facts, say: Say): Block {
  return table(
    say("uncertain.risingCaption"),
    [
      [say("table.sign"), "start"],
      [say("word.from"), "end"],
      [say("word.until"), "end"],
    ],
    facts.risingSigns.map(({ sign, from, to }) => [
      signCell(sign, say),
      { text: timeInTable(from, say.rules) },
      { text: timeInTable(to, say.rules) },
    ]),
  );
}
