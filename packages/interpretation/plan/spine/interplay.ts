import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { SpineBody, Structure } from "@cosmic/chart/spine/spine";
import type { StructureFamily, StructureRelation } from "@cosmic/library/test-words";
import { areInAspect, areTied, rulesSignOf } from "../../selection/ties.ts";
import type { Further } from "../book/candidates.ts";
import { familyOf, voiceSlots } from "../frames/structure-words.ts";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedSlots } from "../report-plan.ts";

/** The text on how the first two structures meet, the planet {a} that joins them, and the one {b} it is tied to. */
export function interplayUnit({
  spine: { structures },
  facts,
}: Pick<PlanInput, "spine" | "facts">): (Required<Further> & { readonly unit: string }) | null {
  const [one, other] = structures;
  if (one === undefined || other === undefined) return null;
  const { relation, by, to } = relationOf(one, other, facts);
  const families = familiesOf(familyOf[one.type], familyOf[other.type]);
  const slots: PlannedSlots = {
    ...voiceSlots(one.lead, other.lead === one.lead ? other.second : other.lead, facts),
    ...(by === null ? {} : { a: { is: "bodies", bodies: [by] } as const }),
    ...(to === undefined ? {} : { b: { is: "bodies", bodies: [to] } as const }),
  };
  const leaders = [...new Set([one.lead, other.lead])].map((body) => placementFact(body, "sign"));
  return { unit: `spine/interplay/${relation}-${families}`, facts: leaders, slots };
}

function relationOf(
  one: Structure,
  other: Structure,
  facts: PlanInput["facts"],
): { readonly relation: StructureRelation; readonly by: SpineBody | null; readonly to?: SpineBody } {
  const shared = one.core.find((body) => other.core.includes(body));
  if (shared) return { relation: "shared", by: shared };
  const [a, b] = [one.lead, other.lead];
  if (areInAspect(a, b, facts)) return { relation: "aspect", by: null };
  const ruler = rulesSignOf(b, a, facts) ? b : rulesSignOf(a, b, facts) ? a : null;
  if (ruler) return { relation: "rules", by: ruler };
  const ties = [...tiesOf(one, other, facts), ...tiesOf(other, one, facts)];
  const leading = [a, b, one.second, other.second].find((body) => ties.some(({ by }) => by === body));
  const tie = ties.find(({ by }) => by === leading) ?? ties[0];
  return tie ? { relation: "attached", ...tie } : { relation: "apart", by: null };
}

interface TieOfMember {
  readonly by: SpineBody;
  readonly to: SpineBody;
}

/** The members of a structure that an angle or a rulership ties to a member of another. */
function tiesOf({ core }: Structure, other: Structure, facts: PlanInput["facts"]): readonly TieOfMember[] {
  return core.flatMap((by) => {
    const to = other.core.find((member) => areTied(by, member, facts));
    return to === undefined ? [] : [{ by, to }];
  });
}

function familiesOf(one: StructureFamily, other: StructureFamily): string {
  const plain = (family: StructureFamily) =>
    family === "chain" || family === "strain" || family === "crowd" ? family : "other";
  const both = [plain(one), plain(other)];
  if (both.includes("chain")) return both.includes("strain") ? "chain-strain" : "chain-other";
  if (both.every((family) => family === "strain")) return "strain-strain";
  if (both.includes("strain")) return both.includes("crowd") ? "strain-crowd" : "strain-other";
  return "other-other";
}
