import { lines, passages } from "@cosmic/library/generated/en/all-subjects";
import { rules } from "@cosmic/library/generated/en/rules";
import { wording } from "@cosmic/library/generated/en/wording";
import type { ReportLibrary } from "./report-library.ts";

/** The English library. In its own file, so that clients only load the language they need. */
export const englishLibrary: ReportLibrary = { passages, lines, wording, rules };
