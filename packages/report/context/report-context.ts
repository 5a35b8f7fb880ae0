import type { Birth } from "@cosmic/chart/birth";
import type { TimeLimit } from "@cosmic/chart/certainty/time-limits";
import type { Facts } from "@cosmic/chart/facts";
import type { AboveHorizon } from "@cosmic/chart/horizon/above-horizon";
import type { BigThreePlates } from "@cosmic/drawings/plates/big-three-plates";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import type { FactWords } from "@cosmic/interpretation/strings/fact-words";
import type { Say } from "@cosmic/interpretation/strings/fill-strings";
import type { ReportDocument } from "../document.ts";
import type { AskedSource } from "./asked-source.ts";

/** What every chapter is framed and rendered with. */
export interface ReportContext {
  readonly birth: Birth;
  readonly facts: Facts;
  /** What an error of up to an hour in the birth time would change, nearest first. */
  readonly limits: readonly TimeLimit[];
  /** What was above the horizon at the minute of birth; null without a birth time. */
  readonly overhead: AboveHorizon | null;
  /** Whether the book has the dated chapter “Where you are now”. */
  readonly hasNow: boolean;
  /** Outside sources queried for this order; usually none. */
  readonly asked: readonly AskedSource[];
  readonly say: Say;
  readonly words: FactWords;
  /** The texts of the report's language. */
  readonly library: ReportLibrary;
  readonly subject: ReportDocument["subject"];
  readonly plates: BigThreePlates;
}
