import type { Birth } from "@cosmic/chart/birth";
import { timeLimits } from "@cosmic/chart/certainty/time-limits";
import type { Facts } from "@cosmic/chart/facts";
import { aboveHorizon } from "@cosmic/chart/horizon/above-horizon";
import { bigThreePlates } from "@cosmic/drawings/plates/big-three-plates";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import { factWords } from "@cosmic/interpretation/strings/fact-words";
import { sayFrom } from "@cosmic/interpretation/strings/fill-strings";
import type { AskedSource } from "./context/asked-source.ts";
import type { ReportContext } from "./context/report-context.ts";
import { subjectOf } from "./context/subject.ts";

interface ContextInput {
  readonly birth: Birth;
  readonly facts: Facts;
  readonly hasNow: boolean;
  readonly asked?: readonly AskedSource[];
  readonly library: ReportLibrary;
}

/** What a report is framed and rendered with. */
export function newReportContext({ birth, facts, hasNow, asked = [], library }: ContextInput): ReportContext {
  const say = sayFrom(library);
  return {
    ...{ birth, facts, hasNow, asked, library, say },
    limits: timeLimits(facts, birth.latitude),
    overhead: aboveHorizon(facts, birth.latitude),
    words: factWords(facts, say),
    subject: subjectOf(birth, facts, say),
    plates: bigThreePlates({ facts, latitudeDeg: birth.latitude }),
  };
}
