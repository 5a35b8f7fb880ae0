import type { NamedTension } from "../chapters/life/growth.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Chapter } from "../document.ts";
import { withFragileMarks } from "./fragile-marks.ts";
import { withPullQuote } from "./pull-quote.ts";
import { withoutLooseReferences, withReferences } from "./references.ts";

/** Finishing steps once all chapters are composed: length, cross-references, pull quotes and marks. */
export function finishBook(
  chapters: readonly Chapter[],
  tensions: readonly NamedTension[],
  context: ReportContext,
): readonly Chapter[] {
  const pointed = withReferences(chapters, tensions, context);
  const settled = withoutLooseReferences(context.draft.settled(pointed));
  return withFragileMarks(
    settled.map((chapter) => withPullQuote(chapter, context)),
    context,
  );
}
