import type { Chapter } from "@cosmic/report/document";
import { use } from "react";
import { DrawingFigure } from "../../../../components/drawings/drawing-figure.tsx";
import { useVisitor } from "../../../../components/visitor.ts";
import { m } from "../../../../generated/paraglide/messages.js";
import { dateText } from "../../../../locale/format/format.ts";
import { baseLocale } from "../../../../locale/locale.ts";
import { SectionHeading } from "../../section-heading.tsx";
import { LetterContext, type LetterHead } from "./letter-context.ts";
import { TextAndQuestions } from "./questions.tsx";
import "./letter.css";

/** The book on one sheet: the letter with its questions, and whom it is to. */
export function LetterPage({ chapter }: { readonly chapter: Chapter }) {
  const head = use(LetterContext);
  return (
    <section className="chapter of-letter" aria-labelledby={chapter.id}>
      <div className="plate letter-sheet">
        <header>
          <div>
            <SectionHeading level={2} id={chapter.id}>
              {chapter.title}
            </SectionHeading>
            <p className="lead">{chapter.subtitle}</p>
          </div>
          {head?.sketch ? (
            <div className="letter-sketch">
              <DrawingFigure drawing={head.sketch} decorative />
            </div>
          ) : null}
        </header>
        {chapter.sections.map((section) => (
          // The letter has one heading, which is its chapter's.
          <div className="letter-text" key={section.id} id={section.id} tabIndex={-1}>
            <TextAndQuestions blocks={section.blocks} />
          </div>
        ))}
        {head ? <Addressee head={head} /> : null}
      </div>
    </section>
  );
}

function Addressee({ head: { subject, asOf } }: { readonly head: LetterHead }) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const { name, dateLine, place } = subject;
  return (
    <p className="letter-to">
      {[name, dateLine, place].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{m.report_written_on({ date: dateText(asOf, locale) })}</span>
    </p>
  );
}
