import { m } from "../../../generated/paraglide/messages.js";
import { Blocks } from "../chapter-sections.tsx";
import type { ScreenParts } from "../document-parts.ts";
import { ChapterView } from "../pages/chapter-view.tsx";
import { isFrame } from "../pages/split.ts";
import { SectionHeading } from "../section-heading.tsx";
import { DatedLinesView } from "./dated-lines-view.tsx";
import { Overview } from "./overview.tsx";
import { SignCard } from "./sign-card.tsx";
import { ThesisView } from "./thesis-view.tsx";

/** The report's first tab above its chapters: thesis, three cards, spine and two dated lines, then the wheel; in a first
 * edition the wheel and the cards. */
export function OverviewTab({ parts }: { readonly parts: ScreenParts }) {
  const { thesis, spine, dated, signs, positions } = parts;
  return (
    <>
      {thesis ? <ThesisView thesis={thesis} /> : <Overview parts={parts} />}
      <SignCards signs={signs} />
      {spine ? <ChapterView chapter={spine} /> : null}
      {dated && dated.lines.length > 0 ? <DatedLinesView dated={dated} /> : null}
      {thesis ? <Overview parts={parts} /> : null}
      <Positions section={positions} />
    </>
  );
}

function SignCards({ signs }: Pick<ScreenParts, "signs">) {
  if (signs.length === 0) return null;
  return (
    <section className="sign-cards" aria-label={m.report_signs()}>
      {signs.map((part) => (
        <SignCard key={part.chapter.id} part={part} />
      ))}
    </section>
  );
}

function Positions({ section }: { readonly section: ScreenParts["positions"] }) {
  if (!section) return null;
  return (
    <section className="positions">
      <SectionHeading level={2} id={section.id}>
        {section.title}
      </SectionHeading>
      <Blocks blocks={section.blocks.filter((block) => !isFrame(block))} />
    </section>
  );
}
