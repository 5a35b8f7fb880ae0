import type { ReportDocument } from "@cosmic/report/document";
import type { Score } from "../../components/drawings/score-bar.tsx";
import { percentText } from "../../locale/format/format.ts";
import { baseLocale, type Locale, reportLanguage } from "../../locale/locale.ts";
import { screenParts } from "../report/document-parts.ts";
import { isSampleChart, type SampleId } from "./sample-people.ts";
import { samplePercents } from "./sample-person.ts";

/** The bars of a sample's document, one per sign of the opening: computed from the chart, except for the sample chart's
 * fixed ones. */
export function sampleScores(id: SampleId, document: ReportDocument, locale: Locale): readonly Score[] {
  const fixed = Object.values(samplePercents);
  const written = reportLanguage(locale) === document.language ? locale : baseLocale;
  return screenParts(document).signs.flatMap(({ chapter: { bar }, sign }, index) => {
    if (bar === undefined) return [];
    const percent = (isSampleChart(id) ? fixed[index] : undefined) ?? bar.percent;
    return [{ label: bar.label, percent, percentText: percentText(percent, written), element: sign?.element }];
  });
}
