import type { Chapter, Section } from "@cosmic/report/document";
import { DrawingView } from "../blocks/drawing.tsx";
import { Blocks, SectionView } from "../chapter-sections.tsx";
import { figureApart, isFrame } from "./split.ts";

/** The two houses of love with the chapter's opening beside them, then how the person chooses, attaches, argues and
 * stays. */
export function LovePage({ chapter }: { readonly chapter: Chapter }) {
  const blocks = chapter.sections.flatMap((section) => section.blocks);
  const { figure } = figureApart(blocks);
  const quote = blocks.filter(({ kind }) => kind === "pull-quote");
  const opening = (chapter.sections[0]?.blocks ?? []).filter((block, at) => at === 0 && isFrame(block));
  const lifted = new Set([figure, ...quote, ...opening]);
  const without = (section: Section): Section => ({
    ...section,
    blocks: section.blocks.filter((block) => !lifted.has(block)),
  });
  return (
    <>
      <div className={figure ? "two-columns wide-last" : "chapter-opening"}>
        {figure ? <DrawingView block={figure} plate /> : null}
        <div className="love-opening">
          <Blocks blocks={quote} />
          <Blocks blocks={opening} />
        </div>
      </div>
      {chapter.sections.map((section) => (
        <SectionView key={section.id} section={without(section)} />
      ))}
    </>
  );
}
