import { isAspectCertain } from "@cosmic/chart/certainty/day/aspects-of-day";
import { aspectId, type FactId, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Facts } from "@cosmic/chart/facts";
import { planetNamed } from "@cosmic/chart/names";
import type { SpineBody, Structure } from "@cosmic/chart/spine/spine";
import { joins, rulesSignOf } from "../../selection/ties.ts";
import type { LineMaker } from "../frames/line-maker.ts";
import { partSlot } from "../frames/structure-words.ts";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem, PlannedSlots } from "../report-plan.ts";

/** What ties one structure to another: members of both, the closest angle between members, a member in a sign that a
 * member of the other rules, or the planet in which every line of rulers ends. */
export type StructureTie =
  | { readonly is: "shared"; readonly bodies: readonly SpineBody[] }
  | { readonly is: "angle"; readonly aspect: FactId }
  | { readonly is: "ruler"; readonly guest: SpineBody; readonly host: SpineBody }
  | { readonly is: "chief"; readonly chief: SpineBody }
  | { readonly is: "apart" };

type Ground = Pick<PlanInput, "spine" | "facts">;

/** Lines on how the first two structures of a spine are tied, and how a third is tied to them. */
export function tieItems({ spine: { structures }, facts }: Ground, line: LineMaker): readonly PlannedItem[] {
  const [first, second, third] = structures;
  if (first === undefined || second === undefined) return [];
  const pairs: (readonly [Structure, Structure])[] = [[first, second]];
  if (third !== undefined) {
    const isApart = tieOf(first, third, facts).is === "apart" && tieOf(second, third, facts).is !== "apart";
    pairs.push([isApart ? second : first, third]);
  }
  return pairs.flatMap(([one, other]) => {
    const tie = tieOf(one, other, facts);
    return line(`spine/frames/ties#${tie.is}`, {
      facts: [one.lead, other.lead].map((body) => placementFact(body, "sign")),
      slots: { a: nameOf(one, structures), b: nameOf(other, structures), ...slotsOf(tie, facts) },
    });
  });
}

/** The firmest tie between two structures. */
export function tieOf(one: Structure, other: Structure, facts: Facts): StructureTie {
  const bodies = one.core.filter((body) => other.core.includes(body));
  if (bodies.length > 0) return { is: "shared", bodies };
  const [closest] = facts.aspects
    .filter((aspect) => {
      const isAcross = one.core.some((body) => joins(aspect, body)) && other.core.some((body) => joins(aspect, body));
      return isAcross && isAspectCertain(aspect, facts);
    })
    .toSorted((a, b) => a.orb - b.orb);
  if (closest !== undefined) return { is: "angle", aspect: aspectId(closest) };
  const ruler = rulerBetween(one, other, facts) ?? rulerBetween(other, one, facts);
  if (ruler !== null) return { is: "ruler", ...ruler };
  const chief = [one, other].find(({ type }) => type === "final-dispositor");
  return chief === undefined ? { is: "apart" } : { is: "chief", chief: chief.lead };
}

function rulerBetween({ core }: Structure, other: Structure, facts: Facts) {
  const [found] = core.flatMap((guest) => {
    const host = other.core.find((member) => rulesSignOf(member, guest, facts));
    return host === undefined ? [] : [{ guest, host }];
  });
  return found ?? null;
}

/** The short name of a structure; two of one name are the first and the second, or the third. */
function nameOf(structure: Structure, structures: readonly Structure[]) {
  const isOnlyOne = structures.filter(({ type }) => type === structure.type).length === 1;
  if (isOnlyOne) return partSlot(`spine/frames/short-names#${structure.type}`);
  const ordinal = (["first", "second", "third"] as const)[structures.indexOf(structure)] ?? "third";
  return partSlot(`spine/frames/ordinals#${ordinal}`);
}

function slotsOf(tie: StructureTie, facts: Facts): PlannedSlots {
  switch (tie.is) {
    case "shared":
      return { c: { is: "bodies", bodies: tie.bodies } };
    case "angle":
      return { c: { is: "placement", fact: tie.aspect }, orb: { is: "orb", aspect: tie.aspect } };
    case "ruler": {
      const guest = planetNamed(tie.guest);
      const sign = guest === null ? facts.angles?.ascendant.sign : facts.planets[guest].sign;
      return {
        c: { is: "bodies", bodies: [tie.guest] },
        other: { is: "bodies", bodies: [tie.host] },
        ...(sign === undefined ? {} : { sign: { is: "signs", signs: [sign] } as const }),
      };
    }
    case "chief":
      return { c: { is: "bodies", bodies: [tie.chief] } };
    default:
      return {};
  }
}
