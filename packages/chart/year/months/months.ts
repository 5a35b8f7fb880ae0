import { houseOf } from "../../horizon/houses.ts";
import { separation } from "../../zodiac/longitude.ts";
import { passesIn } from "../stories/story-weight.ts";
import type { ToldStory } from "../stories/tell-stories.ts";
import type { LunationFact, MonthFacts } from "../year-facts.ts";
import type { YearSky } from "../year-sky.ts";
import { monthEvents, type YearEvents, yearLines } from "./month-events.ts";

/** A month as the search sees it, TT; the first begins with the year. */
interface MonthSpan {
  readonly month: string;
  readonly fromJdTt: number;
  readonly toJdTt: number;
  readonly from: string;
  readonly to: string;
}

/** The twelve months: the story that leads each, where the Sun stands, the lunation described, the dated lines. */
export function monthsOf(
  yearSky: YearSky,
  stories: readonly ToldStory[],
  { events, cusps }: { readonly events: YearEvents; readonly cusps: readonly number[] | null },
): readonly MonthFacts[] {
  const lines = [...yearLines(events)];
  return monthSpans(yearSky).map((span): MonthFacts => {
    const { lead, state } = leadOf(yearSky, stories, span);
    const sun = yearSky.sky.position("sun", (span.fromJdTt + span.toJdTt) / 2);
    return {
      ...{ id: `month.${span.month}`, month: span.month, lead, state },
      sunHouse: cusps === null ? null : houseOf(sun.longitudeDeg, cusps),
      lunation: toldLunation(events.lunations.filter(({ at }) => at >= span.from && at < span.to)),
      events: monthEvents(lines, span),
    };
  });
}

function monthSpans({ sky, window, year }: YearSky): readonly MonthSpan[] {
  return window.months.map(({ month, fromUnix, toUnix }, index) => ({
    month,
    fromJdTt: index === 0 ? year.fromJdTt : sky.timeScales(fromUnix).jdTt,
    toJdTt: sky.timeScales(toUnix).jdTt,
    from: new Date((index === 0 ? window.fromUnix : fromUnix) * 1000).toISOString().replace(".000Z", "Z"),
    to: new Date(toUnix * 1000).toISOString().replace(".000Z", "Z"),
  }));
}

/** The heaviest chosen story with a pass in the month, else one in orb, else none. */
function leadOf(
  { courses }: YearSky,
  stories: readonly ToldStory[],
  span: MonthSpan,
): Pick<MonthFacts, "lead" | "state"> {
  const chosen = stories.filter(({ story }) => story.rank !== null);
  const exact = chosen.find(({ found }) => passesIn(found, span).length > 0);
  if (exact) return { lead: exact.story.id, state: "exact" };
  for (const { found, story } of chosen) {
    const inOrb = found.spans.find(({ inJdTt, outJdTt }) => outJdTt > span.fromJdTt && inJdTt < span.toJdTt);
    if (inOrb === undefined) continue;
    const offsetAt = (jdTt: number) => separation(courses[found.body].at(jdTt).longitudeDeg, found.targetDeg);
    const atFirst = offsetAt(Math.max(inOrb.inJdTt, span.fromJdTt));
    const atLast = offsetAt(Math.min(inOrb.outJdTt, span.toJdTt));
    return { lead: story.id, state: atLast < atFirst ? "rising" : "leaving" };
  }
  return { lead: null, state: "quiet" };
}

/** The lunation nearest to a natal point, else the new moon. */
function toldLunation(lunations: readonly LunationFact[]): string | null {
  let nearest: LunationFact | null = null;
  for (const lunation of lunations) {
    const orb = lunation.touches[0]?.orb ?? Number.POSITIVE_INFINITY;
    if (orb < (nearest?.touches[0]?.orb ?? Number.POSITIVE_INFINITY)) nearest = lunation;
  }
  return (nearest ?? lunations.find(({ kind }) => kind === "new") ?? lunations[0])?.at ?? null;
}
