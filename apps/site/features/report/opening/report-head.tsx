import type { ReportDocument } from "@cosmic/report/document";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { Greeting } from "./greeting.tsx";

/** Greeting, birth details and seal. */
export function ReportHead({ subject, seal, language }: Pick<ReportDocument, "subject" | "seal" | "language">) {
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
      </dl>
    </header>
  );
}
