import type { Chapter } from "@cosmic/report/document";
import type { ReactNode } from "react";
import { ChapterSections } from "./chapter-sections.tsx";
import { SectionHeading } from "./section-heading.tsx";

interface ChapterSheetProps {
  readonly chapter: Chapter;
  /** The chapter's own form; its sections one under the other where it has none. */
  readonly children?: ReactNode;
}

/** A chapter in full: title, its one line, its sections. The panel of a tab is the anchor of the chapter of its name. */
export function ChapterSheet({ chapter, children }: ChapterSheetProps) {
  const { id, tab, title, subtitle } = chapter;
  const anchor = id === tab ? `${id}-title` : id;
  return (
    <section className="chapter" aria-labelledby={anchor}>
      <header>
        <SectionHeading level={2} id={anchor}>
          {title}
        </SectionHeading>
        <p className="lead">{subtitle}</p>
      </header>
      {children ?? <ChapterSections chapter={chapter} />}
    </section>
  );
}
