import type { Facts } from "@cosmic/chart/facts";
import type { Say } from "@cosmic/interpretation/strings/fill-strings";
import { timeInTable } from "@cosmic/interpretation/strings/time-words";
import { table } from "../../context/blocks.ts";
import { signCell } from "../../context/placement-words.ts";
import type { Block } from "../../document.ts";

/** The day's rising signs and the hours of each, in local time; one that rose for less than a minute is left out. */
export function blockOfRisingSigns(facts: Facts, say: Say): Block {
  const rows = facts.risingSigns.map(({ sign, from, to }) => ({
    sign,
    from: timeInTable(from, say.rules),
    until: timeInTable(to, say.rules),
  }));
  return table(
    say("uncertain.risingCaption"),
    [
      [say("table.sign"), "start"],
      [say("word.from"), "end"],
      [say("word.until"), "end"],
    ],
    rows
      .filter(({ from, until }) => from !== until)
      .map(({ sign, from, until }) => [signCell(sign, say), { text: from }, { text: until }]),
  );
}
