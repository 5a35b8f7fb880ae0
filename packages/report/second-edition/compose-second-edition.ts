import type { BirthSky } from "@cosmic/chart/birth-sky";
import { timeLimits } from "@cosmic/chart/certainty/time-limits";
import { errorEnds } from "@cosmic/chart/edges/counterfactual";
import { findEdges } from "@cosmic/chart/edges/find-edges";
import { neverCrossing } from "@cosmic/chart/edges/never-crossing";
import type { Facts } from "@cosmic/chart/facts";
import { aboveHorizon } from "@cosmic/chart/horizon/above-horizon";
import { nowFactsUnder } from "@cosmic/chart/now/now-facts";
import { type NowSky, nowSky } from "@cosmic/chart/now/now-sky";
import { natalSpine } from "@cosmic/chart/spine/natal-spine";
import { bigThreePlates } from "@cosmic/drawings/plates/big-three-plates";
import { seal } from "@cosmic/drawings/plates/seal";
import type { Catalogue } from "@cosmic/interpretation/catalogue/match-units";
import { PassagePool } from "@cosmic/interpretation/passages/passage-pool";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import type { PartLengths, PlanInput } from "@cosmic/interpretation/plan/plan-input";
import { planReport } from "@cosmic/interpretation/plan/plan-report";
import type { ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import { factWeights } from "@cosmic/interpretation/selection/fact-weights";
import { factWords } from "@cosmic/interpretation/strings/fact-words";
import { sayFrom } from "@cosmic/interpretation/strings/fill-strings";
import { secondEditionPairs } from "@cosmic/library/generated/claims";
import { withUsedTerms } from "../chapters/back/used-terms.ts";
import type { AskedSource } from "../context/asked-source.ts";
import { skiesOf } from "../context/cover.ts";
import { Draft } from "../context/draft.ts";
import type { ReportContext } from "../context/report-context.ts";
import { cleanTyped, subjectOf } from "../context/subject.ts";
import { documentVersion, type Language, type ReportDocument } from "../document.ts";
import { chartEntriesOf } from "../entries/chart-entries-of.ts";
import { withFragileMarks } from "../finish/fragile-marks.ts";
import { withPullQuote } from "../finish/pull-quote.ts";
import { withoutLooseReferences } from "../finish/references.ts";
import { firstNameOf } from "../first-name.ts";
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
  const context = contextOf(input);
  const { say, facts } = context;
  const { library, language, siteName } = input;
  const sources = sourceRows(context);
  const scaffold = scaffoldOf(context, library, sources);
  const rendered = renderPlan(plan, { context, library, now: planned.now, scaffold });
  const quoted = withoutLooseReferences(rendered).map((chapter) => withPullQuote(chapter, context));
  const chapters = withUsedTerms(withFragileMarks(quoted, context), context);
  return {
    facts: input.facts,
    plan,
    document: {
      version: documentVersion,
      language,
      publisher: siteName,
      frame: {
        contents: say("frame.contents"),
        chapter: library.wording["frame.chapter"],
        colophon: say("frame.colophon"),
        fingerprint: say("frame.fingerprint"),
      },
      subject: context.subject,
      ...skiesOf(context),
      seal: seal(facts, say("cover.sealTitle")),
      chapters,
      chart: chartEntriesOf(context, { chapters, tensions: [] }),
      colophon: [...sources.map(([label, value]) => say("source.line", { label, value })), say("source.disclaimer")],
      hash: "",
    },
  };
}

function contextOf({ at: { birth }, facts, asked = [], library }: SecondEditionInput): ReportContext {
  const say = sayFrom(library);
  return {
    ...{ birth, facts, asked, say },
    limits: timeLimits(facts, birth.latitude),
    overhead: aboveHorizon(facts, birth.latitude),
    words: factWords(facts, say),
    weigh: factWeights(facts),
    passages: new PassagePool(library),
    draft: new Draft(),
    subject: subjectOf(birth, facts, say),
    plates: bigThreePlates({ facts, latitudeDeg: birth.latitude }),
  };
}
