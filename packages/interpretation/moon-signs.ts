import type { Facts, Sign } from "@cosmic/chart/facts";

/** The signs the Moon may stand in: one, or with an unknown hour all those of that day. */
export function possibleMoonSigns(facts: Pick<Facts, "timeUnknown" | "planets" | "moonSigns">): readonly Sign[] {
  if (!facts.timeUnknown) return [facts.planets.moon.sign];
  const signs = facts.moonSigns.map((window) => window.sign);
  return signs.length > 0 ? [...new Set(signs)] : [facts.planets.moon.sign];
}

/** Whether what rests on the Moon’s exact place may be told: without the hour it is eight degrees wide. */
export function moonIsPlaced(facts: Pick<Facts, "timeUnknown">): boolean {
  return !facts.timeUnknown;
}
