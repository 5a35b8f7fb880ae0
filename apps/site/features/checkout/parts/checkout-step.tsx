import type { ReactNode } from "react";
import { useStepAddress } from "../../../components/journey-address.ts";
import { JourneyHead } from "../../../components/layout/journey-head.tsx";
import { Waiting } from "../../../components/layout/waiting.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { RedirectToStart } from "../../birth/session/send-back.tsx";
import { useBirthReading } from "../../birth/session/use-birth-reading.ts";
import { OrderSummary } from "../prices/order-summary.tsx";
import { type BuyersBirth, hasBuyer } from "../request/request-checkout.ts";

interface CheckoutStepProps {
  readonly title: ReactNode;
  readonly locale: Locale;
  /** The card that takes the payment. */
  readonly children: (birth: BuyersBirth) => ReactNode;
}

/** Step 3 of 3: the payment card, with the order summary beside it. */
export function CheckoutStep({ title, locale, children }: CheckoutStepProps) {
  const reading = useBirthReading();
  const addressOf = useStepAddress();
  const birth = reading?.ok && hasBuyer(reading.birth) ? reading.birth : null;
  return (
    <div className="wrap">
      <JourneyHead step={3} percent={90} title={title} settled={birth !== null} />
      {reading && !reading.ok ? <RedirectToStart to={addressOf("birth")} reason={reading.reason} /> : null}
      {reading?.ok && birth === null ? <RedirectToStart to={addressOf("preview")} reason="contact" /> : null}
      {birth ? (
        <div className="checkout-grid">
          {children(birth)}
          <OrderSummary birth={birth} locale={locale} />
        </div>
      ) : (
        <Waiting>{m.checkout_waiting()}</Waiting>
      )}
    </div>
  );
}
