import type { Chapter, Section } from "@cosmic/report/document";
import { use } from "react";
import { DrawingFigure } from "../../../../components/drawings/drawing-figure.tsx";
import { SectionView } from "../../chapter-sections.tsx";
import { blocksOf } from "../../document-parts.ts";
import { WheelContext } from "../../wheel/wheel-context.ts";
import { wheelOf } from "../../wheel/wheel-of.ts";
import "./figures.css";

/** A text per pattern, beside a wheel of only its members. */
export function PatternsPage({ chapter }: { readonly chapter: Chapter }) {
  return chapter.sections.map((section) => (
    <SectionView key={section.id} section={section} drawn={<MembersWheel section={section} />} />
  ));
}

/** Repeats the margin notes below it as a drawing. */
function MembersWheel({ section }: { readonly section: Section }) {
  const wheel = use(WheelContext);
  const members = blocksOf([section], "margin-note").map(({ glyph }) => glyph);
  if (!wheel || members.length === 0) return null;
  return (
    <div className="members-wheel">
      <DrawingFigure drawing={wheelOf(wheel, members)} decorative />
    </div>
  );
}
