import { planetNamed } from "@cosmic/chart/names";
import type { Test, Unit } from "@cosmic/library/unit";
import { isSlow } from "../../selection/slow-planets.ts";
import type { PlanInput } from "../plan-input.ts";
import type { ItemRole } from "../report-plan.ts";
import { metBy } from "./chart-answers.ts";

/** Points that stay in a sign for months or years. */
const slowPoints: readonly string[] = ["trueNode", "chiron", "meanLilith"];
/** A slow planet is a person's own where it has an aspect with a fast one up to this orb, degrees. */
const ownDeg = 1.5;
const ofHouseClass = { angular: "scene", succedent: "others", cadent: "practice" } as const;

/**
 * Whether a part is called for by more than a fact which a large share of one's contemporaries have: the sign or the
 * state of a slow body, or the common speed of a planet. Of what a slow planet's sign says, the strain suits a chart in
 * which its closest aspect with a fast planet is hard, the gift one in which it is soft; the scene suits an angular
 * house and the practice a cadent one, or without houses its role in the spine. Its state and its ruler are called for
 * where it belongs to the spine or is close to a fast planet.
 */
export function calledFor({ facts, spine }: Pick<PlanInput, "facts" | "spine">) {
  return ({ when }: Pick<Unit, "when">): ((role: ItemRole) => boolean) => {
    if (when.every((test) => test.fact === "condition" && test.is === "fast")) return () => false;
    const [body, ...others] = when.map(slowBodyOf);
    if (!body || others.includes(null)) return () => true;
    const planet = planetNamed(body);
    if (planet === null) return () => false;
    const standing = spine.roles[planet] ?? "outside";
    const isCore = standing !== "outside" && standing !== "attached";
    const met = metBy(planet, facts, (by) => !isSlow(by));
    const { houseClass } = facts.planets[planet];
    return (role) => {
      if (role === "gift") return met?.nature === "soft";
      if (role === "strain") return met !== null && met.nature !== "soft";
      if (role === "core" || role === "further") return isCore || (met !== null && met.orb <= ownDeg);
      if (houseClass !== null) return ofHouseClass[houseClass] === role;
      return role === (isCore ? "scene" : standing === "attached" ? "practice" : "others");
    };
  };
}

/** The slow body whose sign or state a test asks for; null for any other test. */
function slowBodyOf(test: Test): string | null {
  const names = test.fact === "sign" ? [test.of].flat() : test.fact === "condition" ? [test.body] : [];
  const [first] = names;
  return first !== undefined && names.every((name) => isSlow(name) || slowPoints.includes(name)) ? first : null;
}
