import { orbText } from "@cosmic/chart/display";
import { aspectId } from "@cosmic/chart/evidence/fact-ids";
import type { Aspect } from "@cosmic/chart/facts";
import { aspectPassage, conversationAspects, toldAspects } from "@cosmic/interpretation/choice/fact-passages";
import { motionSaid, orbSaid, tellingOrbDeg } from "@cosmic/interpretation/wording/aspect-words";
import { aspectTitled, bodyTitled } from "@cosmic/interpretation/wording/fact-words";
import type { Block, Chapter, Section } from "../../document.ts";
import { aspectGridBlock } from "../../drawings/aspect-grid-block.ts";
import { aspectSlots } from "../../telling/aspect-slots.ts";
import { heading, joint, note, reference } from "../../telling/blocks.ts";
import { framed, section } from "../../telling/chapter-frame.ts";
import { jointFor, tell } from "../../telling/tell.ts";
import type { Telling } from "../../telling/telling.ts";
import { angleAspectTable } from "./aspect-tables.ts";

/** The closest sixteen aspects in order of orb, then those to the Ascendant and the Midheaven. */
export function conversation(telling: Telling): Chapter {
  const { say, facts } = telling;
  const told = toldAspects(facts).slice(0, conversationAspects);
  const chapter = {
    id: "conversation",
    title: say("chapter.conversation.title"),
    subtitle: say("chapter.conversation.subtitle"),
    glyph: "conjunction",
    tab: "aspects",
    opener: { lines: told[0] ? [aspectTitled(told[0], telling)] : [] },
    sections: [
      ...section("talk-of-all", say("section.allAspects"), [
        aspectGridBlock(telling),
        reference(say("reference.aspects"), "aspects-table"),
      ]),
      ...told.flatMap((aspect, index) => aspectSection(aspect, index === 0, telling)),
      ...section("talk-with-angles", say("section.angleAspects"), angleBlocks(telling)),
    ],
  } as const;
  return framed(telling, chapter);
}

function aspectSection(aspect: Aspect, closest: boolean, telling: Telling): readonly Section[] {
  const { say, words } = telling;
  const id = aspectId(aspect);
  const slots = aspectSlots(aspect, telling);
  const ends = { a: words.named(`${aspect.a}.sign`) ?? "", b: words.named(`${aspect.b}.sign`) ?? "" };
  const lead = closest
    ? jointFor(telling, [{ relation: "tight-orb", slots: { ...slots, ...ends }, holds: ["narrowest"] }], [id])
    : [];
  const blocks = tell(telling, {
    ...aspectPassage(aspect),
    facts: [id],
    slots,
    orbDeg: tellingOrbDeg(aspect, telling.facts),
  });
  const told = blocks.length > 0 ? blocks : natureOf(aspect, telling);
  if (told.length === 0) return [];
  const margin: Block = {
    kind: "margin-note",
    glyph: aspect.type,
    title: aspectTitled(aspect, telling),
    lines: [motionSaid(aspect, telling), ...[aspect.a, aspect.b].map((body) => words.titled(`${body}.sign`) ?? "")],
    facts: [id],
  };
  const pair = { a: bodyTitled(aspect.a, say), b: bodyTitled(aspect.b, say) };
  return section(`aspect-${id}`, say(`aspectPair.${aspect.type}`, pair), [margin, ...lead, ...told]);
}

/** Where a pair has no passage yet: what an angle of that kind is, said once in a book. */
function natureOf(aspect: Aspect, telling: Telling): readonly Block[] {
  const { say, shelf, words } = telling;
  if (!shelf.once(`talk.${aspect.type}`)) return [];
  const pair = { a: words.body(aspect.a), b: words.body(aspect.b), orb: orbSaid(aspect, telling) };
  return [joint(say(`talk.${aspect.type}`, pair), [aspectId(aspect)])];
}

/** The angles: the passages of those that have one; a table of all where none has. */
function angleBlocks(telling: Telling): readonly Block[] {
  const { facts, say } = telling;
  if (facts.timeUnknown) return [];
  const told = facts.angleAspects
    .toSorted((one, other) => one.orb - other.orb)
    .flatMap((aspect) => {
      const blocks = tell(telling, {
        subject: `aspects-to-angles/${aspect.a}-${aspect.b}`,
        heading: aspect.type,
        facts: [aspectId(aspect)],
        slots: { orb: orbText(aspect.orb) },
      });
      return blocks.length === 0 ? [] : telling.draft.headed(heading(aspectTitled(aspect, telling)), blocks);
    });
  if (facts.angleAspects.length === 0) return [note(say("positions.noAngleAspects"))];
  return told.length > 0 ? told : angleAspectTable(telling);
}
