import { FactsList } from "../blocks/facts-list.tsx";
import { SharesView } from "../blocks/shares.tsx";
import { Blocks } from "../chapter-sections.tsx";
import type { ScreenParts } from "../document-parts.ts";
import { WheelExplorer } from "../wheel/wheel-explorer.tsx";

/** The wheel to explore, and beside it the chart in brief. */
export function Overview({ parts }: { readonly parts: ScreenParts }) {
  const { wheel, intro, facts, shares, glanceRest, glanceTitle } = parts;
  return (
    <section className="overview" aria-label={glanceTitle}>
      {wheel ? <WheelExplorer block={wheel} /> : null}
      <div className="glance">
        <h2>{facts?.caption ?? glanceTitle}</h2>
        {intro ? <p className="lead">{intro.text}</p> : null}
        {facts ? <FactsList rows={facts.rows} /> : null}
        <div className="glance-shares">
          {shares.map((block) => (
            <SharesView key={block.caption} block={block} />
          ))}
        </div>
        {glanceRest.map((section) => (
          <div className="glance-rest" key={section.id} id={section.id}>
            <h3>{section.title}</h3>
            <Blocks blocks={section.blocks} />
          </div>
        ))}
      </div>
    </section>
  );
}
