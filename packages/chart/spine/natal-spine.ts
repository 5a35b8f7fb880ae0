import type { BirthSky } from "../birth-sky.ts";
import type { FactsWithoutCycles } from "../facts.ts";
import { planetLongitudes } from "../moment/planet-longitudes.ts";
import { findSpine } from "./find-spine.ts";
import type { Spine } from "./spine.ts";

/** The spine of a birth whose sky and facts are known. */
export function natalSpine({ sky, moment, day }: BirthSky, facts: FactsWithoutCycles): Spine {
  const at = (unixSeconds: number) => planetLongitudes(sky, sky.timeScales(unixSeconds).jdTt);
  return findSpine({ facts, dayEnds: moment.timeUnknown ? [at(day.startUnix), at(day.endUnix)] : null });
}
