import type { Chapter } from "@cosmic/report/document";
import { ChapterSections } from "./chapter-sections.tsx";
import type { BlockOf } from "./document-parts.ts";

/** A chapter in full: title, its one line, its sections. */
export function ChapterSheet(props: {
  readonly chapter: Chapter;
  readonly allNotes: readonly BlockOf<"margin-note">[];
}) {
  const { chapter, allNotes } = props;
  return (
    <section className="chapter" id={chapter.id} aria-labelledby={`${chapter.id}-title`}>
      <header>
        <h2 id={`${chapter.id}-title`}>{chapter.title}</h2>
        <p className="lead">{chapter.subtitle}</p>
      </header>
      <ChapterSections chapter={chapter} allNotes={allNotes} />
    </section>
  );
}
