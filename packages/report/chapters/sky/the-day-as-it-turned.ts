import { note } from "../../context/blocks.ts";
import type { ChapterFrame } from "../../context/chapter-frame.ts";
import type { ReportContext } from "../../context/report-context.ts";
import { dayBlock } from "../../drawings/day-block.ts";
import { blockOfRisingSigns } from "./rising-signs.ts";

/** Frame of the chapter on a day without a birth time: the hours of its rising signs. None if the time is known. */
export function theDayAsItTurned(context: ReportContext): readonly ChapterFrame[] {
  const { say, facts } = context;
  if (!facts.timeUnknown) return [];
  return [
    {
      id: "the-day-as-it-turned",
      title: say("chapter.day.title"),
      subtitle: say("chapter.day.subtitle"),
      glyph: "ascendant",
      tab: "houses",
      opener: { lines: [] },
      sections: [
        {
          id: "day-hours",
          title: say("section.dayHours"),
          blocks: [note(say("uncertain.rising"), ["rising-signs"]), dayBlock(context), blockOfRisingSigns(facts, say)],
        },
      ],
    },
  ];
}
