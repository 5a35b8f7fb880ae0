import { Link } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { paths } from "../../paths.ts";
import { FigureView } from "../report/blocks/figure.tsx";
import { NamedGlyph } from "../report/named-glyph.tsx";
import type { SuccessView } from "./success-view.ts";

/** The chart at a glance, and the way on into the report. */
export function SuccessGlance({ view, secret }: { readonly view: SuccessView; readonly secret: string }) {
  const { wheel, signs, language } = view;
  return (
    <section className="success-glance" id="report" aria-labelledby="report-title">
      {wheel ? (
        <div lang={language}>
          <FigureView
            block={{ ...wheel, drawing: wheel.compact ?? wheel.drawing, compact: undefined, legend: [], caption: "" }}
          />
        </div>
      ) : null}
      <div>
        <h2 id="report-title">{m.success_glance_title()}</h2>
        <p className="lead">{m.success_glance_text()}</p>
        <ul className="sign-lines" lang={language}>
          {signs.map((line) => (
            <li key={line.id}>
              <NamedGlyph name={line.glyph ?? undefined} size={24} />
              <b>{line.sign}</b>
              <p>
                {line.role}. {line.plain}
              </p>
            </li>
          ))}
        </ul>
        <p className="success-on">
          <Link to={paths.report(secret)}>{m.success_full_report()}</Link>
        </p>
      </div>
    </section>
  );
}
