import type { Birth } from "@cosmic/chart/birth";
import { timeLimits } from "@cosmic/chart/certainty/time-limits";
import type { Facts } from "@cosmic/chart/facts";
import { aboveHorizon } from "@cosmic/chart/horizon/above-horizon";
import { bigThreePlates } from "@cosmic/drawings/plates/big-three-plates";
import { PassagePool } from "@cosmic/interpretation/passages/passage-pool";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import { factWeights } from "@cosmic/interpretation/selection/fact-weights";
import { factWords } from "@cosmic/interpretation/strings/fact-words";
import { sayFrom } from "@cosmic/interpretation/strings/fill-strings";
import type { AskedSource } from "./context/asked-source.ts";
import { Draft } from "./context/draft.ts";
import type { ReportContext } from "./context/report-context.ts";
import { subjectOf } from "./context/subject.ts";

interface ContextInput {
  readonly birth: Birth;
  readonly facts: Facts;
  readonly asked?: readonly AskedSource[];
  readonly library: ReportLibrary;
}

/** What a book is composed from, before anything of it is told. */
export function newReportContext({ birth, facts, asked = [], library }: ContextInput): ReportContext {
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
