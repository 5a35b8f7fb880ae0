import { houseOf } from "../../horizon/houses.ts";
import { separation, signAt } from "../../zodiac/longitude.ts";
import { eclipseSight, type Place } from "../eclipses/eclipse-sight.ts";
import { instantAt } from "../instants.ts";
import type { Lunation } from "../lunations.ts";
import { isMetByMoons, type NatalPoint } from "../natal-points.ts";
import type { LunationFact, Touch } from "../year-facts.ts";
import type { YearSky } from "../year-sky.ts";

const touchDeg = 2;
const eclipseTouchDeg = 3;

/** What the lunations of a year meet in a chart, and how its eclipses look from the year's place. */
export function lunationFacts(
  { sky, lunations }: Pick<YearSky, "sky" | "lunations">,
  { points, cusps, place }: LunationGround,
): readonly LunationFact[] {
  return lunations.map((lunation) => {
    const { kind, jdTt, longitudeDeg, eclipse } = lunation;
    return {
      ...{ kind, at: instantAt(jdTt), longitude: longitudeDeg, sign: signAt(longitudeDeg) },
      house: cusps === null ? null : houseOf(longitudeDeg, cusps),
      touches: touchesOf(lunation, points),
      eclipse:
        eclipse === null
          ? null
          : { type: eclipse.type, greatest: instantAt(eclipse.greatestJdTt), ...eclipseSight(sky, eclipse, place) },
    };
  });
}

/** The chart and the place that lunations are computed for. */
export interface LunationGround {
  readonly points: readonly NatalPoint[];
  readonly cusps: readonly number[] | null;
  readonly place: Place;
}

/** Sun to Saturn and the angles near a lunation or opposite it; without a birth time, at both ends of the day. */
function touchesOf({ longitudeDeg, eclipse }: Lunation, points: readonly NatalPoint[]): readonly Touch[] {
  const limitDeg = eclipse === null ? touchDeg : eclipseTouchDeg;
  return points
    .flatMap((natal): readonly Touch[] => {
      if (!isMetByMoons(natal)) return [];
      const { point } = natal;
      return ([0, 180] as const).flatMap((angle) => {
        const orbOf = (natalDeg: number) => separation(longitudeDeg + angle, natalDeg);
        const ends = [natal.longitudeDeg - natal.behindDeg, natal.longitudeDeg + natal.aheadDeg];
        const isIn = ends.every((end) => orbOf(end) <= limitDeg);
        return isIn ? [{ point, angle, orb: orbOf(natal.longitudeDeg) }] : [];
      });
    })
    .toSorted((one, other) => one.orb - other.orb);
}
