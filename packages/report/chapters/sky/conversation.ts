import { aspectId, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Aspect } from "@cosmic/chart/facts";
import { describedAspects } from "@cosmic/interpretation/selection/described-aspects";
import { motionSaid } from "@cosmic/interpretation/strings/aspect-words";
import { aspectTitled, bodyTitled } from "@cosmic/interpretation/strings/fact-words";
import { note, reference } from "../../context/blocks.ts";
import type { ChapterFrame } from "../../context/chapter-frame.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Section } from "../../document.ts";
import { aspectGridBlock } from "../../drawings/aspect-grid-block.ts";

/** Frame of the chapter on aspects: the grid of all, then a section for each, the closest first. Without a birth time
 * those that may not have held all day are left out. `told`: how many sections have a text. */
export function conversation(context: ReportContext, told: number): ChapterFrame {
  const { say, facts } = context;
  const sure = describedAspects(facts);
  return {
    id: "conversation",
    title: say("chapter.conversation.title"),
    subtitle: say("chapter.conversation.subtitle"),
    glyph: "conjunction",
    tab: "aspects",
    opener: { lines: sure[0] ? [aspectTitled(sure[0], context)] : [] },
    sections: [
      {
        id: "talk-of-all",
        title: say("section.allAspects"),
        blocks: [
          aspectGridBlock(context),
          ...(told === 0 ? [] : [note(say("conversation.told", { told: String(told), all: String(sure.length) }))]),
          reference(say("reference.aspects"), "aspects-table"),
        ],
      },
      ...sure.map((aspect) => aspectFrame(aspect, context)),
      { id: "talk-with-angles", title: say("section.angleAspects"), blocks: [] },
    ],
  };
}

function aspectFrame(aspect: Aspect, context: ReportContext): Section {
  const { say, words } = context;
  const { a, b, type } = aspect;
  const id = aspectId(aspect);
  const margin: Block = {
    kind: "margin-note",
    glyph: type,
    title: aspectTitled(aspect, context),
    lines: [motionSaid(aspect, context), ...[a, b].map((body) => words.titled(placementFact(body, "sign")))],
    facts: [id],
  };
  const title = say(`aspectPair.${type}`, { a: bodyTitled(a, say), b: bodyTitled(b, say) });
  return { id: `aspect-${id}`, title, blocks: [margin] };
}
