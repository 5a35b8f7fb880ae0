import type { PassageKey, Related } from "@cosmic/interpretation/passages/passage-pool";
import type { PartName, Passage } from "@cosmic/interpretation/passages/report-library";
import { readingOrder, urgency } from "@cosmic/interpretation/selection/depth";
import { fillSlots, type Say, type Slots } from "@cosmic/interpretation/strings/fill-strings";
import type { Block, FactIds } from "../document.ts";
import { heading, joint } from "./blocks.ts";
import type { ReportContext } from "./report-context.ts";

/** An orb under the first is told with `close`, over the second with `wide`: words.md. */
const closeOrbDeg = 1;
const wideOrbDeg = 5;
/** A passage of which even the core may be left out stands this much below its strain. */
const optionalCoreUrgency = 2;

/** Placements and contradictions are what a book is for: their cores stand in it whatever else does. */
const mainPassage = /^(?:planets-in-signs|planets-in-houses|tensions)\//;
/** Told whatever the length; left out only where its chapter would begin too many sentences alike. */
const always = 1000;

/** A passage a chapter wants, and the facts it is told for, the main one first. */
export interface PassageRequest extends PassageKey {
  readonly facts: readonly [string, ...string[]];
  readonly slots?: Slots;
  readonly orbDeg?: number;
  /** What it weighs, when that is not the weight of its main fact. */
  readonly weight?: number;
  /** The whole passage may be left out of a book that is long enough. */
  readonly optional?: boolean;
  /** Only the core: of two possible placements, or where the parts belong elsewhere. */
  readonly coreOnly?: boolean;
  /** These parts and no core: what a chapter on something else takes from a passage. */
  readonly only?: readonly PartName[];
}

/** A passage as blocks: the core, then the parts its weight earns under small headings. Nothing where it is not written or
 * was told before. */
export function renderPassage(context: ReportContext, told: PassageRequest): readonly Block[] {
  const { passages, draft, weigh, say } = context;
  const { facts, slots = {}, coreOnly = false, optional = false, only } = told;
  const passage = passages.take(told, slots);
  if (!passage) return [];
  const [fact] = facts;
  const weight = told.weight ?? weigh(fact);
  // A claim weighs what its fact does, however much of the passage is told.
  draft.tell({ id: passage.id, claims: passage.claims, fact, weight: weigh(fact) });
  const core = only ? [] : coreBlocks(passage, told);
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

/** Several passages in a row. */
export function renderPassages(context: ReportContext, wanted: readonly PassageRequest[]): readonly Block[] {
  return wanted.flatMap((one) => renderPassage(context, one));
}

/** A joint for the nearest relation that still has one, as a paragraph; nothing when none has. */
export function jointFor({ passages }: ReportContext, related: readonly Related[], facts: FactIds): readonly Block[] {
  const text = passages.joint(related);
  return text === null ? [] : [joint(text, facts)];
}

function coreBlocks(passage: Passage, { facts, slots = {}, orbDeg }: PassageRequest): readonly Block[] {
  const { core, close, wide } = passage.parts;
  if (!core) return [];
  const nearness =
    orbDeg === undefined ? undefined : orbDeg < closeOrbDeg ? close : orbDeg > wideOrbDeg ? wide : undefined;
  const own: Block = {
    kind: "paragraph",
    role: "core",
    text: fillSlots(core.text, slots),
    plain: core.plain,
    facts,
    passage: passage.id,
  };
  return nearness ? [own, { ...joint(fillSlots(nearness.text, slots), facts), passage: passage.id }] : [own];
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
  const text = fillSlots(part.text, slots);
  return [heading(say(`heading.${name}`)), { kind: "paragraph", role: name, text, plain, facts, passage: passage.id }];
}
