import { lines, passages } from "@cosmic/library/generated/en-gb/all-subjects";
import { wording } from "@cosmic/library/generated/en-gb/wording";
import type { ReportLibrary } from "./report-library.ts";

/** The English words of a report as Britain spells and says them. */
export const britishLibrary: ReportLibrary = { passages, lines, wording };
