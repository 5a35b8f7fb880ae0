import type { ReactNode } from "react";
import { useVisitor } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";
import { baseLocale, languageTag } from "../../locale/locale.ts";
import { DrawingView } from "../report/blocks/drawing.tsx";
import { FactsList } from "../report/blocks/facts-list.tsx";
import { SharesView } from "../report/blocks/shares.tsx";
import { Blocks } from "../report/chapter-sections.tsx";
import type { TemplateView } from "./template-view.ts";
import "../report/styles/report.css";
import "../report/styles/chapters.css";
import "../report/styles/tables.css";
import "../report/styles/citation.css";

interface ReportTemplateProps {
  readonly view: TemplateView;
  /** Rendered below the wheel. */
  readonly children?: ReactNode;
}

/** A chart on one page: name and birth, the wheel, positions, themes, aspects and sources. */
export function ReportTemplate({ view, children }: ReportTemplateProps) {
  const pageLanguage = languageTag(useVisitor()?.locale ?? baseLocale);
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
        {wheel ? <DrawingView block={wheel} /> : null}
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
      <p className="cap" lang={pageLanguage}>
        {m.samples_disclaimer()}
      </p>
    </article>
  );
}
