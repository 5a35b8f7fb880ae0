import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { type Facts, type Planet, type Sign, signs } from "@cosmic/chart/facts";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import type { Related } from "../passages/passage-pool.ts";
import { isSurelyExact, orbSaid } from "../strings/aspect-words.ts";
import type { FactWords } from "../strings/fact-words.ts";
import type { Say } from "../strings/fill-strings.ts";
import { houseOrdinal } from "../strings/house-ordinal.ts";

/** Opposite signs are six apart. */
const acrossSigns = 6;
/** A planet is heavier than another from this many points more. */
const heavierBy = 3;

interface Asked {
  readonly facts: Facts;
  readonly say: Say;
  readonly words: FactWords;
}

/** How the planet just described relates to the next one, nearest relation first, with the slots for a joint. */
export function relationsOf(before: Planet, next: Planet, { facts, say, words }: Asked): readonly Related[] {
  const one = facts.planets[before];
  const other = facts.planets[next];
  const slots = {
    a: words.named(placementFact(before, "sign")),
    b: words.named(placementFact(next, "sign")),
  };
  const found: Related[] = [];
  const aspect = facts.aspects.find(({ a, b }) => (a === before && b === next) || (a === next && b === before));
  const moonUnsure = facts.timeUnknown && (before === "moon" || next === "moon");
  if (aspect && isSurelyExact(aspect, facts) && !moonUnsure) {
    const narrowest = facts.aspects[0] === aspect ? (["narrowest"] as const) : [];
    found.push({ relation: "tight-orb", slots: { ...slots, orb: orbSaid(aspect, { facts, say }) }, holds: narrowest });
  }
  if (modernRulers[other.sign] === before && modernRulers[one.sign] === next) {
    found.push({ relation: "disposits", slots, holds: ["mutual"] });
  } else if (modernRulers[other.sign] === before) found.push({ relation: "disposits", slots });
  if (one.sign === other.sign)
    found.push({ relation: "same-sign", slots: { ...slots, sign: say(`sign.${one.sign}`) } });
  if (signDistance(one.sign, other.sign) === acrossSigns) found.push({ relation: "opposite-signs", slots });
  if (one.house !== null && one.house === other.house) {
    found.push({ relation: "same-house", slots: { ...slots, house: houseOrdinal(one.house, say) } });
  }
  if (elementOf(one.sign) === elementOf(other.sign)) {
    found.push({ relation: "same-element", slots: { ...slots, element: say(`elementNamed.${elementOf(one.sign)}`) } });
  }
  if (Math.abs(one.score - other.score) >= heavierBy) found.push(heavier(before, next, { facts, say, words }));
  if (elementOf(one.sign) !== elementOf(other.sign)) found.push({ relation: "different-element", slots });
  return found;
}

function heavier(before: Planet, next: Planet, { facts, words }: Asked): Related {
  const [strong, weak] = facts.planets[before].score > facts.planets[next].score ? [before, next] : [next, before];
  const angularAlone = standsOnAngle(strong, facts) && !standsOnAngle(weak, facts);
  const holds: Related["holds"] = [
    "scored",
    ...(angularAlone ? (["angular"] as const) : []),
    ...(weak === before ? (["lighter-first"] as const) : []),
  ];
  const slots = {
    a: words.named(placementFact(strong, "sign")),
    b: words.named(placementFact(weak, "sign")),
  };
  return { relation: "heavier-than", slots, holds };
}

/** Whether a planet is conjunct one of the four angles, within orb; being in an angular house is not enough. */
function standsOnAngle(planet: Planet, { angleAspects }: Facts): boolean {
  return angleAspects.some(({ a, type }) => a === planet && (type === "conjunction" || type === "opposition"));
}

function signDistance(one: Sign, other: Sign): number {
  return (signs.indexOf(other) - signs.indexOf(one) + signs.length) % signs.length;
}
