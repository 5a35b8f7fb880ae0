import { paths } from "@cosmic/addresses/paths";
import { Link } from "react-router";
import { NamedGlyph } from "../../../features/report/named-glyph.tsx";
import { SignDates } from "../../../features/report/opening/sign-dates.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { SignSummary } from "../success-view.ts";

interface SignSummariesProps {
  readonly signs: readonly SignSummary[];
  readonly secret: string;
}

/** The three signs, a card each, with a link to its chapter. */
export function SignSummaries({ signs, secret }: SignSummariesProps) {
  if (signs.length === 0) return null;
  return (
    <section className="sign-summaries" aria-label={m.report_signs()}>
      {signs.map(({ id, role, glyph, name, sign, element, plain }) => (
        <article key={id} aria-labelledby={`sign-${id}`}>
          <p className="sign-role">{role}</p>
          <h3 id={`sign-${id}`}>
            <NamedGlyph name={glyph ?? undefined} size={28} />
            {name}
          </h3>
          <p className="sign-meta">
            {element ? (
              <span className="chip">
                <NamedGlyph name={element.glyph} size={17} />
                {element.name}
              </span>
            ) : null}
            {sign ? <SignDates sign={sign} /> : null}
          </p>
          {plain ? <p className="sign-plain">{plain}</p> : null}
          <Link className="success-on" to={paths.reportSection(secret, { tab: "overview", id })}>
            {m.success_read_chapter()}
            <span className="sr">: {role}</span>
          </Link>
        </article>
      ))}
    </section>
  );
}
