import { tensionLens } from "@cosmic/drawings/book/tension-lens";
import { type GlyphName, isGlyphName } from "@cosmic/drawings/glyphs/glyphs";
import type { ClaimEntry, TensionEntry } from "@cosmic/report/chart-entries";
import type { Chapter, Section } from "@cosmic/report/document";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { Blocks } from "../chapter-sections.tsx";
import { useChart } from "../chart-context.ts";
import { SectionHeading } from "../section-heading.tsx";
import { isFrame } from "./split.ts";
import "./growth.css";

/** A card per contradiction with its two claims, then the chart's other demands side by side. */
export function GrowthPage({ chapter }: { readonly chapter: Chapter }) {
  const { tensions } = useChart();
  const opening = (chapter.sections[0]?.blocks ?? []).filter((block, at) => at === 0 && isFrame(block));
  const sections = chapter.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => !opening.some((one) => one === block)),
  }));
  const tensionOf = (section: Section) => tensions.find((tension) => tension.section === section.id);
  return (
    <>
      <div className="chapter-opening">
        <Blocks blocks={opening} />
      </div>
      {sections.map((section) => {
        const tension = tensionOf(section);
        return tension ? <TensionPlate key={section.id} section={section} tension={tension} /> : null;
      })}
      <div className="three-columns">
        {sections
          .filter((section) => !tensionOf(section))
          .map((section) => (
            <article key={section.id}>
              <SectionHeading level={3} id={section.id}>
                {section.title}
              </SectionHeading>
              <Blocks blocks={section.blocks} />
            </article>
          ))}
      </div>
    </>
  );
}

/** Two claims to the left and right of two circles; below them, why both are true. */
function TensionPlate({ section, tension }: { readonly section: Section; readonly tension: TensionEntry }) {
  const { labels } = useChart();
  const drawing = tensionLens({ left: glyphIn(tension.a), right: glyphIn(tension.b), title: "" });
  return (
    <article className="plate tension">
      <div className="tension-pair">
        <Claim claim={tension.a} />
        <div className="tension-lens">
          <DrawingFigure drawing={drawing} decorative />
        </div>
        <Claim claim={tension.b} />
      </div>
      <div className="tension-both">
        <div>
          <p className="tension-note">{labels.disagree}</p>
          <SectionHeading level={3} id={section.id}>
            {section.title}
          </SectionHeading>
        </div>
        <div>
          <Blocks blocks={section.blocks} />
        </div>
      </div>
    </article>
  );
}

function Claim({ claim: { title, plain } }: { readonly claim: ClaimEntry }) {
  return (
    <div className="tension-claim">
      {plain ? <p className="tension-plain">{plain}</p> : null}
      <p className="tension-source">{title}</p>
    </div>
  );
}

const glyphIn = ({ glyph }: ClaimEntry): GlyphName | undefined =>
  glyph !== undefined && isGlyphName(glyph) ? glyph : undefined;
