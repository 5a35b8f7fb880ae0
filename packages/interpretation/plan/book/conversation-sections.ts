import { configurationId } from "@cosmic/chart/fact-index/fact-ids";
import type { Unit } from "@cosmic/library/unit";
import { isSlow } from "../../selection/slow-planets.ts";
import type { SectionDraft } from "../choice/choose-parts.ts";
import type { PlanInput } from "../plan-input.ts";
import { aspectsInSpine } from "../spine/spine-chapter.ts";
import { byId, type Take } from "./candidates.ts";
import { factsOfUnit } from "./unit-facts.ts";

/** A section for each aspect outside the spine, tightest first; those of two slow planets stand in the tables alone.
 * Patterns outside the spine follow, then aspects to the angles. */
export function conversationSections(matched: readonly Unit[], take: Take, input: PlanInput): readonly SectionDraft[] {
  const { facts, spine } = input;
  const inSpine = aspectsInSpine(spine.structures);
  const orbOf = new Map(facts.aspects.map(({ a, b, type, orb }) => [`aspects/${a}-${b}/${type}`, orb]));
  const ofKind = (kind: string) => matched.filter(({ id }) => id.startsWith(kind)).sort(byId);
  const aspects = ofKind("aspects/")
    .filter(({ id }) => !inSpine.has(id) && !isOfSlow(id))
    .sort((one, other) => (orbOf.get(one.id) ?? 0) - (orbOf.get(other.id) ?? 0));
  const patterns = ofKind("figures/").filter((unit) => !isInSpine(unit, input));
  const orbTo = new Map(facts.angleAspects.map(({ a, b, type, orb }) => [`aspects-to-angles/${a}-${b}/${type}`, orb]));
  const angles = ofKind("aspects-to-angles/").sort(
    (one, other) => (orbTo.get(one.id) ?? 0) - (orbTo.get(other.id) ?? 0),
  );
  return [
    ...aspects.map((unit) => ({
      id: `aspect-${factsOfUnit(unit, facts)[0] ?? unit.id}`,
      candidates: take(unit, { from: unit.id, optional: true }),
      movable: true as const,
    })),
    { id: "patterns", candidates: patterns.flatMap((unit) => take(unit, { from: unit.id, optional: true })) },
    {
      id: "talk-with-angles",
      // A conjunction with an angle is always described, however long the book is.
      candidates: angles.flatMap((unit) =>
        take(unit, { from: unit.id, coresOnly: true, ...(isBeside(unit) ? { mandatory: true } : { optional: true }) }),
      ),
    },
  ].filter(({ candidates }) => candidates.length > 0);
}

const isBeside = ({ when: [test] }: Unit): boolean => test.fact === "aspect" && test.type === "conjunction";

/** Whether the planets of a figure are all held by one structure of the spine, which describes them. */
function isInSpine(unit: Unit, { facts, spine }: PlanInput): boolean {
  const [fact] = factsOfUnit(unit, facts);
  const figure = facts.configurations.find((one) => configurationId(one) === fact);
  if (figure === undefined) return false;
  return spine.structures.some(({ core }) => figure.planets.every((planet) => core.includes(planet)));
}

function isOfSlow(id: string): boolean {
  const [a = "", b = ""] = (id.split("/")[1] ?? "").split("-");
  return isSlow(a) && isSlow(b);
}
