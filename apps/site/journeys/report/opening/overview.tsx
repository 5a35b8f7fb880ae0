import { FactsList } from "../blocks/facts-list.tsx";
import { FigureView } from "../blocks/figure.tsx";
import { SharesView } from "../blocks/shares.tsx";
import { Blocks } from "../chapter-sections.tsx";
import type { ScreenParts } from "../document-parts.ts";

/** The wheel plate, and beside it the chart in brief. */
export function Overview({ parts }: { readonly parts: ScreenParts }) {
  const { wheel, intro, facts, shares, glanceRest, glanceTitle } = parts;
  return (
    <section className="overview" id={overviewAnchor} aria-label={glanceTitle}>
      {wheel ? <FigureView block={wheel} /> : null}
      <div className="glance">
        <h2>{facts?.caption ?? glanceTitle}</h2>
        {intro ? <p className="lead">{intro.text}</p> : null}
        {facts ? <FactsList rows={facts.rows} /> : null}
        <div className="glance-shares">
          {shares.map((block) => (
            <SharesView key={block.caption} block={block} />
          ))}
        </div>
      </div>
      {glanceRest.map((section) => (
        <div className="glance-rest" key={section.id} id={section.id}>
          <h3>{section.title}</h3>
          <Blocks blocks={section.blocks} notes={parts.notes} />
        </div>
      ))}
    </section>
  );
}

/** Where the report begins, for links from elsewhere. */
export const overviewAnchor = "overview";
