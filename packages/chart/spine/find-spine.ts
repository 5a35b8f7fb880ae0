import { type BodyWeights, bodyWeights } from "./body-weights.ts";
import { anySoftAspects, aspectCandidates } from "./candidates/aspect-candidates.ts";
import { placeCandidates } from "./candidates/place-candidates.ts";
import { rulershipCandidates } from "./candidates/rulership-candidates.ts";
import { type Choice, chooseStructures, type Weighed } from "./choose-structures.ts";
import { byWeight, heaviest } from "./heaviest.ts";
import type { Role, Spine, SpineBody, Structure } from "./spine.ts";
import { certainSky, type SpineInput } from "./spine-input.ts";

/** Finds the one to three structures that hold a chart together, and how each body stands to them. */
export function findSpine(input: SpineInput): Spine {
  const sky = certainSky(input);
  const weights = bodyWeights(sky);
  const candidates = [
    ...rulershipCandidates(sky, weights),
    ...aspectCandidates(sky, weights),
    ...placeCandidates(sky, weights.bodies),
  ];
  const usual = chooseStructures(candidates, sky, weights);
  return spineOf(usual.chosen.length > 0 ? usual : chooseStructures(anySoftAspects(sky), sky, weights), weights);
}

/** The chosen structures by their heaviest bodies, and the role that each body has in them. */
export function spineOf({ chosen, coverage }: Choice, weights: BodyWeights): Spine {
  return {
    structures: chosen.map((one) => structureOf(one, weights)),
    roles: rolesIn(chosen, weights),
    coverage,
    weights: Object.fromEntries(weights.bodies.map((body) => [body, weights.of(body)])),
  };
}

function structureOf({ type, key, core, against, bound, score }: Weighed, weights: BodyWeights): Structure {
  const ordered = byWeight(core, weights);
  const lead = heaviest(core, weights);
  const others = against.length > 0 ? against : core.filter((body) => body !== lead);
  const facing = byWeight(against, weights);
  return {
    type,
    key,
    core: ordered,
    against: facing,
    bound,
    score,
    lead,
    second: others.length > 0 ? heaviest(others, weights) : null,
  };
}

/** The firmest standing wins: leader, leader's opposite, member, attached, outside. */
function rolesIn(chosen: readonly Weighed[], weights: BodyWeights): Spine["roles"] {
  const roleOf = (body: SpineBody): Role => {
    if (chosen.some(({ core }) => heaviest(core, weights) === body)) return "lead";
    if (chosen.some(({ against }) => against.includes(body))) return "opposed";
    if (chosen.some(({ core }) => core.includes(body))) return "member";
    return chosen.some(({ bound }) => (bound[body] ?? 0) > 0) ? "attached" : "outside";
  };
  return Object.fromEntries(weights.bodies.map((body) => [body, roleOf(body)]));
}
