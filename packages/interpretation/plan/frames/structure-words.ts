import { type FactId, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Facts } from "@cosmic/chart/facts";
import type { Role, Spine, SpineBody, Structure, StructureType } from "@cosmic/chart/spine/spine";
import type { StructureFamily } from "@cosmic/library/test-words";
import { type CarriedVoice, voiceOf } from "../../passages/carried-voices.ts";
import type { PartId, PlannedSlots, SlotValue } from "../report-plan.ts";

/** The family of a structure, by what it does to a life. */
export const familyOf: Readonly<Record<StructureType, StructureFamily>> = {
  ...({ ring: "chain", reception: "chain", "final-dispositor": "chain" } as const),
  ...({
    "t-square": "strain",
    yod: "strain",
    "grand-cross": "strain",
    opposition: "strain",
    square: "strain",
  } as const),
  ...({ kite: "ease", "grand-trine": "ease", "mystic-rectangle": "ease", "close-aspect": "ease" } as const),
  ...({ "sign-stellium": "crowd", "house-stellium": "crowd" } as const),
  ...({ angular: "angle", "chart-ruler": "ruler", "sun-ruler": "ruler" } as const),
  ...({ "sun-moon": "lights", singleton: "alone" } as const),
};

/** The name of a body's voice, as a part of the library; null where its sign is open. */
export function voiceName(body: SpineBody | null, facts: Facts): PartId | null {
  const voice = body === null ? null : voiceOf(body, facts);
  return voice === null ? null : voicePart(voice, "voice");
}

export function voicePart({ subject, heading }: CarriedVoice, line: string): PartId {
  return `${subject}/${heading}#${line}`;
}

export const partSlot = (part: PartId): SlotValue => ({ is: "part", part });

/** The slots {voice} and {other}: the voices of two bodies, as far as they have one. */
export function voiceSlots(one: SpineBody | null, other: SpineBody | null, facts: Facts): PlannedSlots {
  // A Moon whose sign is open has no voice: the second then speaks first.
  const [voice, second] = [voiceName(one, facts) ?? voiceName(other, facts), voiceName(other, facts)];
  return {
    ...(voice === null ? {} : { voice: partSlot(voice) }),
    ...(second === null || second === voice ? {} : { other: partSlot(second) }),
  };
}

/** The facts of a structure: the signs of its core. */
export function structureFacts({ core, lead }: Structure): readonly FactId[] {
  const ordered = [lead, ...core.filter((body) => body !== lead)];
  return ordered.map((body) => placementFact(body, "sign"));
}

/** The structure by which a body stands to the spine: the one it leads, then the one it belongs to, then the one it
 * hangs on most firmly; null outside. */
export function structureOf(body: SpineBody, { structures, roles }: Spine): Structure | null {
  const role: Role | undefined = roles[body];
  if (role === undefined || role === "outside") return null;
  if (role === "lead") return structures.find(({ lead }) => lead === body) ?? null;
  if (role === "opposed")
    return structures.find(({ type, core }) => familyOf[type] === "strain" && core.includes(body)) ?? null;
  if (role === "member") return structures.find(({ core }) => core.includes(body)) ?? null;
  const bound = structures.filter((one) => (one.bound[body] ?? 0) > 0);
  return bound.toSorted((one, other) => (other.bound[body] ?? 0) - (one.bound[body] ?? 0))[0] ?? null;
}
