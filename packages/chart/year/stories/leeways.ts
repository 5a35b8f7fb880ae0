import { crossings } from "@cosmic/sky/events/crossings";
import { refineCrossing } from "@cosmic/sky/events/tabulated-course";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { StoryBody } from "../year-facts.ts";
import type { FoundPass, FoundStory, StoryPoint } from "./found-story.ts";
import type { StorySky } from "./story-sky.ts";

/** A pass of another birth further off than this is another pass, days. */
const furthestDays = 200;

/** The instants (TT) of a pass for a birth five minutes earlier and later; null where there is none. */
export interface Leeway {
  readonly earlierJdTt: number | null;
  readonly laterJdTt: number | null;
}

/** The leeway of each pass of a story, in order; null without a birth time. */
export function leewaysOf<Body extends StoryBody>(
  ground: StorySky<Body>,
  story: FoundStory<Body, StoryPoint>,
): readonly (Leeway | null)[] {
  const { shifted } = story.natal;
  const [first] = story.passes;
  const last = story.passes.at(-1);
  if (shifted === null || first === undefined || last === undefined) return story.passes.map(() => null);
  const near = { from: first.jdTt - furthestDays, to: last.jdTt + furthestDays };
  const earlier = passesOver(ground, story.body, { longitudeDeg: shifted.earlierDeg + story.angle, ...near });
  const later = passesOver(ground, story.body, { longitudeDeg: shifted.laterDeg + story.angle, ...near });
  return story.passes.map((pass) => ({
    earlierJdTt: samePass(earlier, pass),
    laterJdTt: samePass(later, pass),
  }));
}

function passesOver<Body extends StoryBody>(
  { sky, courses, reach }: StorySky<Body>,
  body: Body,
  { longitudeDeg, from, to }: { readonly longitudeDeg: number; readonly from: number; readonly to: number },
) {
  const window = { fromJdTt: Math.max(from, reach.fromJdTt), toJdTt: Math.min(to, reach.toJdTt) };
  const targetDeg = normalizeDegrees(longitudeDeg);
  return [...crossings(courses[body], { longitudeDeg: targetDeg }, window)].map(({ jdTt, direct }) => ({
    jdTt: refineCrossing(sky, body, targetDeg, jdTt),
    direct,
  }));
}

/** The nearest pass of the same direction. */
function samePass(passes: readonly Omit<FoundPass, "stay">[], { jdTt, direct }: FoundPass): number | null {
  let nearest: number | null = null;
  for (const pass of passes) {
    const days = Math.abs(pass.jdTt - jdTt);
    if (pass.direct !== direct || days > furthestDays) continue;
    if (nearest === null || days < Math.abs(nearest - jdTt)) nearest = pass.jdTt;
  }
  return nearest;
}
