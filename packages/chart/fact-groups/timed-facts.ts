import type { BirthSky } from "../birth-sky.ts";
import { houseSystemsOf } from "../certainty/house-systems.ts";
import { toleranceOf } from "../certainty/tolerance.ts";
import type { Facts } from "../facts.ts";
import { interceptedSigns } from "../horizon/interception.ts";
import type { TimedSky } from "../horizon/timed-sky.ts";
import type { Planet } from "../names.ts";
import { signAt, zodiacPoint } from "../zodiac/longitude.ts";
import { modernRulers, traditionalRulers } from "../zodiac/rulers.ts";

/** Facts of the angles and houses. */
export function angleFacts({ angles, houses }: TimedSky): Pick<Facts, "angles" | "houses" | "chartRuler"> {
  const ascendant = zodiacPoint(angles.ascendantDeg);
  const rulers: Planet[] = [];
  const older: Planet[] = [];
  for (const cusp of houses.cusps) {
    const sign = signAt(cusp);
    rulers.push(modernRulers[sign]);
    older.push(traditionalRulers[sign]);
  }
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
      rulers,
      traditionalRulers: older,
      intercepted: interceptedSigns(houses.cusps),
    },
    chartRuler: modernRulers[ascendant.sign],
  };
}

/** What another house system, or a birth time some minutes off, would change. */
export function doubtFacts(
  { sky, moment, localSky, positions }: BirthSky,
  { angles, houses, houseOf, sect }: TimedSky,
): Pick<Facts, "houseSystems" | "tolerance"> {
  const { unixSeconds } = moment;
  return {
    houseSystems: houseSystemsOf({ positions, own: houseOf, houses, angles }),
    tolerance: toleranceOf({
      sky,
      unixSeconds,
      localSky,
      positions,
      system: houses.system,
      houses: houseOf,
      angles,
      sect,
    }),
  };
}
