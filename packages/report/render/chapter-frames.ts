import type { NowFacts } from "@cosmic/chart/now/now-shape";
import { required } from "@cosmic/chart/required";
import type { ChapterRole } from "@cosmic/interpretation/plan/report-plan";
import { appendix } from "../chapters/back/appendix.ts";
import { atAGlance } from "../chapters/front/at-a-glance.ts";
import { whatIsUncertain } from "../chapters/front/what-is-uncertain.ts";
import { love } from "../chapters/life/love.ts";
import { temperament } from "../chapters/life/temperament.ts";
import { work } from "../chapters/life/work.ts";
import { heart } from "../chapters/planets/heart.ts";
import { mask } from "../chapters/planets/mask.ts";
import { jupiterSaturn, mercuryVenusMars, outerPlanets } from "../chapters/planets/planets-together.ts";
import { points } from "../chapters/planets/points.ts";
import { soul } from "../chapters/planets/soul.ts";
import { conversation, type DescribedAspects } from "../chapters/sky/conversation.ts";
import { houses } from "../chapters/sky/houses.ts";
import { theDayAsItTurned } from "../chapters/sky/the-day-as-it-turned.ts";
import type { ChapterFrame } from "../context/chapter-frame.ts";
import { dateText } from "../context/dates.ts";
import type { ReportContext } from "../context/report-context.ts";

interface Framing {
  readonly context: ReportContext;
  readonly sources: readonly (readonly [label: string, value: string])[];
  /** Civil date the report is written on, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly now: NowFacts | null;
  /** Angles between planets that have a text. */
  readonly described: DescribedAspects;
}

/** The frame of a chapter. Throws for a chapter that the chart does not have. */
export function chapterFrame(role: ChapterRole, { context, sources, asOf, now, described }: Framing): ChapterFrame {
  const { say } = context;
  switch (role) {
    case "at-a-glance":
      return atAGlance(context);
    case "soul":
      return soul(context);
    case "heart":
      return heart(context);
    case "mask":
      return required(mask(context)[0], `the frame of ${role}`);
    case "the-day-as-it-turned":
      return required(theDayAsItTurned(context)[0], `the frame of ${role}`);
    case "conversation":
      return conversation(context, described);
    case "mercury-venus-mars":
      return mercuryVenusMars(context);
    case "love":
      return love(context);
    case "work":
      return work(context);
    case "jupiter-saturn":
      return jupiterSaturn(context);
    case "houses":
      return required(houses(context)[0], `the frame of ${role}`);
    case "outer-planets":
      return outerPlanets(context);
    case "points":
      return points(context);
    case "temperament":
      return temperament(context);
    case "what-is-uncertain":
      return whatIsUncertain(context);
    case "appendix":
      return appendix(context, sources);
    case "now":
      return {
        ...{ id: role, title: say("chapter.now.title"), glyph: "calendar", tab: "life-cycles" },
        ...{
          subtitle: say("chapter.now.subtitle", { date: dateText(asOf, say) }),
          opener: { lines: now === null ? [] : [say("now.age", { age: String(now.age) })] },
          sections: [],
        },
      };
    case "spine":
      return { ...textOnly(role, context), glyph: "star-8", tab: "overview" };
    case "growth":
      return { ...textOnly(role, context), glyph: "square", tab: "challenges" };
    case "letter":
      return { ...textOnly(role, context), glyph: "moon", tab: "challenges" };
  }
}

/** Head of a chapter whose sections all come from the plan. */
function textOnly(role: "spine" | "growth" | "letter", { say }: ReportContext) {
  const [title, subtitle] = [say(`chapter.${role}.title`), say(`chapter.${role}.subtitle`)];
  return { id: role, title, subtitle, opener: { lines: [] }, sections: [] };
}
