import { paths } from "@cosmic/addresses/paths";
import { seal } from "@cosmic/drawings/plates/seal";
import { firstNameOf } from "@cosmic/report/first-name";
import { lazy, Suspense } from "react";
import { usePaymentSucceeded, useStepView, useThankYouView } from "../../../analytics/use-count.ts";
import { DrawingFigure } from "../../../components/drawings/drawing-figure.tsx";
import { ButtonLink } from "../../../components/fields/button.tsx";
import { useNearAddress } from "../../../components/layout/page-link.tsx";
import { Steps } from "../../../components/layout/steps.tsx";
import { Note } from "../../../components/text/note.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { LookAgain, lookForPixSeconds } from "../../../features/after-payment/thank-you/look-again.tsx";
import type { ThankYouView } from "../../../features/after-payment/thank-you/thank-you-view.server.ts";
import type { BirthData } from "../../../features/birth/draft/birth-data.ts";
import { useForgetOnce } from "../../../features/birth/session/forget-journey.ts";
import { birthOfSession, type FunnelSession } from "../../../features/birth/session/funnel-session.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { baseLocale } from "../../../locale/locale.ts";
import { ThanksActs } from "./thank-you-acts.tsx";
import { useFacts } from "./use-facts.ts";

/** Lazy-loaded, because the wheel is heavier than the step. */
const ChartWheel = lazy(async () => ({ default: (await import("./chart-wheel.tsx")).ChartWheel }));

interface ThanksStepProps {
  readonly view: ThankYouView;
  readonly session: FunnelSession | undefined;
  /** The paid order's birth; null falls back to the one in this tab. */
  readonly birth: BirthData | null;
}

/** Step 4: paid. Links to the report and its PDF, and the offer of a two-chart comparison; it claims only what is
 * known. */
export function ThanksStep({ view, session, birth }: ThanksStepProps) {
  useStepView(4);
  useThankYouView();
  usePaymentSucceeded(view.sale);
  const locale = useVisitor()?.locale ?? baseLocale;
  const near = useNearAddress();
  const facts = useFacts(birth ?? (session && birthOfSession(session)), locale);
  const confirmed = view.payment === "confirmed";
  useForgetOnce(confirmed);
  const name = view.name || (session?.contactData?.name ?? "");
  const email = view.email || (session?.contactData?.email ?? "");
  return (
    <>
      {view.settling ? <LookAgain {...(view.pix ? { seconds: lookForPixSeconds } : {})} /> : null}
      <Steps step={4} of={4} percent={confirmed ? 100 : 90} words={confirmed ? m.funnel_paid() : m.funnel_asking()} />
      <div className="funnel-done">
        {facts ? <DrawingFigure drawing={seal(facts)} decorative /> : null}
        <div>
          <h1>{titleOf(view, name)}</h1>
          <p className="lead">{confirmed ? m.funnel_thanks_lead() : unconfirmedText(view)}</p>
        </div>
      </div>
      {confirmed ? null : <Note>{noteOf(view)}</Note>}
      {view.pix?.codePage ? (
        <ButtonLink variant="mystical" to={view.pix.codePage}>
          {m.success_pix_code()}
        </ButtonLink>
      ) : null}
      <ThanksActs view={view} name={name} email={email} />
      {facts ? (
        <Suspense fallback={<div className="funnel-wheel" />}>
          <ChartWheel facts={facts} />
        </Suspense>
      ) : null}
      <section className="funnel-pair" aria-labelledby="pair">
        <h2 id="pair">{m.funnel_pair_title()}</h2>
        <p>{m.funnel_pair_text()}</p>
        <ButtonLink variant="mystical" wide to={near(paths.compatibility())}>
          {m.funnel_pair()}
        </ButtonLink>
      </section>
    </>
  );
}

function unconfirmedText({ pix }: ThankYouView): string {
  if (pix === null) return m.thanks_unconfirmed();
  return pix.state === "pix" ? m.success_pix_text() : m.success_lapsed_text();
}

function noteOf({ pix }: ThankYouView): string {
  if (pix === null) return m.success_unconfirmed_return();
  return pix.state === "pix" ? m.success_pix_note() : m.success_lapsed_note();
}

function titleOf({ payment, pix }: ThankYouView, name: string): string {
  if (pix) return pix.state === "pix" ? m.success_pix_title() : m.success_lapsed_title();
  if (payment !== "confirmed") return m.thanks_title();
  const firstName = firstNameOf(name);
  return firstName === "" ? m.thanks_title() : m.thanks_title_named({ name: firstName });
}
