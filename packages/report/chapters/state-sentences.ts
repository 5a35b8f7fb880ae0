import type { Facts, Planet } from "@cosmic/chart/facts";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import type { Say } from "@cosmic/interpretation/wording-fill";
import { joint } from "../blocks.ts";
import type { Block } from "../document.ts";
import { houseNumber } from "../placement-words.ts";

/** How the Sun or the Moon stands: house, dignity and, for the Moon, its phase. Only what the library has a written
 * sentence for, a paragraph each; nothing without a birth time, where house and phase are not known. */
export function luminaryState(planet: "sun" | "moon", facts: Facts, say: Say): readonly Block[] {
  const number = houseNumber(facts.planets[planet].house);
  if (number === null) return luminaryDignity(planet, facts, say);
  return [
    joint(say(`state.${planet}.house.${number}`), [`${planet}.house`]),
    ...luminaryDignity(planet, facts, say),
    ...(planet === "moon" ? [joint(say(`state.phase.${facts.moonPhase.name}`), ["moon-phase"])] : []),
  ];
}

/** How the ruler of the rising sign stands. What was said of Sun or Moon in its own chapter is not said again. */
export function chartRulerState(facts: Facts, say: Say): readonly Block[] {
  const rising = facts.angles?.ascendant.sign;
  if (!rising) return [];
  const ruler = modernRulers[rising];
  const { sign: rulerSign, house } = facts.planets[ruler];
  const named = { sign: say(`sign.${rising}`), planet: say(`planetNamed.${ruler}`) };
  const opening =
    rulerSign === rising
      ? say("state.ruler.openingSame", named)
      : say("state.ruler.opening", { ...named, rulerSign: say(`sign.${rulerSign}`) });
  const number = houseNumber(house);
  const where = number === null ? "" : ` ${say(`state.ruler.house.${number}`)}`;
  const luminary = ruler === "sun" || ruler === "moon";
  return [
    joint(opening + where, ["chart-ruler", `${ruler}.sign`, `${ruler}.house`]),
    ...(luminary ? [] : [...rulerDignity(ruler, facts, say), ...motionBlocks(ruler, facts, say)]),
  ];
}

function luminaryDignity(planet: "sun" | "moon", facts: Facts, say: Say): readonly Block[] {
  const { dignity } = facts.planets[planet];
  return dignity === "neutral" ? [] : [joint(say(`state.${planet}.dignity.${dignity}`), [`${planet}.dignity`])];
}

function rulerDignity(ruler: Planet, facts: Facts, say: Say): readonly Block[] {
  const { dignity, sign } = facts.planets[ruler];
  const planet = say(`planetNamed.${ruler}`);
  switch (dignity) {
    case "neutral":
      return [];
    case "domicile":
      return [joint(say("state.ruler.dignity.domicile", { planet }), [`${ruler}.dignity`])];
    case "exaltation":
    case "detriment":
    case "fall":
      return [
        joint(say(`state.ruler.dignity.${dignity}`, { planet, sign: say(`sign.${sign}`) }), [`${ruler}.dignity`]),
      ];
  }
}

/** Standing still is the stronger condition, and is told alone. */
function motionBlocks(planet: Planet, facts: Facts, say: Say): readonly Block[] {
  const { retrograde, stationary } = facts.planets[planet];
  if (!retrograde && !stationary) return [];
  const words = { planet: say(`planetNamed.${planet}`) };
  return [joint(say(stationary ? "state.motion.stationary" : "state.motion.retrograde", words), [`${planet}.motion`])];
}
