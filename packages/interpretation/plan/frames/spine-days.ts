import { compareTexts } from "@cosmic/chart/compare-texts";
import { planetNamed } from "@cosmic/chart/names";
import type { NowFacts } from "@cosmic/chart/now/now-shape";
import { isSurePass, passDays } from "@cosmic/chart/now/pass-days";
import type { Spine } from "@cosmic/chart/spine/spine";
import type { PlannedSlots } from "../report-plan.ts";

/** The days on which stories of the chapter on dates are exact at members of the spine: the last one behind, and the
 * next; each null when there is none. {b} is the planet that crosses, {a} the one it comes to. Without a birth time a day may be a stretch. */
export function spineDays(
  now: NowFacts,
  { structures }: Spine,
): { readonly behind: PlannedSlots | null; readonly next: PlannedSlots | null } {
  const core = new Set<string>(structures.flatMap((one) => one.core));
  const passes = now.stories
    .filter(
      ({ point, rank }) => now.reader !== "child" && rank !== null && core.has(point) && planetNamed(point) !== null,
    )
    .flatMap(({ body, point, passes }) =>
      passes.filter(isSurePass).map((pass) => ({ body, point, days: passDays(pass), at: pass.at })),
    )
    .toSorted((one, other) => compareTexts(one.at, other.at));
  const slots = (found: (typeof passes)[number] | undefined): PlannedSlots | null => {
    const planet = planetNamed(found?.point);
    if (!found || planet === null) return null;
    const bodies = { a: { is: "bodies", bodies: [planet] }, b: { is: "bodies", bodies: [found.body] } } as const;
    return { ...bodies, date: { is: "open-dates", dates: [found.days] } };
  };
  return {
    behind: slots(passes.findLast(({ days }) => days[1] <= now.asOf)),
    next: slots(passes.find(({ days }) => days[0] > now.asOf)),
  };
}
