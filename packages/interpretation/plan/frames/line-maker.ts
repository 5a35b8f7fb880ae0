import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import type { PlanInput } from "../plan-input.ts";
import type { ItemRole, PartId, PlannedItem, PlannedSlots, SlotValue } from "../report-plan.ts";

/** What a line is set as, and what its slots may be filled with. */
interface LineAs {
  readonly role?: ItemRole;
  readonly facts?: readonly FactId[];
  readonly slots?: PlannedSlots;
}

/** Makes an item of a part: one item, or none when the part is not written or a slot of it has no value. */
export type LineMaker = (part: PartId, as?: LineAs) => readonly PlannedItem[];

export function lineMaker(
  { catalogue, lengths }: Pick<PlanInput, "catalogue" | "lengths">,
  missing: Set<PartId>,
): LineMaker {
  return (part, { role = "frame", facts = [], slots = {} } = {}) => {
    if (lengths.wordsOf(part) === null) {
      missing.add(part);
      return [];
    }
    const declared = catalogue.parts.get(part)?.head.slots ?? [];
    if (declared.some((slot) => !canFill(slots[slot], lengths))) return [];
    const used = Object.fromEntries(Object.entries(slots).filter(([slot]) => declared.includes(slot)));
    return [{ part, role, facts, slots: used }];
  };
}

/** Whether a slot has a value, and the part it may take its words from is written. */
export function canFill(value: SlotValue | undefined, { wordsOf }: PlanInput["lengths"]): boolean {
  return value !== undefined && (value.is !== "part" || wordsOf(value.part) !== null);
}
