import { PassagePool } from "@cosmic/interpretation/passages/passage-pool";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import type { ChapterRole } from "@cosmic/interpretation/plan/report-plan";
import { appendix } from "../chapters/back/appendix.ts";
import { atAGlance } from "../chapters/front/at-a-glance.ts";
import { howToRead } from "../chapters/front/how-to-read.ts";
import { whatIsUncertain } from "../chapters/front/what-is-uncertain.ts";
import { cycles } from "../chapters/life/cycles.ts";
import { love } from "../chapters/life/love.ts";
import { temperament } from "../chapters/life/temperament.ts";
import { work } from "../chapters/life/work.ts";
import { heart } from "../chapters/planets/heart.ts";
import { mask } from "../chapters/planets/mask.ts";
import { jupiterSaturn, mercuryVenusMars, outerPlanets } from "../chapters/planets/planets-together.ts";
import { points } from "../chapters/planets/points.ts";
import { soul } from "../chapters/planets/soul.ts";
import { conversation } from "../chapters/sky/conversation.ts";
import { houses } from "../chapters/sky/houses.ts";
import { theDayAsItTurned } from "../chapters/sky/the-day-as-it-turned.ts";
import { Draft } from "../context/draft.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Chapter } from "../document.ts";

/** Chapters without their passages: heads, margin notes, drawings and tables. */
export interface Scaffold {
  readonly chapters: ReadonlyMap<ChapterRole, Chapter>;
  /** Whose birth this is and which clock was used: told in the appendix. */
  readonly reading: Chapter;
  /** Every crossing of a life, as a drawing and tables. */
  readonly life: Chapter;
}

/** Composes what stands around the passages, from the same chart and wording, with a library that has none. */
export function scaffoldOf(
  context: ReportContext,
  library: ReportLibrary,
  sources: readonly (readonly [string, string])[],
): Scaffold {
  const bare: ReportContext = {
    ...context,
    passages: new PassagePool({ ...library, passages: {}, lines: aboutTheBook(library) }),
    draft: new Draft(),
  };
  const composed = [
    ...[atAGlance(bare), soul(bare), heart(bare), ...mask(bare), mercuryVenusMars(bare), jupiterSaturn(bare)],
    ...[outerPlanets(bare), points(bare), ...houses(bare), ...theDayAsItTurned(bare), conversation(bare)],
    ...[temperament(bare), love(bare), work(bare), whatIsUncertain(bare), appendix(bare, sources)],
  ];
  return {
    // Ids of these chapters are roles of the book's.
    chapters: new Map(composed.map((chapter) => [chapter.id as ChapterRole, chapter])),
    reading: howToRead(bare),
    life: cycles(bare),
  };
}

/** Terms and methods stay; openings, closings and joints are the plan's. */
function aboutTheBook({ lines }: ReportLibrary): ReportLibrary["lines"] {
  return Object.fromEntries(
    Object.entries(lines).filter(([id]) => id.startsWith("glossary/") || id.startsWith("methods/")),
  );
}
