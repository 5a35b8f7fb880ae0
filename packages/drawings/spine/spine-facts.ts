import { type Facts, type Planet, planets } from "@cosmic/chart/facts";
import type { Spine, Structure } from "@cosmic/chart/spine/spine";

/** What the drawing shows: the spine, and the positions it lies in. */
export interface SpineFacts {
  readonly spine: Pick<Spine, "structures" | "roles">;
  readonly facts: Pick<
    Facts,
    "planets" | "angles" | "houses" | "aspects" | "ruleAspects" | "dispositors" | "timeUnknown"
  >;
}

/** How boldly a planet is drawn. */
export type Standing = "core" | "attached" | "outside";

/** In a structure's core, held by one, or neither. */
export function standingOf({ spine: { roles } }: SpineFacts, planet: Planet): Standing {
  const role = roles[planet];
  if (role === undefined || role === "outside") return "outside";
  return role === "attached" ? "attached" : "core";
}

/** The planets of a structure's core. */
export function corePlanets({ core }: Pick<Structure, "core">): readonly Planet[] {
  return planets.filter((planet) => core.includes(planet));
}
