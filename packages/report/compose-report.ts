import type { Birth } from "@cosmic/chart/birth";
import type { Facts } from "@cosmic/chart/facts";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import { bookDocument } from "./book-document.ts";
import { appendix } from "./chapters/back/appendix.ts";
import { withUsedTerms } from "./chapters/back/used-terms.ts";
import { atAGlance } from "./chapters/front/at-a-glance.ts";
import { fiveThemes } from "./chapters/front/five-themes.ts";
import { howToRead } from "./chapters/front/how-to-read.ts";
import { whatIsUncertain } from "./chapters/front/what-is-uncertain.ts";
import { cycles } from "./chapters/life/cycles.ts";
import { growth, type NamedTension } from "./chapters/life/growth.ts";
import { love } from "./chapters/life/love.ts";
import { temperament } from "./chapters/life/temperament.ts";
import { work } from "./chapters/life/work.ts";
import { heart } from "./chapters/planets/heart.ts";
import { mask } from "./chapters/planets/mask.ts";
import { jupiterSaturn, mercuryVenusMars, outerPlanets } from "./chapters/planets/planets-together.ts";
import { points } from "./chapters/planets/points.ts";
import { soul } from "./chapters/planets/soul.ts";
import { conversation } from "./chapters/sky/conversation.ts";
import { houses } from "./chapters/sky/houses.ts";
import { figures } from "./chapters/sky/patterns.ts";
import { theDayAsItTurned } from "./chapters/sky/the-day-as-it-turned.ts";
import type { AskedSource } from "./context/asked-source.ts";
import type { ReportContext } from "./context/report-context.ts";
import type { Chapter, Language, ReportDocument } from "./document.ts";
import { finishBook } from "./finish/finish-book.ts";
import { newReportContext } from "./new-report-context.ts";
import { sourceRows } from "./source-rows.ts";

export { textVersion } from "./text-version.ts";

/** Input of a report. */
export interface ReportInput {
  readonly birth: Birth;
  /** The facts of that birth. */
  readonly facts: Facts;
  /** Outside sources queried for this order; none if omitted. */
  readonly asked?: readonly AskedSource[];
  readonly language: Language;
  readonly siteName: string;
  /** The library for that language. */
  readonly library: ReportLibrary;
}

/** Composes the whole report, unsealed. Deterministic: the same input gives the same document. */
export function composeReport(input: ReportInput): ReportDocument {
  return composeWithMissing(input).document;
}

/** The same, plus the passages and lines the chart needed but the library lacks, and the ids of all passages that
 * chapters asked for. */
export function composeWithMissing(input: ReportInput): {
  readonly document: ReportDocument;
  readonly missing: readonly string[];
  readonly asked: ReadonlySet<string>;
} {
  const context = newReportContext(input);
  return { document: documentOf(input, context), missing: context.passages.missing, asked: context.passages.asked };
}

function documentOf({ language, siteName, library }: ReportInput, context: ReportContext): ReportDocument {
  const sources = sourceRows(context);
  const { chapters, tensions } = tellBook(context, sources);
  return bookDocument(context, { language, siteName, library, sources, chapters, tensions });
}

/** The chapters in book order. Those on houses and the rising sign need a birth time; without one, "The day as it
 * turned" replaces them. */
function tellBook(
  context: ReportContext,
  sources: readonly (readonly [string, string])[],
): { readonly chapters: readonly Chapter[]; readonly tensions: readonly NamedTension[] } {
  const before = [
    howToRead(context),
    atAGlance(context),
    fiveThemes(context),
    soul(context),
    heart(context),
    ...mask(context),
    mercuryVenusMars(context),
    jupiterSaturn(context),
    outerPlanets(context),
    points(context),
    ...houses(context),
    ...theDayAsItTurned(context),
    conversation(context),
    figures(context),
    temperament(context),
    love(context),
    work(context),
  ];
  const { chapter, tensions } = growth(context);
  const after = [cycles(context), whatIsUncertain(context), appendix(context, sources)];
  const finished = finishBook([...before, chapter, ...after], tensions, context);
  return { chapters: withUsedTerms(finished, context), tensions };
}
