import type { BirthSky } from "@cosmic/chart/birth-sky";
import { errorEnds } from "@cosmic/chart/edges/counterfactual";
import { findEdges } from "@cosmic/chart/edges/find-edges";
import { neverCrossing } from "@cosmic/chart/edges/never-crossing";
import type { Facts } from "@cosmic/chart/facts";
import { aboveHorizon } from "@cosmic/chart/horizon/above-horizon";
import { nowFactsUnder } from "@cosmic/chart/now/now-facts";
import { nowSkyOn } from "@cosmic/chart/now/now-sky";
import { natalSpine } from "@cosmic/chart/spine/natal-spine";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import type { PlanInput } from "@cosmic/interpretation/plan/plan-input";
import { planReport } from "@cosmic/interpretation/plan/plan-report";
import type { ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import { secondEditionPairs } from "@cosmic/library/generated/claims";
import { bookDocument } from "./book-document.ts";
import { withUsedTerms } from "./chapters/back/used-terms.ts";
import type { AskedSource } from "./context/asked-source.ts";
import { cleanTyped } from "./context/subject.ts";
import type { Language, ReportDocument } from "./document.ts";
import { withPullQuote } from "./finish/pull-quote.ts";
import { withGrowthReferences, withoutLooseReferences } from "./finish/references.ts";
import { firstNameOf } from "./first-name.ts";
import { newReportContext } from "./new-report-context.ts";
import { bookCatalogue, lengthsOfWritten } from "./render/catalogue.ts";
import { renderPlan } from "./render/render-plan.ts";
import { sourceRows } from "./source-rows.ts";

export { textVersion } from "./text-version.ts";

/** Input of a report. */
export interface ReportInput {
  readonly at: BirthSky;
  /** The facts of that birth. */
  readonly facts: Facts;
  /** Civil date the report is written on, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Outside sources queried for this order; none if omitted. */
  readonly asked?: readonly AskedSource[];
  readonly language: Language;
  readonly siteName: string;
  /** The library for that language. */
  readonly library: ReportLibrary;
}

/** A report, and the plan it was rendered from. */
export interface PlannedReport {
  readonly plan: ReportPlan;
  readonly document: ReportDocument;
}

/** Composes the whole report, unsealed. Deterministic: the same input gives the same document. */
export function composeReport(input: ReportInput): ReportDocument {
  return planAndCompose(input).document;
}

/** The same, with its plan. */
export function planAndCompose(input: ReportInput): PlannedReport {
  const { at, facts, asOf, library, language, siteName, asked = [] } = input;
  const planned = planInput(input);
  const plan = planReport(planned);
  const context = newReportContext({ birth: at.birth, facts, hasNow: planned.now !== null, asked, library });
  const sources = sourceRows(context);
  const rendered = renderPlan(plan, { context, now: planned.now, sky: nowSkyOn(at.sky, asOf), sources });
  const quoted = rendered.map((chapter) => withPullQuote(chapter, context));
  const chapters = withUsedTerms(withoutLooseReferences(withGrowthReferences(quoted, plan, context)), context);
  return { plan, document: bookDocument(context, { language, siteName, library, sources, chapters, plan }) };
}

/** Everything a plan is made from, computed from a birth and a date. */
export function planInput({ at, facts, asOf, library }: ReportInput): PlanInput {
  const { birth, sky } = at;
  const spine = natalSpine(at, facts);
  const ends = errorEnds(at);
  return {
    facts,
    overhead: aboveHorizon(facts, birth.latitude),
    spine,
    now: nowFactsUnder(nowSkyOn(sky, asOf), { facts, birth: at, spine }),
    edges: ends === null ? [] : findEdges({ at, facts, spine, ends }),
    errorMinutes: ends?.minutes ?? null,
    never: neverCrossing(at),
    named: firstNameOf(cleanTyped(birth.name ?? "")) !== "",
    ...{ asOf, catalogue: bookCatalogue, pairs: secondEditionPairs },
    lengths: lengthsOfWritten(library),
  };
}
