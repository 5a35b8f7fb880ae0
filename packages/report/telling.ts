import type { Birth } from "@cosmic/chart/birth";
import type { Facts } from "@cosmic/chart/facts";
import type { BigThreePlates } from "@cosmic/figures/big-three-plates";
import type { ChosenPassages } from "@cosmic/interpretation/choose-passages";
import type { Say } from "@cosmic/interpretation/wording-fill";
import type { ReportDocument } from "./document.ts";

/** What every chapter is told from. */
export interface Telling {
  readonly birth: Birth;
  readonly facts: Facts;
  readonly say: Say;
  readonly subject: ReportDocument["subject"];
  readonly chosen: ChosenPassages;
  readonly plates: BigThreePlates;
}
