import type { Chapter, Tab } from "@cosmic/report/document";

/** The chapters of a tab; one that has the tab's own chapter begins with it, whatever the book says before it. */
export function chaptersOn(tab: Tab, chapters: readonly Chapter[]): readonly Chapter[] {
  const here = chapters.filter((chapter) => chapter.tab === tab);
  return tab === "challenges" ? here.toSorted((one, other) => rank(one) - rank(other)) : here;
}

const rank = ({ id }: Chapter) => (id === "growth" ? 0 : 1);
