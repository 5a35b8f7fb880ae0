import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import { editions } from "@cosmic/library/generated/editions";
import type { Edition, Language } from "./document.ts";

const written: Readonly<Partial<Record<Edition, ReportLibrary & { readonly language: Language }>>> = editions;

/** The library for an edition. Server only: it includes all of them. Editions not written yet fall back to English, as
 * visitors are told before they pay. */
export function libraryOf(edition: Edition): { readonly language: Language; readonly library: ReportLibrary } {
  const { language, ...library } = written[edition] ?? editions.en;
  return { language, library };
}
