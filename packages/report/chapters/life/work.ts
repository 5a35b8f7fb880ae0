import { type ChapterFrame, section } from "../../context/chapter-frame.ts";
import type { ReportContext } from "../../context/report-context.ts";
import { certainPlanetMargin, cuspMargin } from "../planets/margin-notes.ts";

/** Frame of the chapter on work: Midheaven, sixth and second house, Saturn and the Moon, with the placements in the
 * margin. */
export function work(context: ReportContext): ChapterFrame {
  const { say, facts, words } = context;
  return {
    id: "work",
    title: say("chapter.work.title"),
    subtitle: say(facts.angles ? "chapter.work.subtitle" : "chapter.work.subtitleUntimed"),
    glyph: facts.angles ? "midheaven" : "saturn",
    tab: "challenges",
    opener: { lines: [words.titled(facts.angles ? "midheaven.sign" : "saturn.sign")] },
    sections: [
      ...section("work-direction", say("work.title.direction"), cuspMargin(10, context)),
      ...section("work-duty", say("work.title.duty"), certainPlanetMargin("saturn", context)),
      ...section("work-days", say("section.work-days"), [...cuspMargin(6, context), ...cuspMargin(2, context)]),
      ...section("work-rest", say("work.title.rest"), certainPlanetMargin("moon", context)),
    ],
  };
}
