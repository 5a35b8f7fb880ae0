import { type DayState, dayStates } from "@cosmic/chart/certainty/day/day-states";
import type { Facts } from "@cosmic/chart/facts";
import type { Planet } from "@cosmic/chart/names";
import type { Condition } from "@cosmic/library/test-words";
import { scoreExtremes } from "../selection/leading-shares.ts";

/** The states of a planet that the library describes. Of one kind a planet has one at most: a station replaces the
 * others, and the heart of the Sun its beams. Dignity and strength hold under every sign of a day without a birth time. */
export function conditionsOf(
  planet: Planet,
  facts: Facts,
  [first, ...others]: readonly [DayState, ...DayState[]] = dayStates(facts),
): readonly Condition[] {
  const elsewhere = others.map((state) => ofSigns(planet, state));
  return [
    ...ofSigns(planet, first).filter((one) => elsewhere.every((other) => other.includes(one))),
    ...motionOf(planet, facts),
    ...lightOf(planet, facts),
    ...(hasNoAspect(planet, facts) ? (["unaspected"] as const) : []),
  ];
}

function motionOf(planet: Planet, { planets }: Facts): readonly Condition[] {
  const { stationary, retrograde, fast, slow } = planets[planet];
  if (stationary) return ["stationary"];
  if (retrograde) return ["retrograde"];
  if (fast) return ["fast"];
  return slow ? ["slow"] : [];
}

function lightOf(planet: Planet, { planets }: Facts): readonly Condition[] {
  const { cazimi, combust, underBeams } = planets[planet];
  if (cazimi) return ["cazimi"];
  if (combust) return ["combust"];
  return underBeams ? ["under-beams"] : [];
}

/** Dignity and strength, which go by the signs. */
function ofSigns(planet: Planet, state: DayState): readonly Condition[] {
  const { dignity } = state.planets[planet];
  return [...(dignity === "neutral" ? [] : [dignity]), ...strengthOf(planet, state)];
}

/** The strongest and the weakest, if they are alone in it. */
function strengthOf(planet: Planet, state: DayState): readonly Condition[] {
  const { score } = state.planets[planet];
  const { most, strongest, least, weakest } = scoreExtremes(state);
  if (score === most) return strongest.length === 1 ? ["strongest"] : [];
  return score === least && weakest.length === 1 ? ["weakest"] : [];
}

/** Whether a planet has no aspect at all, by the orbs of the chart or of the report's table. Without a birth time the Moon
 * may have joined any planet at some hour, so none is known to be without. */
export function hasNoAspect(planet: Planet, { aspects, ruleAspects, timeUnknown }: Facts): boolean {
  return !timeUnknown && ![...aspects, ...ruleAspects].some(({ a, b }) => a === planet || b === planet);
}
