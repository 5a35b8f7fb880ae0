import { nowCurve } from "@cosmic/chart/now/now-curves";
import type { NowFacts, NowStory } from "@cosmic/chart/now/now-shape";
import type { NowSky } from "@cosmic/chart/now/now-sky";
import { passDays } from "@cosmic/chart/now/pass-days";
import { moonCells, yearCells } from "@cosmic/drawings/now/line/now-bands-of";
import { type NowLineWords, nowLine } from "@cosmic/drawings/now/now-line";
import { bodyTitled, listed } from "@cosmic/interpretation/strings/fact-words";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { dateText, dayWithinText, monthNumber, shortDateText } from "../context/dates.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";

/** The line of three years with the stories of the chapter; nothing when it has none. */
export function nowLineBlock(now: NowFacts, sky: NowSky, context: ReportContext): readonly Block[] {
  const { say } = context;
  const stories = now.stories.filter(({ rank }) => rank !== null);
  if (stories.length === 0) return [];
  const facts = {
    ...{ asOf: now.asOf, window: now.window, stories, curves: stories.map((story) => nowCurve(sky, story)) },
    ...{ moon: moonCells(now), years: yearCells(now) },
  };
  const words = wordsOf(now, context);
  return [
    {
      ...{ kind: "figure", name: "now-line", size: "wide", caption: say("figure.now.caption") },
      drawing: nowLine(facts, words),
      compact: nowLine(facts, words, "compact"),
    },
  ];
}

function wordsOf({ asOf, window }: NowFacts, context: ReportContext): NowLineWords<NowStory> {
  const { say } = context;
  const full = (date: string) => dateText(date.slice(0, 10), say);
  return {
    title: say("figure.now.title", { from: full(window.from), to: full(window.to) }),
    asOf: { wide: full(asOf), compact: shortDateText(asOf, say) },
    month: (month) => say(`monthShort.${monthNumber(month)}`),
    date: (instant) => shortDateText(instant.slice(0, 10), say),
    name: (story) => storyNamed(story, context),
    course: (story) => courseOf(story, asOf, context),
    axisEnds: { descendant: say("figure.now.descendant"), imumCoeli: say("figure.now.imumCoeli") },
    signs: {
      ...{ direct: say("figure.now.direct"), retrograde: say("figure.now.retrograde"), stay: say("figure.now.stay") },
      ...{ inOrb: say("figure.now.inOrb"), station: say("figure.now.station"), way: say("figure.now.way") },
    },
    moonName: say("figure.now.moon"),
    yearName: say("figure.now.year"),
    moon: ({ sign }) => say(`sign.${sign}`),
    year: ({ house, ruler }) =>
      raiseFirst(say("word.listed", { first: say(`house.${house}`), second: say(`planet.${ruler}`) })),
    story: (story) => storyDated(story, context),
  };
}

/** “Saturn square Sun”. */
export function storyNamed({ body, aspect, point }: NowStory, { say }: ReportContext): string {
  return say(`aspectPair.${aspect}`, { a: say(`planet.${body}`), b: bodyTitled(point, say) });
}

function courseOf({ passes }: NowStory, asOf: string, { say }: ReportContext): string {
  if (passes.length === 0) return say("figure.now.near");
  if (passes.length === 1) return say("figure.now.once");
  const behind = String(passes.filter(({ at }) => at.slice(0, 10) <= asOf).length);
  return say("figure.now.passes", { behind, count: String(passes.length) });
}

/** A story with the days of its passes, for a reader who does not see the drawing. */
function storyDated(story: NowStory, context: ReportContext): string {
  const { say } = context;
  const days = story.passes.map((pass) => dayWithinText(...passDays(pass), say));
  const [first] = story.spans;
  const dates = days.length > 0 ? listed(days, say) : dateText((first?.in ?? "").slice(0, 10), say);
  return say("figure.now.told", { story: storyNamed(story, context), dates });
}
