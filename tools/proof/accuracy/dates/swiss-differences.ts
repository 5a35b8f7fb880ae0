import { housesOver } from "@cosmic/chart/horizon/houses";
import { solarReturnInstants } from "@cosmic/chart/year/solar-return-instants";
import { anglesOver } from "@cosmic/sky/angles";
import { unixSecondsAt } from "@cosmic/sky/earth/time-scales";
import type { Sky } from "@cosmic/sky/sky";
import { type SwissHouses, swissReturns } from "../../golden-dates/published-dates.ts";
import { arcsecondsBetween } from "../errors/errors.ts";

/** Largest differences from charts of Swiss Ephemeris. */
export interface SwissDifferences {
  readonly charts: number;
  /** Of the instant. */
  readonly seconds: number;
  /** Of angles and cusps for the same sidereal time, arc-seconds. */
  readonly houses: number;
  /** Of the Ascendant as each works it out from its own instant and its own turning of the Earth, arc-seconds. */
  readonly ascendant: number;
}

const nearDays = 3;

/** Returns of the Sun, from the birth alone. */
export function swissReturnDifferences(sky: Sky): SwissDifferences {
  const rows = swissReturns().map(({ birth, returnUnix, houses }) => {
    const { longitudeDeg } = sky.position("sun", sky.timeScales(birth.unix).jdTt);
    const near = sky.timeScales(returnUnix).jdTt;
    const [jdTt = Number.NaN] = solarReturnInstants(sky, longitudeDeg, {
      fromJdTt: near - nearDays,
      toJdTt: near + nearDays,
    });
    const unix = unixSecondsAt(jdTt);
    const { obliquityDeg, siderealTimeDeg } = sky.frame(sky.timeScales(unix));
    const over = { obliquityDeg, meridianDeg: siderealTimeDeg + birth.longitude, latitudeDeg: birth.latitude };
    return {
      seconds: Math.abs(unix - returnUnix),
      houses: houseDifference(houses, birth.latitude),
      ascendant: arcsecondsBetween(anglesOver(over).ascendantDeg, houses.ascendantDeg),
    };
  });
  const worst = (key: "seconds" | "houses" | "ascendant") => Math.max(...rows.map((row) => row[key]));
  return { charts: rows.length, seconds: worst("seconds"), houses: worst("houses"), ascendant: worst("ascendant") };
}

/** Largest difference of Midheaven and cusps for the same sidereal time, arc-seconds. */
export function houseDifference(
  { meridianDeg, obliquityDeg, ascendantDeg, midheavenDeg, cusps }: SwissHouses,
  latitudeDeg: number,
): number {
  const over = { meridianDeg, obliquityDeg, latitudeDeg };
  const angles = anglesOver(over);
  const own = housesOver(over, angles).cusps;
  const [eleventh = 0, twelfth = 0, second = 0, third = 0] = cusps;
  const golden = [ascendantDeg, second, third, midheavenDeg + 180, eleventh + 180, twelfth + 180];
  const all = [...golden, ...golden.map((cusp) => cusp + 180)];
  return Math.max(
    arcsecondsBetween(angles.midheavenDeg, midheavenDeg),
    ...all.map((cusp, index) => arcsecondsBetween(own[index] ?? Number.NaN, cusp)),
  );
}
