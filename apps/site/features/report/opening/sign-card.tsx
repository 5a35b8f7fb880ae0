import { type Sign, signs } from "@cosmic/chart/facts";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { ChapterSections } from "../chapter-sections.tsx";
import { useChart } from "../chart-context.ts";
import { blocksOf, type SignPart } from "../document-parts.ts";
import { NamedGlyph } from "../named-glyph.tsx";
import { useSectionAddress } from "../tabs/section-address.ts";
import { SignDates } from "./sign-dates.tsx";

/** A placement from the opening: sign, element, dates, one plain sentence, and the whole chapter collapsed. */
export function SignCard({ part }: { readonly part: SignPart }) {
  const { chapter, sign, place, elementName } = part;
  const { plate } = chapter;
  const plain = blocksOf(chapter.sections, "paragraph").find((paragraph) => paragraph.plain)?.plain;
  const named = signOf(sign?.glyph);
  return (
    <article className="sign-card" aria-labelledby={`${chapter.id}-sign`}>
      <header>
        <div>
          <p className="sign-role" id={chapter.id} tabIndex={-1}>
            {chapter.title}
          </p>
          <h2 id={`${chapter.id}-sign`}>
            <NamedGlyph name={sign?.glyph} size={28} />
            {sign?.text ?? place}
          </h2>
          <p className="sign-meta">
            {sign?.element && elementName ? (
              <span className="chip">
                <Glyph name={sign.element} size={17} className={sign.element} />
                {elementName}
              </span>
            ) : null}
            {named ? <SignDates sign={named} /> : null}
          </p>
        </div>
        {plate ? (
          <div className="sign-plate">
            <DrawingFigure drawing={plate} decorative />
          </div>
        ) : null}
      </header>
      {chapter.bar ? <AlignmentBar bar={chapter.bar} element={sign?.element} /> : null}
      {plain ? <p className="sign-plain">{plain}</p> : null}
      <details className="sign-more" name="deep-analysis">
        <summary>
          {m.report_deep_analysis()}
          <span className="sr">: {chapter.title}</span>
          <Glyph name="chevron-down" size={20} />
        </summary>
        <div className="sign-deep">
          <ChapterSections chapter={chapter} />
        </div>
      </details>
    </article>
  );
}

/** Id of the appendix section with the formulas of the bars. */
const barsSection = "bars";

interface AlignmentBarProps {
  readonly bar: NonNullable<SignPart["chapter"]["bar"]>;
  readonly element?: string | undefined;
}

/** One of the chart's percentages as a bar; the appendix prints its formula. */
function AlignmentBar({ bar, element = "" }: AlignmentBarProps) {
  const { labels } = useChart();
  const address = useSectionAddress();
  return (
    <p className="sign-bar">
      <span>{bar.label}</span>
      {/* CSSProperties has no custom properties. */}
      <span className={`track ${element}`} style={{ "--v": `${bar.percent}%` } as CSSProperties} aria-hidden="true" />
      <span className="num">{bar.percent}%</span>
      <Link className="sign-method" to={address(barsSection)}>
        {labels.counted}
        <span className="sr">: {bar.label}</span>
      </Link>
    </p>
  );
}

const signOf = (glyph: string | undefined): Sign | undefined => signs.find((sign) => sign.toLowerCase() === glyph);
