import type { NowStory } from "./now-shape.ts";

/** The day of a pass, or the first and the last day that it may have for a birth at any hour of its day. */
export function passDays({ at, stay }: NowStory["passes"][number]): readonly [string, string] {
  return [(stay?.from ?? at).slice(0, 10), (stay?.to ?? at).slice(0, 10)];
}
