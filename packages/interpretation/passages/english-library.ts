import { lines, passages } from "@cosmic/library/generated/en/all-subjects";
import { wording } from "@cosmic/library/generated/en/wording";
import type { ReportLibrary } from "./report-library.ts";

/** The English words of a report. A file of its own, so that nobody loads a language they do not read. */
export const englishLibrary: ReportLibrary = { passages, lines, wording };
