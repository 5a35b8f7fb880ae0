import type { RowsEntry } from "@cosmic/report/chart-entries";
import type { Chapter } from "@cosmic/report/document";
import { FactsList } from "../blocks/facts-list.tsx";
import { Blocks, SectionView } from "../chapter-sections.tsx";
import { useChart } from "../chart-context.ts";
import { positionsSection } from "../document-parts.ts";
import { isFrame } from "./split.ts";
import "./appendix.css";

/** The technical summary and the sources, then every number the report is based on. */
export function AppendixPage({ chapter }: { readonly chapter: Chapter }) {
  const { technical, sources } = useChart();
  const opening = (chapter.sections[0]?.blocks ?? []).filter(isFrame);
  return (
    <>
      <div className="chapter-opening">
        <Blocks blocks={opening} />
      </div>
      <div className="two-columns appendix-cards">
        <RowsCard entry={technical} />
        <RowsCard entry={sources} />
      </div>
      {chapter.sections
        .filter(({ id }) => id !== positionsSection)
        .map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
    </>
  );
}

function RowsCard({ entry }: { readonly entry: RowsEntry }) {
  return (
    <section className="rows-card">
      <h3>{entry.caption}</h3>
      <FactsList rows={entry.rows.map(({ label, value }) => ({ label, value: { text: value } }))} />
    </section>
  );
}
