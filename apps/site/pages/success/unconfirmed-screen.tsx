import type { Drawing } from "@cosmic/drawings/drawing";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { ButtonLink } from "../../components/fields/button.tsx";
import { useStepAddress } from "../../components/journey-address.ts";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { ClosedPlate } from "../../features/after-payment/order-sheet/closed-plate.tsx";
import { Support } from "../../features/after-payment/order-sheet/support.tsx";
import { LookAgain } from "../../features/after-payment/thank-you/look-again.tsx";
import { m } from "../../generated/paraglide/messages.js";
import "../../features/after-payment/thank-you/celebration.css";

interface UnconfirmedScreenProps {
  readonly plate: Drawing;
  /** Address of the order's hosted payment page; null when none is open any more. */
  readonly paymentPage: string | null;
}

/** Shown on return from the payment page, while the payment service has not confirmed yet. */
export function UnconfirmedScreen({ plate, paymentPage }: UnconfirmedScreenProps) {
  const checkout = useStepAddress()("checkout");
  return (
    <PageFrame>
      <LookAgain />
      <section className="celebration wrap">
        <div>
          <p className="unconfirmed" role="status">
            <Glyph name="clock" size={20} />
            {m.success_unconfirmed()}
          </p>
          <h1>{m.success_unconfirmed_title()}</h1>
          <p className="lead">{m.success_unconfirmed_text()}</p>
          <p className="note">
            <Glyph name="info" size={20} />
            <span>{m.success_unconfirmed_return()}</span>
          </p>
          <div className="celebration-acts">
            <ButtonLink variant="mystical" to={paymentPage ?? checkout}>
              {m.success_unconfirmed_pay()}
            </ButtonLink>
          </div>
          <Support className="support" />
        </div>
        <ClosedPlate plate={plate} />
      </section>
    </PageFrame>
  );
}
