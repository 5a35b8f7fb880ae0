import type { CorrectionStanding } from "@cosmic/shop/corrections/correction-standing";
import type { WhatMoves } from "@cosmic/shop/corrections/what-moves";
import type { FoldQuestion } from "../../features/birth/local-time/fold-question.ts";
import type { TypedCorrection } from "./typed-correction.ts";

/** Something to mend, under the form's name of its field. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
}

/** The form, filled in. */
export interface FormStep {
  readonly step: "form";
  readonly typed: TypedCorrection;
  readonly problems: readonly FieldProblem[];
  /** Asked by the plain form when the local time occurred twice or never; null otherwise. */
  readonly question: FoldQuestion | null;
  readonly notice: "nothing" | "too-many" | null;
}

/** What the new birth moves, to be confirmed. */
export interface MovesStep {
  readonly step: "moves";
  readonly typed: TypedCorrection;
  readonly moves: WhatMoves;
  /** How often the birth had been corrected when this was computed. */
  readonly shownAfter: number;
  /** Somebody else corrected it since it was shown before. */
  readonly outdated: boolean;
}

/** Nothing can be corrected now. */
export interface ClosedStep {
  readonly step: "closed";
  readonly standing: Exclude<CorrectionStanding, "open">;
}

/** Where somebody stands who corrects a birth. */
export type CorrectStep = FormStep | MovesStep | ClosedStep;

/** Of which order, and what its buyer may still do. */
export interface CorrectedOrder {
  readonly secret: string;
  /** Order number. */
  readonly number: string;
  /** Corrections the buyer has left. */
  readonly left: number;
  /** Last moment for them, ISO 8601, UTC. */
  readonly lastMoment: string;
}
