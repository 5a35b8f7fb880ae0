import type { BirthSky } from "@cosmic/chart/birth-sky";
import { errorEnds } from "@cosmic/chart/edges/counterfactual";
import { findEdges } from "@cosmic/chart/edges/find-edges";
import { neverCrossing } from "@cosmic/chart/edges/never-crossing";
import type { Facts } from "@cosmic/chart/facts";
import { aboveHorizon } from "@cosmic/chart/horizon/above-horizon";
import { nowFactsUnder } from "@cosmic/chart/now/now-facts";
import { type NowSky, nowSky } from "@cosmic/chart/now/now-sky";
import { natalSpine } from "@cosmic/chart/spine/natal-spine";
import type { Catalogue } from "@cosmic/interpretation/catalogue/match-units";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import type { PartLengths, PlanInput } from "@cosmic/interpretation/plan/plan-input";
import { planReport } from "@cosmic/interpretation/plan/plan-report";
import type { ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import { secondEditionPairs } from "@cosmic/library/generated/claims";
import { bookDocument } from "../book-document.ts";
import { withUsedTerms } from "../chapters/back/used-terms.ts";
import type { AskedSource } from "../context/asked-source.ts";
import { cleanTyped } from "../context/subject.ts";
import type { Language, ReportDocument } from "../document.ts";
import { withFragileMarks } from "../finish/fragile-marks.ts";
import { withPullQuote } from "../finish/pull-quote.ts";
import { withoutLooseReferences } from "../finish/references.ts";
import { firstNameOf } from "../first-name.ts";
import { newReportContext } from "../new-report-context.ts";
import { sourceRows } from "../source-rows.ts";
import { renderPlan } from "./render-plan.ts";
import { scaffoldOf } from "./scaffold.ts";

/** Input of a book of the second edition. */
export interface SecondEditionInput {
  readonly at: BirthSky;
  readonly facts: Facts;
  /** Civil date the book is written on, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** The sky of that date, when it is shared by several books. */
  readonly sky?: NowSky;
  readonly asked?: readonly AskedSource[];
  readonly language: Language;
  readonly siteName: string;
  readonly library: ReportLibrary;
  readonly catalogue: Catalogue;
  /** By the texts of the pattern language. */
  readonly lengths: PartLengths;
}

/** A book and the plan it was rendered from. */
export interface PlannedBook {
  readonly facts: Facts;
  readonly plan: ReportPlan;
  readonly document: ReportDocument;
}

/** Everything a plan is made from, computed from a birth and a date. */
export function planInput({ at, facts, asOf, sky, catalogue, lengths }: SecondEditionInput): PlanInput {
  const spine = natalSpine(at, facts);
  const ends = errorEnds(at);
  const { birth } = at;
  return {
    facts,
    overhead: aboveHorizon(facts, birth.latitude),
    spine,
    now: nowFactsUnder(sky ?? nowSky(at.sky, asOf), { facts, birth: at, spine }),
    edges: ends === null ? [] : findEdges({ at, facts, spine, ends }),
    errorMinutes: ends?.minutes ?? null,
    never: neverCrossing(at),
    named: firstNameOf(cleanTyped(birth.name ?? "")) !== "",
    ...{ asOf, catalogue, lengths, pairs: secondEditionPairs },
  };
}

/** Plans and renders a book, unsealed. The same input gives the same plan and document. */
export function composeSecondEdition(input: SecondEditionInput): PlannedBook {
  const planned = planInput(input);
  const plan = planReport(planned);
  const context = newReportContext({ ...input, birth: input.at.birth });
  const { library, language, siteName } = input;
  const sources = sourceRows(context);
  const scaffold = scaffoldOf(context, library, sources);
  const rendered = renderPlan(plan, { context, library, now: planned.now, scaffold });
  const quoted = withoutLooseReferences(rendered).map((chapter) => withPullQuote(chapter, context));
  const chapters = withUsedTerms(withFragileMarks(quoted, context), context);
  return {
    facts: input.facts,
    plan,
    document: bookDocument(context, { language, siteName, library, sources, chapters, tensions: [] }),
  };
}
