import { britishLibrary } from "@cosmic/interpretation/passages/british-library";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import type { Edition } from "./document.ts";

/** The library for an edition. Server only: it includes all of them. Editions not written yet fall back to English, as
 * visitors are told before they pay. */
export function libraryOf(edition: Edition): { readonly language: "en"; readonly library: ReportLibrary } {
  switch (edition) {
    case "en-gb":
      return { language: "en", library: britishLibrary };
    case "en":
    case "es":
    case "pt":
      return { language: "en", library: englishLibrary };
  }
}
