import type { Facts } from "@cosmic/chart/facts";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { contentsOf } from "./contents-of.ts";

/** What the full report contains, each line with a detail from this chart. */
export function ReportContents({ facts, locale }: { readonly facts: Facts; readonly locale: Locale }) {
  return (
    <section aria-labelledby="holds">
      <h2 id="holds">{m.preview_holds()}</h2>
      <p className="lead">{m.preview_holds_lead()}</p>
      <ol className="toc">
        {contentsOf(facts, locale).map(({ glyph, title, detail }) => (
          <li key={glyph}>
            <Glyph name={glyph} size={22} />
            <span>{title}</span>
            {detail ? (
              <>
                <i aria-hidden="true" />
                <span className="num">{detail}</span>
              </>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
