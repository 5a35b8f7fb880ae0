import type { BirthSky } from "../birth-sky.ts";
import type { Facts } from "../facts.ts";
import { houseSystemsOf } from "../horizon/house-systems.ts";
import { houseOf } from "../horizon/houses.ts";
import { interceptedSigns } from "../horizon/interception.ts";
import type { TimedSky } from "../horizon/timed-sky.ts";
import { toleranceOf } from "../moment/tolerance.ts";
import { signAt, zodiacPoint } from "../zodiac/longitude.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { modernRulers, traditionalRulers } from "../zodiac/rulers.ts";

/** The facts of the angles and houses. */
export function angleFacts({ angles, houses }: TimedSky): Pick<Facts, "angles" | "houses" | "chartRuler"> {
  const ascendant = zodiacPoint(angles.ascendantDeg);
  const cuspSigns = houses.cusps.map(signAt);
  return {
    angles: {
      ascendant,
      midheaven: zodiacPoint(angles.midheavenDeg),
      descendant: zodiacPoint(angles.ascendantDeg + 180),
      imumCoeli: zodiacPoint(angles.midheavenDeg + 180),
    },
    houses: {
      system: houses.system,
      cusps: houses.cusps,
      rulers: cuspSigns.map((sign) => modernRulers[sign]),
      traditionalRulers: cuspSigns.map((sign) => traditionalRulers[sign]),
      intercepted: interceptedSigns(houses.cusps),
    },
    chartRuler: modernRulers[ascendant.sign],
  };
}

/** What other houses, and what other minutes, would change. */
export function doubtFacts(
  { sky, moment, localSky, positions }: BirthSky,
  { angles, houses, sect }: TimedSky,
): Pick<Facts, "houseSystems" | "tolerance"> {
  const own = perPlanet((planet) => houseOf(positions[planet].longitudeDeg, houses.cusps));
  const { unixSeconds } = moment;
  return {
    houseSystems: houseSystemsOf({ positions, own, houses, angles }),
    tolerance: toleranceOf({
      sky,
      unixSeconds,
      localSky,
      positions,
      system: houses.system,
      houses: own,
      ascendantDeg: angles.ascendantDeg,
      midheavenDeg: angles.midheavenDeg,
      sect,
    }),
  };
}
