import { catalogueOf } from "@cosmic/interpretation/catalogue/match-units";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import type { PartLengths } from "@cosmic/interpretation/plan/plan-input";
import { units } from "@cosmic/library/generated/catalogue/all-units";
import { lengthsFrom } from "./part-texts.ts";

/** Every unit a book can print. */
export const bookCatalogue = catalogueOf(units);

const known = new WeakMap<ReportLibrary, PartLengths>();

/** Lengths of its parts in the pattern language, by which a book of any language is planned; the same object for a
 * library every time. */
export function lengthsOfWritten(library: ReportLibrary): PartLengths {
  const lengths = known.get(library) ?? lengthsFrom(englishLibrary, library);
  known.set(library, lengths);
  return lengths;
}

export const patternLengths = lengthsOfWritten(englishLibrary);
