import type { ReportDocument } from "@cosmic/report/document";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { dateText } from "../../../locale/format/format.ts";
import { baseLocale } from "../../../locale/locale.ts";
import { Greeting } from "./greeting.tsx";

interface ReportHeadProps extends Pick<ReportDocument, "subject" | "seal" | "language"> {
  /** The day it was written on, YYYY-MM-DD. */
  readonly asOf: string;
}

/** Greeting, birth details, the day it was written on, and seal. */
export function ReportHead({ subject, seal, language, asOf }: ReportHeadProps) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const placed = subject.place !== subject.coordinates;
  return (
    <header className="report-head">
      <Greeting firstName={subject.firstName} />
      <div className="report-seal" lang={language}>
        <DrawingFigure drawing={seal} />
      </div>
      <dl lang={language}>
        <div>
          <dt className="sr">{m.report_birth_moment()}</dt>
          <dd>
            <Glyph name="calendar" size={18} />
            {subject.timeUnknown ? `${subject.dateLine} · ${subject.time}` : subject.dateLine}
          </dd>
        </div>
        {placed ? (
          <div>
            <dt className="sr">{m.report_birth_place()}</dt>
            <dd>
              <Glyph name="place" size={18} />
              {subject.place}
            </dd>
          </div>
        ) : null}
        <div>
          <dt className="sr">{m.report_birth_coordinates()}</dt>
          <dd className="num">{subject.coordinates}</dd>
        </div>
        <div>
          <dt className="sr">{m.report_written()}</dt>
          <dd>{m.report_written_on({ date: dateText(asOf, locale) })}</dd>
        </div>
      </dl>
    </header>
  );
}
