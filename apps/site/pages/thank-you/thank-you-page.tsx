import { paths } from "@cosmic/addresses/paths";
import { firstNameOf } from "@cosmic/report/first-name";
import { usePaymentSucceeded, useStepView, useThankYouView } from "../../analytics/use-count.ts";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { Plate } from "../../components/drawings/plate.tsx";
import { Button, ButtonLink } from "../../components/fields/button.tsx";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { PageLink } from "../../components/layout/page-link.tsx";
import { Note } from "../../components/text/note.tsx";
import { toast } from "../../components/toasts/toast.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { Support } from "../../features/after-payment/order-sheet/support.tsx";
import { LookAgain } from "../../features/after-payment/thank-you/look-again.tsx";
import { ResendForm } from "../../features/after-payment/thank-you/resend-form.tsx";
import type { ThankYouView } from "../../features/after-payment/thank-you/thank-you-view.server.ts";
import { useForgetOnce } from "../../features/birth/session/forget-journey.ts";
import { m } from "../../generated/paraglide/messages.js";
import { readerTime, sentenceTime } from "../../locale/format/time-of-day.ts";
import { baseLocale } from "../../locale/locale.ts";
import { type Fulfillment, useFulfillment, useRememberedBuyer } from "./use-buyer.ts";
import "../../features/after-payment/thank-you/celebration.css";
import "../../features/after-payment/thank-you/thank-you.css";

interface ThankYouProps {
  readonly view: ThankYouView;
  /** When the links were requested again, milliseconds since 1970; null if not yet. */
  readonly resentAt: number | null;
}

/** The page after payment. It claims only what is known. */
export function ThankYouPage({ view, resentAt }: ThankYouProps) {
  const buyer = useRememberedBuyer();
  const fulfillment = useFulfillment(view.payment, buyer);
  // Must come after the buyer is read above: the fulfillment request still needs that data.
  useForgetOnce(view.payment === "confirmed");
  useStepView(4);
  useThankYouView();
  usePaymentSucceeded(view.sale);
  const resent = resentAt !== null;
  const firstName = firstNameOf(view.name || buyer.name);
  return (
    <PageFrame>
      {view.settling && !resent ? <LookAgain /> : null}
      <div className="wrap sec thank-you">
        <Plate>
          <div className="thank-you-body">
            <State view={view} resent={resent} />
            <h1>{title(resent, firstName)}</h1>
            <p className="lead">{message(view, resent)}</p>
            {resentAt === null ? <Standing view={view} fulfillment={fulfillment} /> : <SentAt resentAt={resentAt} />}
            <ViewOnline view={view} />
            <section className="thank-you-resend" id="resend" aria-labelledby="resend-title">
              <h2 id="resend-title">{m.flow_report_resend()}</h2>
              <p className="small">{m.thanks_resend_text()}</p>
              <ResendForm label={m.thanks_resend()} email={view.email || buyer.email} resent={resent} />
            </section>
            <PageLink to={paths.compatibility()} className="thank-you-pair">
              {m.thanks_pair()}
            </PageLink>
            <Support />
          </div>
        </Plate>
      </div>
    </PageFrame>
  );
}

function State({ view, resent }: { readonly view: ThankYouView; readonly resent: boolean }) {
  if (resent || view.payment !== "confirmed") return null;
  return (
    <p className="confirmed">
      <Glyph name="check" size={20} />
      {m.success_confirmed()}
    </p>
  );
}

function title(resent: boolean, name: string): string {
  if (resent) return m.thanks_resent_title();
  return name === "" ? m.thanks_title() : m.thanks_title_named({ name });
}

function message({ payment, email, reportPath }: ThankYouView, resent: boolean): string {
  if (resent) return m.thanks_resent();
  if (payment === "unknown") return m.thanks_unconfirmed();
  if (reportPath !== null) return m.thanks_ready({ email });
  return email === "" ? m.thanks_confirmed() : m.thanks_confirmed_to({ email });
}

/** Further status before the report is ready: the outcome of asking the shop, or what the visitor can do. */
function Standing({ view, fulfillment }: { readonly view: ThankYouView; readonly fulfillment: Fulfillment }) {
  if (view.payment === "unknown") return <Note>{m.success_unconfirmed_return()}</Note>;
  if (view.reportPath !== null) return null;
  const words = fulfillment && fulfillmentWords[fulfillment]();
  // Always rendered, so that text added later is announced.
  return <div role="status">{words ? <Note>{words}</Note> : null}</div>;
}

const fulfillmentWords: Readonly<Record<NonNullable<Fulfillment>, () => string>> = {
  asking: m.thanks_asking,
  asked: m.thanks_asked,
  failed: m.thanks_asking_failed,
};

function SentAt({ resentAt }: { readonly resentAt: number }) {
  const locale = useVisitor()?.locale ?? baseLocale;
  return (
    <p className="note" role="status">
      <Glyph name="check" size={20} />
      <span suppressHydrationWarning>{m.thanks_resent_at({ ...sentenceTime(readerTime(resentAt), locale) })}</span>
    </p>
  );
}

function ViewOnline({ view }: { readonly view: ThankYouView }) {
  if (view.reportPath !== null) {
    return (
      <ButtonLink wide to={view.reportPath}>
        {m.thanks_view()}
      </ButtonLink>
    );
  }
  return (
    <Button wide onClick={() => toast.success({ title: m.thanks_not_ready(), glyph: "clock" })}>
      {m.thanks_view()}
    </Button>
  );
}
