import { isGlyphName } from "@cosmic/drawings/glyphs/glyphs";
import { construction } from "@cosmic/drawings/svg/construction";
import type { ChartEntries, PlacementEntry } from "@cosmic/report/chart-entries";
import type { Chapter, Section } from "@cosmic/report/document";
import { DrawingFigure } from "../../../../components/drawings/drawing-figure.tsx";
import { Pips } from "../../../../components/drawings/pips.tsx";
import { Blocks, SectionView } from "../../chapter-sections.tsx";
import { useChart } from "../../chart-context.ts";
import { SectionHeading } from "../../section-heading.tsx";
import { isFrame, practiceApart } from "../split.ts";
import { ClosestAspects } from "./closest-aspects.tsx";
import "./planets.css";

/** Planets and points one by one: the glyph as a construction drawing with its strength, the text, and in the margin
 * one thing to try and the closest aspects. */
export function PlanetsPage({ chapter }: { readonly chapter: Chapter }) {
  return byPlacement(chapter.sections, useChart()).map(({ placement, sections }) =>
    placement ? (
      <PlacementArticle key={placement.id} placement={placement} sections={sections} />
    ) : (
      sections.map((section) => <SectionView key={section.id} section={section} />)
    ),
  );
}

interface Told {
  readonly placement: PlacementEntry | undefined;
  readonly sections: readonly Section[];
}

/** Groups consecutive sections about the same placement. */
function byPlacement(sections: readonly Section[], chart: ChartEntries): readonly Told[] {
  const groups: { placement: PlacementEntry | undefined; sections: Section[] }[] = [];
  for (const section of sections) {
    const placement = chart.placements.find((one) => one.sections.includes(section.id));
    const last = groups.at(-1);
    if (last && last.placement === placement) last.sections.push(section);
    else groups.push({ placement, sections: [section] });
  }
  return groups;
}

function PlacementArticle({ placement, sections }: Told & { readonly placement: PlacementEntry }) {
  const [first, ...more] = sections;
  if (!first) return null;
  const opening = first.blocks.filter((block, at) => at === 0 && isFrame(block));
  const told = first.blocks.filter((block) => block.kind !== "margin-note" && !opening.some((one) => one === block));
  const { practice, rest } = practiceApart(told);
  return (
    <>
      {opening.length > 0 ? (
        <div className="chapter-opening">
          <Blocks blocks={opening} />
        </div>
      ) : null}
      <article className="placement">
        <Emblem placement={placement} />
        <div className="placement-told">
          <SectionHeading level={3} id={first.id}>
            {first.title}
            {placement.retrograde ? <span className="retrograde"> (R)</span> : null}
          </SectionHeading>
          <p className="placement-meta num">
            {[placement.place, placement.house, placement.rules].map((words) =>
              words === undefined ? null : <span key={words}>{words}</span>,
            )}
          </p>
          <Blocks blocks={rest} />
          {more.map((section) => (
            <section key={section.id} className="placement-part">
              <SectionHeading level={4} id={section.id}>
                {section.title}
              </SectionHeading>
              <Blocks blocks={section.blocks.filter((block) => block.kind !== "margin-note")} />
            </section>
          ))}
        </div>
        <div className="placement-margin">
          <Blocks blocks={practice} />
          <ClosestAspects of={placement.id} />
        </div>
      </article>
    </>
  );
}

function Emblem({ placement: { glyph, strength } }: { readonly placement: PlacementEntry }) {
  return (
    <div className="placement-emblem">
      {glyph !== undefined && isGlyphName(glyph) ? <DrawingFigure drawing={construction(glyph)} decorative /> : null}
      {strength ? (
        <div className="placement-strength">
          <Pips score={strength.score} />
          <p>{strength.condition}</p>
          <p className="num">{strength.sum}</p>
        </div>
      ) : null}
    </div>
  );
}
