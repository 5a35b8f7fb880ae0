import type { Facts } from "@cosmic/chart/facts";
import type { Planet } from "@cosmic/chart/names";
import type { Condition } from "@cosmic/library/test-words";
import { describedAspects } from "../selection/described-aspects.ts";
import { scoreExtremes } from "../selection/leading-shares.ts";

/** The states of a planet that the library describes. Of one kind a planet has one at most: a station replaces the
 * others, and the heart of the Sun its beams. */
export function conditionsOf(planet: Planet, facts: Facts): readonly Condition[] {
  const { dignity } = facts.planets[planet];
  return [
    ...(dignity === "neutral" ? [] : [dignity]),
    ...motionOf(planet, facts),
    ...lightOf(planet, facts),
    ...strengthOf(planet, facts),
    ...(isUnaspected(planet, facts) ? (["unaspected"] as const) : []),
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

/** The strongest and the weakest, if they are alone in it. */
function strengthOf(planet: Planet, facts: Facts): readonly Condition[] {
  const { score } = facts.planets[planet];
  const { most, strongest, least, weakest } = scoreExtremes(facts);
  if (score === most) return strongest.length === 1 ? ["strongest"] : [];
  return score === least && weakest.length === 1 ? ["weakest"] : [];
}

/** Without a birth time an aspect of the Moon may have held, so it counts against. */
function isUnaspected(planet: Planet, facts: Facts): boolean {
  if (facts.timeUnknown && planet === "moon") return false;
  const joins = (body: string, { a, b }: Facts["aspects"][number]) => a === body || b === body;
  const moonMay = facts.timeUnknown && facts.aspects.some((one) => joins(planet, one) && joins("moon", one));
  return !moonMay && !describedAspects(facts).some((one) => joins(planet, one));
}
