import type { Block, Chapter, Section } from "@cosmic/report/document";
import type { ReactNode } from "react";
import { BlockView } from "./blocks/block.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** A chapter's sections, each with its heading and anchor. */
export function ChapterSections({ chapter }: { readonly chapter: Pick<Chapter, "sections"> }) {
  return chapter.sections.map((section) => <SectionView key={section.id} section={section} />);
}

/** A section: margin notes go below the heading and the optional drawing (`drawn`), the text beside them. */
export function SectionView({ section, drawn }: { readonly section: Section; readonly drawn?: ReactNode }) {
  const margin = section.blocks.filter((block) => block.kind === "margin-note");
  const text = section.blocks.filter((block) => block.kind !== "margin-note");
  return (
    <section className="chapter-section">
      <div className="section-margin">
        <SectionHeading level={3} id={section.id}>
          {section.title}
        </SectionHeading>
        {drawn}
        {margin.length > 0 ? (
          <div className="margin-notes">
            <Blocks blocks={margin} />
          </div>
        ) : null}
      </div>
      <div className="section-text">
        <Blocks blocks={text} />
      </div>
    </section>
  );
}

/** Consecutive blocks. They never move, and two may be identical, so the index is the key. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <BlockView key={at} block={block} />
  ));
}
