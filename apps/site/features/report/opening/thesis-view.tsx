import { DrawingView } from "../blocks/drawing.tsx";
import { Blocks } from "../chapter-sections.tsx";
import type { Thesis } from "../document-parts.ts";
import { NamedGlyph } from "../named-glyph.tsx";
import { SectionHeading } from "../section-heading.tsx";
import "./thesis.css";

/** What the chart is about, the voices of the book, and the figure of the spine beside them. */
export function ThesisView({ thesis }: { readonly thesis: Thesis }) {
  const { id, title, sentences, voicesTitle, voices, figure } = thesis;
  return (
    <section className="thesis" aria-labelledby={id}>
      <div className="thesis-words">
        <SectionHeading level={2} id={id}>
          {title}
        </SectionHeading>
        <Blocks blocks={sentences} />
        {voices.length > 0 ? (
          <>
            <h3>{voicesTitle}</h3>
            <ul className="voices">
              {voices.map((voice) => (
                <li key={voice.glyph}>
                  <NamedGlyph name={voice.glyph} size={30} />
                  <div>
                    <p className="voice-name">{voice.name}</p>
                    <p className="voice-place">{voice.placed}</p>
                  </div>
                  <p className="voice-says">{voice.says}</p>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      {figure ? <DrawingView block={figure} /> : null}
    </section>
  );
}
