import type { Aspect, Facts } from "../../facts.ts";
import { planetNamed } from "../../names.ts";
import { calculationOrbDeg } from "../../zodiac/aspects.ts";
import { halfDay } from "./possible-signs.ts";

/** Whether an aspect of two planets is known to be there: with a birth time always, without one when it stays within its
 * orb from midnight to midnight, as a conjunction or an opposition of the Moon does when it is closest about noon. */
export function isAspectCertain({ a, b, type, orb }: Aspect, { timeUnknown, planets }: DayFacts): boolean {
  if (!timeUnknown) return true;
  const other = planetNamed(b);
  if (other === null) return false;
  const drift = Math.abs(planets[a].speed - planets[other].speed) * halfDay;
  return orb + drift <= calculationOrbDeg[type];
}

type DayFacts = Pick<Facts, "timeUnknown" | "planets">;
