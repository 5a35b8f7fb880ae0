import type { ReactNode } from "react";
import { m } from "../../generated/paraglide/messages.js";
import { FactsList } from "../report/blocks/facts-list.tsx";
import { FigureView } from "../report/blocks/figure.tsx";
import { SharesView } from "../report/blocks/shares.tsx";
import { Blocks } from "../report/chapter-sections.tsx";
import type { TemplateView } from "./template-view.ts";
import "../report/styles/report.css";
import "../report/styles/chapters.css";
import "../report/styles/tables.css";
import "../report/styles/citation.css";

/** A chart on one page: name and birth, the wheel, positions, themes, aspects and sources (§2.9). Children stand under
 * the wheel. */
export function ReportTemplate({ view, children }: { readonly view: TemplateView; readonly children?: ReactNode }) {
  const { subject, wheel, facts, shares, sections, uncertain } = view;
  return (
    <article className="template report" lang={view.language}>
      <header>
        <h2>{subject.name}</h2>
        <p className="lead">
          {subject.timeUnknown ? `${subject.dateLine} · ${subject.time}` : subject.dateLine}, {subject.place}
        </p>
        {uncertain.map((paragraph) => (
          <p className="note" key={paragraph.text}>
            <span>{paragraph.text}</span>
          </p>
        ))}
      </header>
      <section className="overview" aria-label={facts?.caption}>
        {wheel ? <FigureView block={wheel} /> : null}
        <div className="glance">
          <h3>{facts?.caption}</h3>
          {facts ? <FactsList rows={facts.rows} /> : null}
          <div className="glance-shares">
            {shares.map((block) => (
              <SharesView key={block.caption} block={block} />
            ))}
          </div>
        </div>
      </section>
      {children}
      {sections.map((section) => (
        <div className="template-part" key={section.id}>
          <h3>{section.title}</h3>
          <Blocks blocks={section.blocks} />
        </div>
      ))}
      <p className="cap">{m.samples_disclaimer()}</p>
    </article>
  );
}
