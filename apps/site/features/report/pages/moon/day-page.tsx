import type { Chapter } from "@cosmic/report/document";
import { DrawingView } from "../../blocks/drawing.tsx";
import { Blocks, SectionView } from "../../chapter-sections.tsx";
import { figureApart, isFrame } from "../split.ts";

/** Replaces the houses when the birth time is unknown: the day across the page, then what each rising sign would
 * mean. */
export function DayPage({ chapter }: { readonly chapter: Chapter }) {
  const { figure } = figureApart(chapter.sections.flatMap((section) => section.blocks));
  const opening = (chapter.sections[0]?.blocks ?? []).filter((block, at) => at === 0 && isFrame(block));
  const lifted = new Set([figure, ...opening]);
  return (
    <>
      <div className="chapter-opening">
        <Blocks blocks={opening} />
      </div>
      {figure ? <DrawingView block={figure} /> : null}
      {chapter.sections.map((section) => (
        <SectionView
          key={section.id}
          section={{ ...section, blocks: section.blocks.filter((block) => !lifted.has(block)) }}
        />
      ))}
    </>
  );
}
