import { siderealDegPerSecond } from "@cosmic/sky/angles";
import type { BirthSky } from "../birth-sky.ts";
import type { Facts } from "../facts.ts";
import type { Rising } from "../horizon/rising-signs.ts";
import { risingSignWindows, signWindows } from "../moment/sign-windows.ts";
import { sunChangeOf } from "../moment/sun-change.ts";

type DayFacts = Pick<Facts, "sunSigns" | "sunChange" | "moonSigns" | "risingSigns">;

/** Signs of the civil day of birth, in local time. */
export function dayFacts(at: BirthSky, risings: readonly Rising[]): DayFacts {
  const { sky, moment, day, localSky, positions } = at;
  const { unixSeconds } = moment;
  const sunSigns = signWindows(sky, { body: "sun", position: positions.sun, unixSeconds }, day);
  const meridianAtStartDeg = localSky.meridianDeg - (unixSeconds - day.startUnix) * siderealDegPerSecond;
  return {
    sunSigns,
    sunChange: sunChangeOf(at, sunSigns),
    moonSigns: signWindows(sky, { body: "moon", position: positions.moon, unixSeconds }, day),
    risingSigns: risingSignWindows(risings, meridianAtStartDeg, day),
  };
}
