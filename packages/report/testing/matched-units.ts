import type { Birth } from "@cosmic/chart/birth";
import type { Facts } from "@cosmic/chart/facts";
import { aboveHorizon } from "@cosmic/chart/horizon/above-horizon";
import { type Catalogue, matchUnits } from "@cosmic/interpretation/catalogue/match-units";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import { composeWithMissing } from "../compose-report.ts";

/** A passage that a book and the catalogue disagree about. */
export interface Disagreement {
  readonly id: string;
  readonly by: "asked for, not matched" | "matched, not asked for";
}

/** Turns follow from what a book says, not from the chart. */
const byText = /^tensions\//;
/** Kinds that only a planned book of the second edition prints. */
const planned = /^(?:spine|hinges|love-facts|work-facts|growth|now|letter|edges)\//;

/** Compares the passages that the chapters of a book ask for with those whose tests hold in its chart. */
export function comparedWithBook(
  { birth, facts }: { readonly birth: Birth; readonly facts: Facts },
  { catalogue, library }: { readonly catalogue: Catalogue; readonly library: ReportLibrary },
): readonly Disagreement[] {
  const { asked } = composeWithMissing({ birth, facts, language: "en", siteName: "Cosmic Blueprint", library });
  const matched = matchUnits(catalogue, { facts, overhead: aboveHorizon(facts, birth.latitude) });
  const known = [...asked].filter((id) => catalogue.byId.has(id) && !byText.test(id));
  return [
    ...known.filter((id) => !matched.has(id)).map((id) => ({ id, by: "asked for, not matched" as const })),
    ...[...matched.keys()]
      .filter((id) => !asked.has(id) && !planned.test(id))
      .map((id) => ({ id, by: "matched, not asked for" as const })),
  ];
}
