import { lines, passages } from "@cosmic/library/generated/en-gb/all-subjects";
import { rules } from "@cosmic/library/generated/en-gb/rules";
import { wording } from "@cosmic/library/generated/en-gb/wording";
import type { ReportLibrary } from "./report-library.ts";

/** The British English library, with its own spelling and vocabulary. */
export const britishLibrary: ReportLibrary = { passages, lines, wording, rules };
