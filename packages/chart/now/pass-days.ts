import type { NowStory } from "./now-shape.ts";

type Pass = NowStory["passes"][number];

/** Whether a birth at any hour of its day has the pass. */
export function isSurePass({ stay }: Pass): boolean {
  return stay === null || stay.through;
}

/** The day of a pass, or the first and the last day that it may have for a birth at any hour of its day. */
export function passDays({ at, stay }: Pass): readonly [string, string] {
  return [(stay?.from ?? at).slice(0, 10), (stay?.to ?? at).slice(0, 10)];
}
