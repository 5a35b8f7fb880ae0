import { type Angles, altitude, anglesOver, type LocalSky } from "@cosmic/sky/angles";
import type { Position } from "@cosmic/sky/sky";
import { type Houses, housesOver } from "./houses.ts";

/** The sky over a birthplace at a birth time: what only a birth time gives. */
export interface TimedSky {
  readonly angles: Angles;
  readonly houses: Houses;
  readonly sect: "day" | "night";
}

/** Angles, houses and sect over a place. */
export function timedSky(localSky: LocalSky, sun: Position): TimedSky {
  const angles = anglesOver(localSky);
  return { angles, houses: housesOver(localSky, angles), sect: altitude(sun, localSky) > 0 ? "day" : "night" };
}
