import type { Chapter } from "@cosmic/report/document";
import type { ReactNode } from "react";
import { ChapterSections } from "./chapter-sections.tsx";
import { SectionHeading } from "./section-heading.tsx";

interface ChapterSheetProps {
  readonly chapter: Chapter;
  /** Under the tagline. */
  readonly note?: ReactNode;
  /** The chapter's own layout; by default its sections one after another. */
  readonly children?: ReactNode;
}

/** A full chapter: title, tagline, sections. A tab's panel is the anchor of the chapter with the same name. */
export function ChapterSheet({ chapter, note, children }: ChapterSheetProps) {
  const { id, tab, title, subtitle } = chapter;
  const anchor = id === tab ? `${id}-title` : id;
  return (
    <section className={`chapter of-${id}`} aria-labelledby={anchor}>
      <header>
        <SectionHeading level={2} id={anchor}>
          {title}
        </SectionHeading>
        <p className="lead">{subtitle}</p>
        {note}
      </header>
      {children ?? <ChapterSections chapter={chapter} />}
    </section>
  );
}
