import type { Block, Chapter, Section } from "@cosmic/report/document";
import { BlockView } from "./blocks/block.tsx";
import { type BlockOf, blocksOf } from "./document-parts.ts";

interface ChapterSectionsProps {
  readonly chapter: Chapter;
  /** The document's margin notes, for a chapter that has none. */
  readonly allNotes: readonly BlockOf<"margin-note">[];
}

/** A chapter's sections, each with its heading and anchor; margin notes stand by the heading, the rest beside them. */
export function ChapterSections({ chapter, allNotes }: ChapterSectionsProps) {
  const own = blocksOf(chapter.sections, "margin-note");
  const notes = own.length > 0 ? own : allNotes;
  return chapter.sections.map((section) => {
    const { margin, text } = sides(section);
    return (
      <section className="chapter-section" key={section.id} id={section.id}>
        <div className="section-margin">
          <h3>{section.title}</h3>
          {margin.length > 0 ? (
            <div className="margin-notes">
              <Blocks blocks={margin} notes={notes} />
            </div>
          ) : null}
        </div>
        <div className="section-text">
          <Blocks blocks={text} notes={notes} />
        </div>
      </section>
    );
  });
}

function sides({ blocks }: Section) {
  return {
    margin: blocks.filter((block) => block.kind === "margin-note"),
    text: blocks.filter((block) => block.kind !== "margin-note"),
  };
}

/** Blocks in a row. They keep their place, and two may read alike, so the place is the key. */
export function Blocks(props: {
  readonly blocks: readonly Block[];
  readonly notes: readonly BlockOf<"margin-note">[];
}) {
  return props.blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <BlockView key={at} block={block} notes={props.notes} />
  ));
}
