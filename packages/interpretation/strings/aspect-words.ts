import type { Aspect, Facts } from "@cosmic/chart/facts";
import { type AspectEnd, planetNamed } from "@cosmic/chart/names";
import type { Say } from "./fill-strings.ts";
import { orbText } from "./number-words.ts";

/** Smallest step an orb is printed in, degrees. */
const printedDeg = 0.1;
const exactUnderDeg = 1;

interface Told {
  readonly facts: Facts;
  readonly say: Say;
}

/** An orb with one decimal; without a birth time, as "about" if it changes visibly over the day. */
export function orbSaid(aspect: Pick<Aspect, "a" | "b" | "orb">, { facts, say }: Told): string {
  const orb = orbText(aspect.orb, say.rules);
  if (halfDayChange(aspect, facts) < printedDeg) return orb;
  // In a day the Moon moves through the whole width of an aspect.
  return say(aspect.a === "moon" || aspect.b === "moon" ? "orb.atNoon" : "orb.about", { orb });
}

/** Orbs below this would be printed as nothing, degrees. */
const leastOrbDeg = 0.1;

/** An orb in a sentence; one that tables print as 0.0° is called less than a tenth of a degree. */
export function orbWords(aspect: Pick<Aspect, "a" | "b" | "orb">, told: Told): string {
  const isLeast = aspect.orb < leastOrbDeg && !told.facts.timeUnknown;
  return isLeast ? told.say("orb.least") : orbSaid(aspect, told);
}

/** Applying or separating; without a birth time, "exact that day" if it changed from one to the other. */
export function motionSaid(aspect: Aspect, { facts, say }: Told): string {
  if (halfDayChange(aspect, facts) > aspect.orb) return say("positions.exactThatDay");
  return say(aspect.applying ? "positions.applying" : "positions.separating");
}

/** Whether an aspect is exact; without a birth time, whether it is at every hour of the day. */
export function isSurelyExact(aspect: Pick<Aspect, "a" | "b" | "orb">, facts: Facts): boolean {
  return aspect.orb + halfDayChange(aspect, facts) < exactUnderDeg;
}

/**
 * The orb that decides whether an aspect counts as close; without a birth time, it counts only if exact at every hour.
 */
export function describedOrbDeg(aspect: Pick<Aspect, "a" | "b" | "orb">, facts: Facts): number {
  return isSurelyExact(aspect, facts) ? aspect.orb : Math.max(exactUnderDeg, aspect.orb);
}

/** How far an orb may differ from its value at noon, degrees; 0 with a birth time. */
function halfDayChange({ a, b }: Pick<Aspect, "a" | "b">, facts: Facts): number {
  if (!facts.timeUnknown) return 0;
  return Math.abs(speedOf(a, facts) - speedOf(b, facts)) / 2;
}

/** Angles have no speed that an orb would be reckoned with. */
function speedOf(end: AspectEnd, { planets }: Facts): number {
  const planet = planetNamed(end);
  return planet === null ? 0 : planets[planet].speed;
}
