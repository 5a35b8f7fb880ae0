import { seal } from "@cosmic/drawings/plates/seal";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import type { ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import { skiesOf } from "./context/cover.ts";
import type { ReportContext } from "./context/report-context.ts";
import { type Chapter, documentVersion, type Language, type ReportDocument } from "./document.ts";
import { chartEntriesOf } from "./entries/chart-entries-of.ts";

interface FinishedBook {
  readonly language: Language;
  readonly siteName: string;
  readonly library: ReportLibrary;
  readonly sources: readonly (readonly [label: string, value: string])[];
  readonly chapters: readonly Chapter[];
  readonly plan: ReportPlan;
}

/** The document of finished chapters, unsealed: title page, skies, chart entries and colophon around them. */
export function bookDocument(context: ReportContext, book: FinishedBook): ReportDocument {
  const { say, facts, subject } = context;
  const { language, siteName, library, sources, chapters, plan } = book;
  return {
    version: documentVersion,
    language,
    publisher: siteName,
    frame: {
      contents: say("frame.contents"),
      // The renderer numbers the chapters, so leave this slot open.
      chapter: library.wording["frame.chapter"],
      colophon: say("frame.colophon"),
      fingerprint: say("frame.fingerprint"),
    },
    subject,
    ...skiesOf(context),
    seal: seal(facts, say("cover.sealTitle")),
    chapters,
    chart: chartEntriesOf(context, { chapters, plan }),
    colophon: [...sources.map(([label, value]) => say("source.line", { label, value })), say("source.disclaimer")],
    hash: "",
  };
}
