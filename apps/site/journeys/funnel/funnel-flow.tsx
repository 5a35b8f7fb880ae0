import { type FunnelStep, paths } from "@cosmic/addresses/paths";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Plate } from "../../components/drawings/plate.tsx";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { useNearAddress } from "../../components/layout/page-link.tsx";
import { useVisitor } from "../../components/visitor.ts";
import type { ThankYouView } from "../../features/after-payment/thank-you/thank-you-view.server.ts";
import type { BirthData } from "../../features/birth/draft/birth-data.ts";
import { type FunnelSession, startStep } from "../../features/birth/session/funnel-session.ts";
import { useFunnelSession } from "../../features/birth/session/use-funnel-session.ts";
import type { CheckoutOffer } from "../../features/checkout/prices/price-lines.tsx";
import { baseLocale } from "../../locale/locale.ts";
import { BirthDataStep } from "./birth/birth-data-step.tsx";
import { ContactStep } from "./contact/contact-step.tsx";
import { FunnelGuide } from "./funnel-guide.tsx";
import { PreviewPaymentStep } from "./preview/preview-payment-step.tsx";
import { funnelStepOf } from "./step.ts";
import { ThanksStep } from "./thank-you/thank-you-step.tsx";
import "./funnel.css";
import "./preview/funnel-preview.css";
import "./thank-you/thank-you-step.css";

interface FunnelFlowProps {
  readonly offer: CheckoutOffer;
  readonly sandbox: boolean;
  /** Set once a payment has returned here. */
  readonly thanks: ThankYouView | null;
  /** The birth of a paid order, for its drawings. */
  readonly birth: BirthData | null;
}

/** The funnel: three steps in one card, and the thank-you page after payment. */
export function FunnelFlow({ offer, sandbox, thanks, birth }: FunnelFlowProps) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const session = useFunnelSession();
  const settled = useStart(session);
  const named = funnelStepOf(useLocation().search);
  // A thank-you address without a payment shows the form instead.
  const step = named === null || (named === "thank-you" && thanks === null) ? "birth-data" : named;
  return (
    <PageFrame claims={step === "preview-payment"}>
      <div className={step === "thank-you" ? "wrap funnel done" : "wrap funnel"}>
        {step === "thank-you" ? null : <FunnelGuide step={step} />}
        <Plate className="card">
          {step === "birth-data" ? <BirthDataStep {...{ locale, offer, settled }} /> : null}
          {step === "contact" ? <ContactStep session={session} /> : null}
          {step === "preview-payment" ? <PreviewPaymentStep {...{ session, offer, sandbox, locale }} /> : null}
          {step === "thank-you" && thanks ? <ThanksStep view={thanks} session={session} birth={birth} /> : null}
        </Plate>
      </div>
    </PageFrame>
  );
}

/** Redirects once to the step the saved session calls for, when the funnel is opened without a step. After that, the
 * address without a step is the first step, so that the back button reaches it. True once settled. */
function useStart(session: FunnelSession | undefined): boolean {
  const [settled, setSettled] = useState(false);
  const navigate = useNavigate();
  const near = useNearAddress();
  const open = funnelStepOf(useLocation().search) === null;
  const start: FunnelStep | undefined = session && startStep(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when the session is first known
  useEffect(() => {
    if (start === undefined || settled) return;
    const walk = async () => {
      if (open && start !== "birth-data") await navigate(near(paths.funnelStep(start)), { replace: true });
      setSettled(true);
    };
    void walk();
  }, [start]);
  return settled;
}
