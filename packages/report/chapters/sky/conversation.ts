import { aspectId, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Aspect } from "@cosmic/chart/facts";
import { aspectPassage, conversationAspects, describedAspects } from "@cosmic/interpretation/passages/fact-passages";
import { describedOrbDeg, motionSaid, orbSaid } from "@cosmic/interpretation/strings/aspect-words";
import { aspectTitled, bodyTitled } from "@cosmic/interpretation/strings/fact-words";
import { orbText } from "@cosmic/interpretation/strings/number-words";
import { aspectSlots } from "../../context/aspect-slots.ts";
import { heading, joint, note, reference } from "../../context/blocks.ts";
import { framed, section } from "../../context/chapter-frame.ts";
import { jointFor, renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Chapter, Section } from "../../document.ts";
import { aspectGridBlock } from "../../drawings/aspect-grid-block.ts";
import { angleAspectTable } from "./aspect-tables.ts";

/** The sixteen tightest aspects in order of orb, then those to the Ascendant and Midheaven. */
export function conversation(context: ReportContext): Chapter {
  const { say, facts } = context;
  const told = describedAspects(facts).slice(0, conversationAspects);
  const chapter = {
    id: "conversation",
    title: say("chapter.conversation.title"),
    subtitle: say("chapter.conversation.subtitle"),
    glyph: "conjunction",
    tab: "aspects",
    opener: { lines: told[0] ? [aspectTitled(told[0], context)] : [] },
    sections: [
      ...section("talk-of-all", say("section.allAspects"), [
        aspectGridBlock(context),
        reference(say("reference.aspects"), "aspects-table"),
      ]),
      ...told.flatMap((aspect, index) => aspectSection(aspect, index === 0, context)),
      ...section("talk-with-angles", say("section.angleAspects"), angleBlocks(context)),
    ],
  } as const;
  return framed(context, chapter);
}

function aspectSection(aspect: Aspect, closest: boolean, context: ReportContext): readonly Section[] {
  const { say, words } = context;
  const id = aspectId(aspect);
  const slots = aspectSlots(aspect, context);
  const ends = {
    a: words.named(placementFact(aspect.a, "sign")),
    b: words.named(placementFact(aspect.b, "sign")),
  };
  const lead = closest
    ? jointFor(context, [{ relation: "tight-orb", slots: { ...slots, ...ends }, holds: ["narrowest"] }], [id])
    : [];
  const blocks = renderPassage(context, {
    ...aspectPassage(aspect),
    facts: [id],
    slots,
    orbDeg: describedOrbDeg(aspect, context.facts),
  });
  const told = blocks.length > 0 ? blocks : natureOf(aspect, context);
  if (told.length === 0) return [];
  const margin: Block = {
    kind: "margin-note",
    glyph: aspect.type,
    title: aspectTitled(aspect, context),
    lines: [
      motionSaid(aspect, context),
      ...[aspect.a, aspect.b].map((body) => words.titled(placementFact(body, "sign"))),
    ],
    facts: [id],
  };
  const pair = { a: bodyTitled(aspect.a, say), b: bodyTitled(aspect.b, say) };
  return section(`aspect-${id}`, say(`aspectPair.${aspect.type}`, pair), [margin, ...lead, ...told]);
}

/** If a pair has no passage: what this type of aspect means, once per book. */
function natureOf(aspect: Aspect, context: ReportContext): readonly Block[] {
  const { say, passages, words } = context;
  if (!passages.useOnce(`talk.${aspect.type}`)) return [];
  const pair = { a: words.body(aspect.a), b: words.body(aspect.b), orb: orbSaid(aspect, context) };
  return [joint(say(`talk.${aspect.type}`, pair), [aspectId(aspect)])];
}

/** Aspects to the angles: the passages of those that have one; if none has, a table of all. */
function angleBlocks(context: ReportContext): readonly Block[] {
  const { facts, say } = context;
  if (facts.timeUnknown) return [];
  const told = facts.angleAspects
    .toSorted((one, other) => one.orb - other.orb)
    .flatMap((aspect) => {
      const blocks = renderPassage(context, {
        subject: `aspects-to-angles/${aspect.a}-${aspect.b}`,
        heading: aspect.type,
        facts: [aspectId(aspect)],
        slots: { orb: orbText(aspect.orb, say.rules) },
      });
      return blocks.length === 0 ? [] : context.draft.headed(heading(aspectTitled(aspect, context)), blocks);
    });
  if (facts.angleAspects.length === 0) return [note(say("positions.noAngleAspects"))];
  return told.length > 0 ? told : angleAspectTable(context);
}
