import type { Chapter, Tab } from "@cosmic/report/document";

/** A tab's chapters in report order, except that the challenges tab starts with its own chapter, growth. */
export function chaptersOn(tab: Tab, chapters: readonly Chapter[]): readonly Chapter[] {
  const here = chapters.filter((chapter) => chapter.tab === tab);
  return tab === "challenges" ? here.toSorted((one, other) => rank(one) - rank(other)) : here;
}

const rank = ({ id }: Chapter) => (id === "growth" ? 0 : 1);
