import { paths } from "@cosmic/addresses/paths";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { PageFrame } from "../../../components/layout/page-frame.tsx";
import { ReportLanguageNote } from "../../../components/text/report-language-note.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { Support } from "../../../features/after-payment/order-sheet/support.tsx";
import { successPdfName } from "../../../features/report/menu/pdf-file-name.ts";
import { usePdfDownload } from "../../../features/report/menu/use-pdf-download.ts";
import { ReportTemplate } from "../../../features/samples/report-template.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { baseLocale } from "../../../locale/locale.ts";
import type { SuccessView } from "../success-view.ts";
import { Benefits } from "./benefits.tsx";
import { drawnFor } from "./drawn-for.ts";
import { PairOffer } from "./pair-offer.tsx";
import { SignSummaries } from "./sign-summaries.tsx";
import { TabOpenings } from "./tab-openings.tsx";
import "../../../features/report/styles/sign-cards.css";
import "../../../features/samples/samples.css";
import "../../../features/after-payment/thank-you/celebration.css";
import "../success.css";

interface ReadyScreenProps {
  readonly view: SuccessView;
  readonly secret: string;
  /** The address the copy was emailed to. */
  readonly email: string;
}

/** Paid and ready: the sky of that minute, and links to the report. */
export function ReadyScreen({ view, secret, email }: ReadyScreenProps) {
  const { subject, celebration, language } = view;
  const locale = useVisitor()?.locale ?? baseLocale;
  return (
    <PageFrame>
      <ReportLanguageNote />
      <section className="celebration wrap">
        <div>
          <p className="confirmed">
            <Glyph name="check" size={20} />
            {m.success_ready()}
          </p>
          <h1>{subject.firstName ? m.success_open_named({ name: subject.firstName }) : m.success_open()}</h1>
          <p className="lead">{drawnFor(view, locale)}</p>
          <Acts secret={secret} name={subject.name} />
          <p className="cap">
            {m.success_mail({ email })} {m.checkout_lifetime_means()}{" "}
            <a href={paths.reportReceipt(secret)}>{m.report_order_receipt()}</a>
            {view.datesAhead ? (
              <>
                {" "}
                <a href={paths.reportDates(secret)}>{m.report_save_dates()}</a>
              </>
            ) : null}
          </p>
          <p className="cap">
            {m.success_forms()} <a href={paths.reportEpub(secret)}>{m.report_form_epub()}</a>,{" "}
            <a href={paths.reportInterior(secret)}>{m.report_book_interior()}</a>,{" "}
            <a href={paths.reportCover(secret)}>{m.report_book_cover()}</a>,{" "}
            <a href={paths.reportChartText(secret)}>{m.report_form_text()}</a>,{" "}
            <a href={paths.reportChartFile(secret)}>{m.report_form_data()}</a>,{" "}
            <a href={paths.reportWheel(secret, "light")}>{m.report_form_wheel_light()}</a>,{" "}
            <a href={paths.reportSigns(secret)}>{m.report_form_signs()}</a>
          </p>
        </div>
        <figure>
          <div className="sky-opens" lang={language}>
            <DrawingFigure drawing={celebration.wide} className="only-l" />
            <DrawingFigure drawing={celebration.compact} className="only-s" />
          </div>
          <figcaption className="figcap">{subject.timeUnknown ? m.success_sky_day() : m.success_sky()}</figcaption>
        </figure>
      </section>
      <div className="wrap">
        <Benefits />
        <div className="success-report" id="report">
          <h2>{m.success_glance_title()}</h2>
          <p className="lead">{m.success_glance_text()}</p>
          <ReportTemplate view={view.template}>
            <SignSummaries signs={view.signs} secret={secret} />
          </ReportTemplate>
          <TabOpenings openings={view.openings} secret={secret} language={language} />
        </div>
        <PairOffer />
        <Support className="support" />
      </div>
    </PageFrame>
  );
}

function Acts({ secret, name }: { readonly secret: string; readonly name: string }) {
  const { working, link } = usePdfDownload({
    href: paths.reportPdfCopy(secret),
    fileName: successPdfName(name),
    page: "success",
  });
  return (
    <div className="celebration-acts">
      {/* A plain link: the router's would drop the session from the address. */}
      <a className="btn cosmic" href="#report">
        {m.success_explore()}
      </a>
      <a {...link} className="btn mystical" aria-busy={working || undefined}>
        {working ? <span className="spin" aria-hidden="true" /> : <Glyph name="download" size={20} />}
        {m.success_download()}
      </a>
    </div>
  );
}
