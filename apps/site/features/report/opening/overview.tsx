import type { Section } from "@cosmic/report/document";
import { FactsList } from "../blocks/facts-list.tsx";
import { SharesView } from "../blocks/shares.tsx";
import { Blocks } from "../chapter-sections.tsx";
import { glanceId, type ScreenParts } from "../document-parts.ts";
import { SectionHeading } from "../section-heading.tsx";
import { WheelExplorer } from "../wheel/wheel-explorer.tsx";

/** The interactive wheel, with the chart in brief beside it. */
export function Overview({ parts }: { readonly parts: ScreenParts }) {
  const { wheel, intro, facts, shares, glanceRest, glanceTitle } = parts;
  return (
    <section className="overview" aria-label={glanceTitle}>
      {wheel ? <WheelExplorer block={wheel} /> : null}
      <div className="glance">
        <SectionHeading level={2} id={glanceId}>
          {glanceTitle}
        </SectionHeading>
        {intro ? <p className="lead">{intro.text}</p> : null}
        {facts ? <FactsList rows={facts.rows} /> : null}
        <div className="glance-shares">
          {shares.map((block) => (
            <SharesView key={block.caption} block={block} />
          ))}
        </div>
        {glanceRest.filter(isBeside).map((section) => (
          <GlanceRest key={section.id} section={section} className="glance-rest" />
        ))}
      </div>
      {glanceRest
        .filter((section) => !isBeside(section))
        .map((section) => (
          <GlanceRest key={section.id} section={section} className="glance-rest glance-foot" />
        ))}
    </section>
  );
}

/** The themes make this column as tall as the wheel with its list; other sections go below both. */
const isBeside = ({ id }: Section) => id === "themes-at-a-glance";

function GlanceRest({ section, className }: { readonly section: Section; readonly className: string }) {
  return (
    <div className={className}>
      <SectionHeading level={3} id={section.id}>
        {section.title}
      </SectionHeading>
      <Blocks blocks={section.blocks} />
    </div>
  );
}
