import type { Chapter, Section } from "../document.ts";

/** The chapters with every section changed. */
export function mapSections(
  chapters: readonly Chapter[],
  change: (section: Section, chapter: Chapter) => Section,
): readonly Chapter[] {
  return chapters.map((chapter) => ({ ...chapter, sections: chapter.sections.map((one) => change(one, chapter)) }));
}
