import { subject as ascendant } from "@cosmic/library/generated/en/planets-in-signs/ascendant";
import { subject as moon } from "@cosmic/library/generated/en/planets-in-signs/moon";
import { subject as sun } from "@cosmic/library/generated/en/planets-in-signs/sun";
import { wording } from "@cosmic/library/generated/en/wording";
import type { ReportLibrary } from "./report-library.ts";

/** The English words of a report. A file of its own, so that nobody loads a language they do not read. */
export const englishLibrary: ReportLibrary = { sun, moon, ascendant, wording };
