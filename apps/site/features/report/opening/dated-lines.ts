import type { Chapter, Section } from "@cosmic/report/document";
import { storyOf } from "../pages/edition/story-id.ts";

/** A crossing and its days, with the section about it. */
export interface DatedLine {
  readonly id: string;
  readonly title: string;
  readonly dates: readonly string[];
}

const mostLines = 2;
const comingGroups: ReadonlySet<string> = new Set(["now-these-months", "now-ahead"]);

/** The first two crossings of these months and of the time ahead; the latest ones behind where there are fewer. */
export function datedLines({ sections }: Pick<Chapter, "sections">): readonly DatedLine[] {
  const from = sections.findIndex(({ id }) => comingGroups.has(id));
  const split = from < 0 ? sections.length : from;
  return [...sections.slice(split), ...sections.slice(0, split).toReversed()]
    .filter(({ id }) => storyOf(id) !== null)
    .slice(0, mostLines)
    .map((section) => ({ id: section.id, title: section.title, dates: datesOf(section) }));
}

const datesOf = ({ blocks }: Section) => blocks.flatMap((block) => (block.kind === "margin-note" ? block.lines : []));
