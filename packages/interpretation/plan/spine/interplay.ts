import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { SpineBody, Structure } from "@cosmic/chart/spine/spine";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import type { StructureFamily, StructureRelation } from "@cosmic/library/test-words";
import type { Further } from "../book/candidates.ts";
import { familyOf, voiceSlots } from "../frames/structure-words.ts";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedSlots } from "../report-plan.ts";

/** The text on how the first two structures meet, and the planet that joins them. */
export function interplayUnit({
  spine: { structures },
  facts,
}: Pick<PlanInput, "spine" | "facts">): (Required<Further> & { readonly unit: string }) | null {
  const [one, other] = structures;
  if (one === undefined || other === undefined) return null;
  const { relation, by } = relationOf(one, other, facts);
  const families = familiesOf(familyOf[one.type], familyOf[other.type]);
  const slots: PlannedSlots = {
    ...voiceSlots(one.lead, other.lead === one.lead ? other.second : other.lead, facts),
    ...(by === null ? {} : { a: { is: "bodies", bodies: [by] } as const }),
  };
  const leaders = [...new Set([one.lead, other.lead])].map((body) => placementFact(body, "sign"));
  return { unit: `spine/interplay/${relation}-${families}`, facts: leaders, slots };
}

function relationOf(
  one: Structure,
  other: Structure,
  facts: PlanInput["facts"],
): { readonly relation: StructureRelation; readonly by: SpineBody | null } {
  const shared = one.core.find((body) => other.core.includes(body));
  if (shared) return { relation: "shared", by: shared };
  const [a, b] = [one.lead, other.lead];
  if (areJoined(a, b, facts)) return { relation: "aspect", by: null };
  const ruler = rules(b, a, facts) ? b : rules(a, b, facts) ? a : null;
  if (ruler) return { relation: "rules", by: ruler };
  const tied = [
    ...one.core.filter((body) => isTied(body, other, facts)),
    ...other.core.filter((body) => isTied(body, one, facts)),
  ];
  const leading = [a, b, one.second, other.second].find((body) => body !== null && tied.includes(body));
  const by = leading ?? tied[0];
  return by ? { relation: "attached", by } : { relation: "apart", by: null };
}

/** Whether a body hangs on a structure, or an angle or a rulership ties it to one of its members; on a planet that is
 * alone all the others hang, which is no tie. */
function isTied(body: SpineBody, { type, bound, core }: Structure, facts: PlanInput["facts"]): boolean {
  return (
    (type !== "singleton" && (bound[body] ?? 0) > 0) ||
    core.some((member) => areJoined(body, member, facts) || rules(body, member, facts) || rules(member, body, facts))
  );
}

function areJoined(one: SpineBody, other: SpineBody, { aspects }: PlanInput["facts"]): boolean {
  return aspects.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));
}

/** Whether a planet rules the sign in which a body stands. */
function rules(ruler: SpineBody, body: SpineBody, { planets: placed, angles }: PlanInput["facts"]): boolean {
  const sign = body === "ascendant" ? angles?.ascendant.sign : placed[body].sign;
  return sign !== undefined && ruler !== body && modernRulers[sign] === ruler;
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
