import { type Sign, signs } from "@cosmic/chart/facts";
import type { CSSProperties } from "react";
import { DrawingFigure } from "../../../components/drawing-figure.tsx";
import { Glyph } from "../../../components/glyph.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { ChapterSections } from "../chapter-sections.tsx";
import { type BlockOf, blocksOf, type SignPart } from "../document-parts.ts";
import { NamedGlyph } from "../named-glyph.tsx";
import { SignDates } from "./sign-dates.tsx";

interface SignCardProps {
  readonly part: SignPart;
  readonly allNotes: readonly BlockOf<"margin-note">[];
}

/** A placement the book opens with: sign, element, dates, one plain sentence, and the whole chapter folded away. */
export function SignCard({ part, allNotes }: SignCardProps) {
  const { chapter, value, signName, elementName } = part;
  const { plate } = chapter;
  const plain = blocksOf(chapter.sections, "paragraph").find((paragraph) => paragraph.plain)?.plain;
  const sign = signName === undefined ? undefined : signOf(value.glyph);
  return (
    <article className="sign-card" aria-labelledby={`${chapter.id}-sign`}>
      <header id={chapter.id}>
        <div>
          <p className="sign-role">{chapter.title}</p>
          <h2 id={`${chapter.id}-sign`}>
            <NamedGlyph name={value.glyph} size={28} />
            {signName ?? value.text}
          </h2>
          <p className="sign-meta">
            {value.element && elementName ? (
              <span className="chip">
                <Glyph name={value.element} size={17} className={value.element} />
                {elementName}
              </span>
            ) : null}
            {sign ? <SignDates sign={sign} /> : null}
          </p>
        </div>
        {plate ? (
          <div className="sign-plate">
            <DrawingFigure drawing={plate} decorative />
          </div>
        ) : null}
      </header>
      {chapter.bar ? <AlignmentBar bar={chapter.bar} /> : null}
      {plain ? <p className="sign-plain">{plain}</p> : null}
      <details className="sign-more">
        <summary>
          {m.report_deep_analysis()}
          <span className="sr">: {chapter.title}</span>
          <Glyph name="chevron-down" size={20} />
        </summary>
        <div className="sign-deep">
          <ChapterSections chapter={chapter} allNotes={allNotes} />
        </div>
      </details>
    </article>
  );
}

/** A strength of the chart as a bar; the appendix prints its formula. */
function AlignmentBar({ bar }: { readonly bar: NonNullable<SignPart["chapter"]["bar"]> }) {
  return (
    <p className="sign-bar">
      <span>{bar.label}</span>
      {/* CSSProperties knows no custom properties. */}
      <span className="track" style={{ "--v": `${bar.percent}%` } as CSSProperties} aria-hidden="true" />
      <span className="num">{bar.percent}%</span>
    </p>
  );
}

const signOf = (glyph: string | undefined): Sign | undefined => signs.find((sign) => sign.toLowerCase() === glyph);
