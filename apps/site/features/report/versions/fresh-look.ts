import type { Chapter, ReportDocument } from "@cosmic/report/document";
import type { SectionPlaces } from "../tabs/section-address.ts";

/** The chapter on the present, written anew: what a browser needs to show it. */
export interface FreshView
  extends Pick<ReportDocument, "language" | "publisher" | "subject" | "chart">,
    Pick<SectionPlaces, "tabOf"> {
  readonly chapter: Chapter;
}

/** Takes the chapter from a report of today; links of it lead into `kept`, the report that was sold. Null for a birth
 * that has no such chapter. */
export function freshView(fresh: ReportDocument, kept: ReportDocument): FreshView | null {
  const chapter = fresh.chapters.find(({ id }) => id === "now");
  if (!chapter) return null;
  const { language, publisher, subject, chart } = fresh;
  const others = kept.chapters.filter(({ id }) => id !== chapter.id);
  const tabOf = Object.fromEntries(
    others.flatMap(({ id, sections, tab }) => [id, ...sections.map((section) => section.id)].map((at) => [at, tab])),
  );
  return { language, publisher, subject, chart, chapter, tabOf };
}
