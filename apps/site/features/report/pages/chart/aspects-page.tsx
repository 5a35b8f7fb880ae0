import type { AspectEntry } from "@cosmic/report/chart-entries";
import type { Chapter, Section } from "@cosmic/report/document";
import { type Column, DataTable } from "../../../../components/text/data-table.tsx";
import { DrawingView } from "../../blocks/drawing.tsx";
import { AspectGlyphs } from "../../bodies.tsx";
import { Blocks, SectionView } from "../../chapter-sections.tsx";
import { placementNamed, useChart } from "../../chart-context.ts";
import { SectionHeading } from "../../section-heading.tsx";
import { figureApart, sectionNamed } from "../split.ts";
import "./aspects.css";

/** Rows of the table beside the grid; the appendix lists all aspects. */
const closest = 12;

/** The grid with the closest aspects beside it, then a text per aspect. */
export function AspectsPage({ chapter }: { readonly chapter: Chapter }) {
  const { aspects } = useChart();
  const all = sectionNamed(chapter.sections, "talk-of-all");
  const { figure, rest } = figureApart(all?.blocks ?? []);
  const opening = rest.filter((block) => block.kind !== "reference");
  const references = rest.filter((block) => block.kind === "reference");
  const told = chapter.sections.flatMap((section) => {
    const aspect = aspects.find((one) => one.section === section.id);
    return aspect ? [{ section, aspect }] : [];
  });
  const others = chapter.sections.filter((one) => one !== all && !told.some(({ section }) => section === one));
  return (
    <>
      <div className="chapter-opening">
        <Blocks blocks={opening} />
      </div>
      <div className="two-columns">
        {figure ? <DrawingView block={figure} /> : null}
        <div>
          <ClosestTable id="talk-of-all" />
          <Blocks blocks={references} />
        </div>
      </div>
      <div className="readings">
        {told.map(({ section, aspect }) => (
          <Reading key={section.id} section={section} aspect={aspect} />
        ))}
      </div>
      {others.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
    </>
  );
}

/** Bodies, orb, motion, and what an aspect of that kind means. */
function ClosestTable({ id }: { readonly id: string }) {
  const { aspects, labels } = useChart();
  const columns: readonly Column<AspectEntry>[] = [
    {
      key: "between",
      head: labels.between,
      names: true,
      cell: (aspect) => (
        <span className="named-aspect">
          <AspectGlyphs aspect={aspect} size={20} />
          {aspect.name}
        </span>
      ),
    },
    { key: "orb", head: labels.orb, align: "right", cell: ({ orb }) => orb },
    { key: "motion", head: labels.motion, className: "motion", cell: ({ motion }) => motion ?? "–" },
    { key: "means", head: labels.means, className: "means", cell: ({ means }) => means },
  ];
  return (
    <>
      <SectionHeading level={3} id={id}>
        {labels.closestTwelve}
      </SectionHeading>
      <DataTable
        caption={labels.closestTwelve}
        className="closest-table"
        columns={columns}
        rows={aspects.filter(({ motion }) => motion !== undefined).slice(0, closest)}
        rowKey={({ id }) => id}
      />
    </>
  );
}

/** One aspect: its three glyphs, orb, motion and houses, and its text. */
function Reading({ section, aspect }: { readonly section: Section; readonly aspect: AspectEntry }) {
  const chart = useChart();
  const houses = [aspect.a, aspect.b].map((id) => placementNamed(chart, id)?.house);
  const state = [aspect.orb, aspect.motion, ...houses].filter((words) => words !== undefined);
  return (
    <article>
      <AspectGlyphs aspect={aspect} size={24} />
      <SectionHeading level={3} id={section.id}>
        {section.title}
      </SectionHeading>
      <p className="reading-state num">{state.join(" · ")}</p>
      <p className="reading-means">{aspect.means}</p>
      <Blocks blocks={section.blocks.filter((block) => block.kind !== "margin-note")} />
    </article>
  );
}
