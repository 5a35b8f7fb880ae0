import { type BirthSky, birthSkyAt } from "../birth-sky.ts";
import { type PossibleSigns, possibleMoonSigns } from "../certainty/day/possible-signs.ts";
import type { FactId } from "../fact-index/fact-ids.ts";
import type { Facts, FactsWithoutCycles } from "../facts.ts";
import { factsWithoutCycles } from "../natal-chart.ts";
import { factValues } from "./fact-values.ts";

/** What holds of a birth without a time. */
export interface DayCertainties {
  /** Either-or facts with one value at 00:00, noon and 24:00 of the civil day; a share or a theme among them. */
  readonly held: ReadonlySet<FactId>;
  /** Those the chart of noon has and the day does not hold. */
  readonly open: readonly FactId[];
  /** One, or two in order. */
  readonly moonSigns: PossibleSigns;
  /** Null when the phase changes that day. */
  readonly phase: Facts["moonPhase"]["name"] | null;
}

/**
 * What is certain all day of a birth without a time, by charts at both ends of its civil day; null with a time. A planet
 * that crosses into a sign and back between two of the three instants is not seen: none is known to.
 */
export function dayCertainties(at: BirthSky, facts: FactsWithoutCycles): DayCertainties | null {
  if (!at.moment.timeUnknown) return null;
  const ends = [at.day.startUnix, at.day.endUnix].map((end) => factValues(factsWithoutCycles(birthSkyAt(at, end))));
  const noon = factValues(facts);
  const held = new Set<FactId>();
  const open: FactId[] = [];
  for (const [id, value] of noon) {
    if (ends.every((values) => values.get(id) === value)) held.add(id);
    else open.push(id);
  }
  return {
    held,
    open,
    moonSigns: possibleMoonSigns(facts),
    phase: held.has("moon-phase") ? facts.moonPhase.name : null,
  };
}
