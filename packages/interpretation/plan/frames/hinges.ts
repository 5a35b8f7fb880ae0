import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { SpineBody } from "@cosmic/chart/spine/spine";
import type { CarriedVoice } from "../../passages/carried-voices.ts";
import type { PlanInput } from "../plan-input.ts";
import type { ChapterRole, PlannedItem, PlannedSlots } from "../report-plan.ts";
import type { LineMaker } from "./line-maker.ts";
import { familyOf, partSlot, speakersOf, structureOf, voiceSlots } from "./structure-words.ts";

const variants = [1, 2, 3] as const;

/** The variants from the one that this chart begins with. The Sun’s whole degree picks it: people of one generation
 * share a role in one kind of structure, and would otherwise share the sentence too. */
function variantsOf({ planets }: PlanInput["facts"]): readonly number[] {
  const first = Math.floor(planets.sun.longitude) % variants.length;
  return variants.map((_, index) => variants[(first + index) % variants.length] ?? 1);
}

/** Outside the spine they are what a generation shares, of which nothing is said twice. */
const generational: ReadonlySet<SpineBody> = new Set(["uranus", "neptune", "pluto"]);

/** Opening lines on a body's role in the spine, and closing lines on what that role changes. */
export interface Hinge {
  readonly opens: readonly PlannedItem[];
  readonly closes: readonly PlannedItem[];
}

/** Hinges of one book: bodies with the same role in the same kind of structure take different variants, and a hinge
 * names no voice that the book has not introduced by then. */
export function hingeMaker(
  { facts, spine }: Pick<PlanInput, "facts" | "spine">,
  carried: readonly CarriedVoice[],
  line: LineMaker,
) {
  const used = new Set<string>();
  const inTurn = variantsOf(facts);
  const introduced = new Set<SpineBody | null>(
    spine.structures.flatMap((one) => [...speakersOf(one), one.lead, one.second]),
  );
  const isKnown = (body: SpineBody | null, side: "opens" | "closes") =>
    introduced.has(body) || (side === "closes" && carried.some((voice) => voice.body === body));
  return (body: SpineBody): Hinge => {
    const structure = structureOf(body, spine);
    // Without a birth time the ties of the Moon are open, so nobody can say that it stands outside.
    const isOpen = body === "moon" && facts.timeUnknown;
    if (structure === null && (isOpen || generational.has(body))) return { opens: [], closes: [] };
    const role = spine.roles[body] ?? "outside";
    const unit = structure === null ? "hinges/outside/outside" : `hinges/${familyOf[structure.type]}/${role}`;
    const counterpart = structure === null || structure.lead === body ? (structure?.second ?? null) : structure.lead;
    const fact = placementFact(body, "sign");
    const slotsOn = (side: "opens" | "closes"): PlannedSlots => ({
      a: { is: "placement", fact } as const,
      ...(isKnown(body, side) ? voiceSlots(body, counterpart, facts) : otherSlot(counterpart, facts)),
      ...(structure === null ? {} : { b: partSlot(`spine/frames/short-names#${structure.type}`) }),
    });
    const side = (name: "opens" | "closes") => {
      for (const variant of inTurn) {
        const part = `${unit}#${name}-${variant}`;
        const items = used.has(part) ? [] : line(part, { facts: [fact], slots: slotsOn(name) });
        if (items.length === 0) continue;
        used.add(part);
        return items;
      }
      return [];
    };
    return { opens: side("opens"), closes: side("closes") };
  };
}

/** The slot {other} alone: the voice of a leader, which the spine has introduced. */
function otherSlot(body: SpineBody | null, facts: PlanInput["facts"]): PlannedSlots {
  const { voice } = voiceSlots(body, null, facts);
  return voice === undefined ? {} : { other: voice };
}

const hingedChapters: Readonly<Partial<Record<ChapterRole, string>>> = {
  ...{ conversation: "conversation", love: "love", work: "work", houses: "houses" },
  ...{ "outer-planets": "slow-planets", temperament: "temperament", growth: "growth", now: "now" },
};

/** The lines of a chapter that is about no single body, by the family of the first structure. */
export function chapterHinge(
  role: ChapterRole,
  { facts, spine }: Pick<PlanInput, "facts" | "spine">,
  line: LineMaker,
): Hinge {
  const heading = hingedChapters[role];
  const [first] = spine.structures;
  if (heading === undefined || first === undefined) return { opens: [], closes: [] };
  const family = familyOf[first.type];
  const group = family === "strain" || family === "chain" ? family : "other";
  const slots = {
    ...voiceSlots(...speakersOf(first), facts),
    b: partSlot(`spine/frames/short-names#${first.type}`),
  };
  const side = (name: "opens" | "closes") => line(`hinges/chapters/${heading}#${name}-${group}`, { slots });
  return { opens: side("opens"), closes: side("closes") };
}
