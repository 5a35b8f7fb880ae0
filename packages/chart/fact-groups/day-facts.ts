import { siderealDegPerSecond } from "@cosmic/sky/angles";
import type { BirthSky } from "../birth-sky.ts";
import { type Facts, type Planet, planets, type SignWindow } from "../facts.ts";
import type { Rising } from "../horizon/rising-signs.ts";
import { changedSigns, risingSignWindows, signWindows } from "../moment/sign-windows.ts";
import { sunChangeOf } from "../moment/sun-change.ts";

type DayFacts = Pick<Facts, "sunSigns" | "sunChange" | "moonSigns" | "signChanges" | "risingSigns">;

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
    signChanges: signChangesOf(at),
    risingSigns: risingSignWindows(risings, meridianAtStartDeg, day),
  };
}

/** Of the planets other than the Sun and the Moon those that changed sign on the day. */
function signChangesOf({ sky, moment: { unixSeconds }, day, positions }: BirthSky): Facts["signChanges"] {
  const found: Partial<Record<Planet, readonly SignWindow[]>> = {};
  for (const planet of planets) {
    if (planet === "sun" || planet === "moon") continue;
    const windows = changedSigns(sky, { body: planet, position: positions[planet], unixSeconds }, day);
    if (windows) found[planet] = windows;
  }
  return found;
}
