import type { Drawing } from "@cosmic/drawings/drawing";
import type { ReportDocument } from "@cosmic/report/document";
import { createContext } from "react";

/** Whom the letter is to, and what stands at its head. */
export interface LetterHead extends Pick<ReportDocument, "subject"> {
  /** The spine drawn small. */
  readonly sketch: Drawing | null;
  /** The day the report was written on, YYYY-MM-DD. */
  readonly asOf: string;
}

export const LetterContext = createContext<LetterHead | null>(null);
