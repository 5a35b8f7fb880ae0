import { aspectId, type FactId, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Aspect, Facts } from "@cosmic/chart/facts";
import { describedAspects } from "@cosmic/interpretation/selection/described-aspects";
import { isSlow } from "@cosmic/interpretation/selection/slow-planets";
import { motionSaid, orbWords } from "@cosmic/interpretation/strings/aspect-words";
import { aspectNamed, aspectTitled, bodyTitled, listed } from "@cosmic/interpretation/strings/fact-words";
import { note, reference } from "../../context/blocks.ts";
import type { ChapterFrame } from "../../context/chapter-frame.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Section } from "../../document.ts";
import { aspectGridBlock } from "../../drawings/aspect-grid-block.ts";

/** The aspects between planets that a book has a text for, by the chapter it stands in. */
export interface DescribedAspects {
  readonly here: ReadonlySet<FactId>;
  readonly inKnot: ReadonlySet<FactId>;
}

/** Frame of the chapter on aspects: the grid of all, then a section for each, the closest first. Without a birth time
 * those that may not have held all day are left out. */
export function conversation(context: ReportContext, described: DescribedAspects): ChapterFrame {
  const { say, facts } = context;
  const sure = describedAspects(facts);
  const closest = closestOf(sure, context);
  return {
    id: "conversation",
    title: say("chapter.conversation.title"),
    subtitle: say("chapter.conversation.subtitle"),
    glyph: "conjunction",
    tab: "aspects",
    opener: { lines: closest ? [aspectTitled(closest, context)] : [] },
    sections: [
      {
        id: "talk-of-all",
        title: say("section.allAspects"),
        blocks: [
          aspectGridBlock(context),
          ...describedNotes(sure, described, context),
          reference(say("reference.aspects"), "aspects-table"),
        ],
      },
      ...sure.map((aspect) => aspectFrame(aspect, context)),
      { id: "talk-with-angles", title: say("section.angleAspects"), blocks: [] },
    ],
  };
}

/** The closest aspect; without a birth time nobody knows how close those of the Moon were. */
function closestOf(sure: Facts["aspects"], { facts }: ReportContext): Facts["aspects"][number] | undefined {
  return sure.find(({ a, b }) => !facts.timeUnknown || (a !== "moon" && b !== "moon"));
}

/** How many of the aspects have a section here, and where the others stand. */
function describedNotes(
  sure: Facts["aspects"],
  { here, inKnot }: DescribedAspects,
  context: ReportContext,
): readonly Block[] {
  const { say } = context;
  // Without a birth time nobody knows how close the Moon's angles were.
  const closest = closestOf(sure, context);
  if (here.size === 0 || closest === undefined) return [];
  const knot = sure.filter((aspect) => inKnot.has(aspectId(aspect)));
  const isClosestDescribed = [here, inKnot].some((ids) => ids.has(aspectId(closest)));
  const isSlowPair = [closest.a, closest.b].every(isSlow);
  const named = { aspect: aspectNamed(closest, say), orb: orbWords(closest, context) };
  const aspects = listed(
    knot.map((aspect) => aspectNamed(aspect, say)),
    say,
  );
  const sentences = [
    say("conversation.told", { told: String(here.size), all: String(sure.length) }),
    ...(knot.length === 0 ? [] : [say("conversation.inKnot", { aspects, chapter: say("chapter.spine.title") })]),
    ...(here.size + knot.length < sure.length ? [say("conversation.listed")] : []),
    ...(isClosestDescribed ? [] : [say(isSlowPair ? "conversation.closestSlow" : "conversation.closest", named)]),
  ];
  return [note(sentences.join(" "))];
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
