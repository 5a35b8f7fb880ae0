import type { BirthSky } from "../birth-sky.ts";
import type { FactsWithoutCycles } from "../facts.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { findSpine } from "./find-spine.ts";
import type { Spine } from "./spine.ts";
import type { Longitudes } from "./spine-input.ts";

/** The spine of a birth whose sky and facts are known. */
export function natalSpine({ sky, moment, day }: BirthSky, facts: FactsWithoutCycles): Spine {
  const at = (unixSeconds: number): Longitudes => {
    const { jdTt } = sky.timeScales(unixSeconds);
    return perPlanet((planet) => sky.position(planet, jdTt).longitudeDeg);
  };
  return findSpine({ facts, dayEnds: moment.timeUnknown ? [at(day.startUnix), at(day.endUnix)] : null });
}
