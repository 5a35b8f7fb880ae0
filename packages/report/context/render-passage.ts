import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import type { PassageKey, Related } from "@cosmic/interpretation/passages/passage-pool";
import type { PartName, Passage } from "@cosmic/interpretation/passages/report-library";
import { readingOrder, urgency } from "@cosmic/interpretation/selection/depth";
import { fillSlots, type Say, type Slots } from "@cosmic/interpretation/strings/fill-strings";
import type { Block, FactIds } from "../document.ts";
import { heading, joint } from "./blocks.ts";
import type { ReportContext } from "./report-context.ts";

/** Orbs below the first use the passage's `close` part, above the second its `wide` part. */
const closeOrbDeg = 1;
const wideOrbDeg = 5;
/** Weight at which the core of a fully optional passage is included; the same as for its strain. */
const optionalCoreUrgency = 2;

/** Placements and contradictions are the point of the book: their cores are always included. */
const mainPassage = /^(?:planets-in-signs|planets-in-houses|tensions)\//;
/** Kept at any book length; dropped only if its chapter repeats a sentence opening too often. */
const always = 1000;

/** A passage a chapter wants, and the facts it is used for, main fact first. */
export interface PassageRequest extends PassageKey {
  readonly facts: readonly [FactId, ...FactId[]];
  readonly slots?: Slots;
  readonly orbDeg?: number;
  /** Weight, if different from the weight of its main fact. */
  readonly weight?: number;
  /** The whole passage may be dropped if the book is long enough. */
  readonly optional?: boolean;
  /** Core only: for one of two possible placements, or where the other parts belong elsewhere. */
  readonly coreOnly?: boolean;
  /** Only these parts, without the core: for a chapter that borrows from a passage on another subject. */
  readonly only?: readonly PartName[];
}

/** Renders a passage as blocks: the core, then the parts its weight earns, under small headings. Empty if the passage
 * is not written or already used. */
export function renderPassage(context: ReportContext, told: PassageRequest): readonly Block[] {
  const { passages, draft, weigh, say } = context;
  const { facts, slots = {}, coreOnly = false, optional = false, only } = told;
  const passage = passages.take(told, slots);
  if (!passage) return [];
  const [fact] = facts;
  const weight = told.weight ?? weigh(fact);
  // A claim has its fact's weight, however much of the passage is included.
  draft.tell({ id: passage.id, claims: passage.claims, fact, weight: weigh(fact) });
  const core = only ? [] : coreBlocks(passage, told, say);
  const parts = coreOnly ? [] : readingOrder.filter((part) => part !== "core" && (only?.includes(part) ?? true));
  return [
    ...(mainPassage.test(passage.id)
      ? core
      : draft.addOptional(core, optional ? weight - optionalCoreUrgency : always)),
    ...parts.flatMap((part) => {
      const blocks = partBlocks(passage, part, { facts, slots, say });
      return blocks.length === 0 ? [] : draft.addOptional(blocks, urgency(weight, part));
    }),
  ];
}

/** Renders several passages in a row. */
export function renderPassages(context: ReportContext, wanted: readonly PassageRequest[]): readonly Block[] {
  return wanted.flatMap((one) => renderPassage(context, one));
}

/** A joint for the nearest relation that has one left, as a paragraph; empty if none has. */
export function jointFor({ passages }: ReportContext, related: readonly Related[], facts: FactIds): readonly Block[] {
  const text = passages.joint(related);
  return text === null ? [] : [joint(text, facts)];
}

function coreBlocks(passage: Passage, { facts, slots = {}, orbDeg }: PassageRequest, say: Say): readonly Block[] {
  const { core, close, wide } = passage.parts;
  if (!core) return [];
  const nearness =
    orbDeg === undefined ? undefined : orbDeg < closeOrbDeg ? close : orbDeg > wideOrbDeg ? wide : undefined;
  const own: Block = {
    kind: "paragraph",
    role: "core",
    text: fillSlots(core.text, slots, say.rules),
    plain: core.plain,
    facts,
    passage: passage.id,
  };
  return nearness ? [own, { ...joint(fillSlots(nearness.text, slots, say.rules), facts), passage: passage.id }] : [own];
}

interface PartGround {
  readonly facts: FactIds;
  readonly slots: Slots;
  readonly say: Say;
}

function partBlocks(passage: Passage, name: PartName, { facts, slots, say }: PartGround): readonly Block[] {
  const part = passage.parts[name];
  if (!part || name === "core") return [];
  const { plain } = part;
  const text = fillSlots(part.text, slots, say.rules);
  return [heading(say(`heading.${name}`)), { kind: "paragraph", role: name, text, plain, facts, passage: passage.id }];
}
