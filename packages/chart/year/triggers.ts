import { crossings } from "@cosmic/sky/events/crossings";
import { refineCrossing } from "@cosmic/sky/events/tabulated-course";
import { instantAt } from "./instants.ts";
import type { NatalPoint } from "./natal-points.ts";
import type { Stay } from "./stories/found-story.ts";
import type { Story, Trigger } from "./year-facts.ts";
import type { YearSky } from "./year-sky.ts";

const squareDeg = 90;

/** The sky in which Mars is looked for. */
interface MarsSky extends Pick<YearSky, "sky" | "year"> {
  readonly courses: Pick<YearSky["courses"], "mars">;
}

/** What of a story its trigger days rest on. */
interface TriggeredStory {
  readonly found: {
    readonly natal: Pick<NatalPoint, "longitudeDeg">;
    readonly spans: readonly Pick<Stay, "inJdTt" | "outJdTt">[];
  };
  readonly story: Pick<Story, "id" | "rank">;
}

/** Mars at 0, 90, 180 or 270° from the natal point of a chosen story, while that is in orb; in order of time. */
export function triggersOf({ sky, year, courses }: MarsSky, stories: readonly TriggeredStory[]): readonly Trigger[] {
  const found: (Trigger & { readonly jdTt: number })[] = [];
  for (const {
    found: { natal, spans },
    story,
  } of stories) {
    if (story.rank === null) continue;
    const target = { longitudeDeg: natal.longitudeDeg, everyDeg: squareDeg };
    for (const { jdTt: guess, longitudeDeg } of crossings(courses.mars, target, year)) {
      const jdTt = refineCrossing(sky, "mars", longitudeDeg, guess);
      const isInOrb = spans.some(({ inJdTt, outJdTt }) => jdTt >= inJdTt && jdTt <= outJdTt);
      if (isInOrb) found.push({ story: story.id, at: instantAt(jdTt), jdTt });
    }
  }
  return found.toSorted((one, other) => one.jdTt - other.jdTt).map(({ story, at }) => ({ story, at }));
}
