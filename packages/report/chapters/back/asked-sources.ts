import type { AskedSource } from "../../context/asked-source.ts";
import { table } from "../../context/blocks.ts";
import { instantText } from "../../context/dates.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block } from "../../document.ts";

/**
 * The outside sources queried for the order: which, purpose, whether used and why, and when. Empty if there were none.
 */
export function askedSources({ say, asked }: Pick<ReportContext, "say" | "asked">): readonly Block[] {
  if (asked.length === 0) return [];
  const rows = asked.map((source) => [
    { text: say("source.asked.name", { name: say(`source.name.${source.name}`), host: source.host }) },
    { text: say(`source.purpose.${source.name}`) },
    { text: usedText(source, say) },
    { text: source.at === null ? "–" : instantText(toTheMinute(source.at), say) },
  ]);
  const columns = [
    [say("source.column.source"), "start"],
    [say("source.column.purpose"), "start"],
    [say("source.column.used"), "start"],
    [say("source.column.when"), "start"],
  ] as const;
  return [table(say("source.asked.caption"), columns, rows)];
}

/** Length of `YYYY-MM-DDTHH:MM`. */
const minuteLength = 16;
const toTheMinute = (instant: string): string => `${instant.slice(0, minuteLength)}:00Z`;

/** A short summary of the outside sources, for the list of all sources. */
export function askedInShort({ say, asked }: Pick<ReportContext, "say" | "asked">): string {
  if (asked.length === 0) return say("source.asked.none");
  const used = asked.filter((source) => source.used).map(({ name }) => say(`source.name.${name}`));
  return used.length === 0
    ? say("source.asked.noneUsed")
    : used.reduce((first, second) => say("word.listed", { first, second }));
}

function usedText({ name, outcome, disagreements }: AskedSource, say: ReportContext["say"]): string {
  if (name === "reverse-geocoding" && outcome === "used") return say("source.outcome.named");
  if (outcome !== "disagrees") return say(`source.outcome.${outcome}`);
  const [first, ...others] = disagreements;
  const largest = others.reduce((most, one) => (most === undefined || one.by > most.by ? one : most), first);
  if (largest === undefined) return say("source.outcome.disagrees");
  const by = String(largest.by);
  switch (largest.what) {
    case "place":
      return say("source.differs.place", { by });
    case "moon-phase":
      return say("source.differs.phase", { by });
    default:
      return say("source.differs.planet", { planet: say(`planet.${largest.what}`), by });
  }
}
