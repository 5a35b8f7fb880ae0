import { seal } from "@cosmic/drawings/plates/seal";
import { Suspense, use } from "react";
import { Link } from "react-router";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { useStepAddress } from "../../../components/journey-address.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { dateText } from "../../../locale/format/format.ts";
import { tableTime } from "../../../locale/format/time-of-day.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { BirthData } from "../../birth/draft/birth-data.ts";
import { birthPlaceText } from "../../birth/place/birth-place-text.ts";
import { previewOf } from "../../chart-engine/preview-engine.ts";
import type { BuyersBirth } from "../request/request-checkout.ts";

const gets = [m.checkout_gets_sections, m.checkout_gets_love, m.checkout_gets_career, m.checkout_gets_instant] as const;

/** Who the report is for, the birth it is based on, and what is included. */
export function OrderSummary({ birth, locale }: { readonly birth: BuyersBirth; readonly locale: Locale }) {
  const addressOf = useStepAddress();
  const date = dateText(birth.birthDate, locale);
  const lines = [
    [m.preview_name(), birth.fullName],
    [m.preview_email(), <Address key="email" email={birth.email} />],
    [
      m.checkout_born(),
      birth.timeUnknown ? m.checkout_born_unknown({ date }) : `${date}, ${tableTime(birth.birthTime)}`,
    ],
    [m.checkout_where(), birthPlaceText(birth, locale)],
  ] as const;
  return (
    <section aria-labelledby="order-summary">
      <div className="summary-head">
        <h2 id="order-summary">{m.checkout_summary()}</h2>
        <div className="summary-seal">
          <Suspense>
            <Seal birth={birth} />
          </Suspense>
        </div>
      </div>
      <dl className="summary">
        {lines.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="ticks">
        {gets.map((words) => (
          <li key={words()}>
            <Glyph name="check" size={20} />
            <span>{words()}</span>
          </li>
        ))}
      </ul>
      <p className="summary-change">
        <Link to={addressOf("birth")}>{m.checkout_change()}</Link>
      </p>
    </section>
  );
}

/** Lets a long address break before its @, not in the middle of a word. */
function Address({ email }: { readonly email: string }) {
  const [name, ...domain] = email.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain.join("")}
    </>
  );
}

/** The person's seal, drawn from the chart; without a chart the order can still be paid. */
function Seal({ birth }: { readonly birth: BirthData }) {
  const result = use(previewOf(birth));
  return result.ok ? <DrawingFigure drawing={seal(result.preview.facts, m.checkout_seal())} /> : null;
}
