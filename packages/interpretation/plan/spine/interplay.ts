import { isAspectCertain } from "@cosmic/chart/certainty/day/aspects-of-day";
import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Aspect } from "@cosmic/chart/facts";
import type { SpineBody, Structure } from "@cosmic/chart/spine/spine";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import type { StructureFamily, StructureRelation } from "@cosmic/library/test-words";
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
    ...(to === null ? {} : { b: { is: "bodies", bodies: [to] } as const }),
  };
  const leaders = [...new Set([one.lead, other.lead])].map((body) => placementFact(body, "sign"));
  return { unit: `spine/interplay/${relation}-${families}`, facts: leaders, slots };
}

function relationOf(
  one: Structure,
  other: Structure,
  facts: PlanInput["facts"],
): { readonly relation: StructureRelation; readonly by: SpineBody | null; readonly to: SpineBody | null } {
  const shared = one.core.find((body) => other.core.includes(body));
  if (shared) return { relation: "shared", by: shared, to: null };
  const [a, b] = [one.lead, other.lead];
  if (areJoined(a, b, facts)) return { relation: "aspect", by: null, to: null };
  const ruler = rules(b, a, facts) ? b : rules(a, b, facts) ? a : null;
  if (ruler) return { relation: "rules", by: ruler, to: null };
  const ties = [...tiesOf(one, other, facts), ...tiesOf(other, one, facts)];
  const leading = [a, b, one.second, other.second].find((body) => ties.some(({ by }) => by === body));
  const tie = ties.find(({ by }) => by === leading) ?? ties[0];
  return tie ? { relation: "attached", ...tie } : { relation: "apart", by: null, to: null };
}

interface TieOfMember {
  readonly by: SpineBody;
  readonly to: SpineBody;
}

/** The members of a structure that an angle or a rulership ties to a member of another. */
function tiesOf({ core }: Structure, other: Structure, facts: PlanInput["facts"]): readonly TieOfMember[] {
  return core.flatMap((by) => {
    const to = other.core.find(
      (member) => areJoined(by, member, facts) || rules(by, member, facts) || rules(member, by, facts),
    );
    return to === undefined ? [] : [{ by, to }];
  });
}

function areJoined(one: SpineBody, other: SpineBody, facts: PlanInput["facts"]): boolean {
  return facts.aspects.some(
    (aspect) => joins(aspect, one) && joins(aspect, other) && one !== other && isAspectCertain(aspect, facts),
  );
}

function joins({ a, b }: Pick<Aspect, "a" | "b">, body: SpineBody): boolean {
  return a === body || b === body;
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
