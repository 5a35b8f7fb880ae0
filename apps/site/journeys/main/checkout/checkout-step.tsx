import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useStepAddress } from "../../../components/journey-address.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { JourneyHead } from "../journey-head.tsx";
import { sentBackState } from "../session/sent-back.ts";
import { useBirthReading } from "../session/use-birth-reading.ts";
import { Waiting } from "../waiting.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { type BuyersBirth, hasBuyer } from "./request-checkout.ts";

interface CheckoutStepProps {
  readonly title: ReactNode;
  readonly locale: Locale;
  /** The plate that takes the payment. */
  readonly children: (birth: BuyersBirth) => ReactNode;
}

/** Step 3 of 3: the plate that takes the payment, and the order beside it. */
export function CheckoutStep({ title, locale, children }: CheckoutStepProps) {
  const reading = useBirthReading();
  const addressOf = useStepAddress();
  if (reading && !reading.ok) return <Navigate replace to={addressOf("birth")} state={sentBackState(reading.reason)} />;
  if (reading && !hasBuyer(reading.birth))
    return <Navigate replace to={addressOf("preview")} state={sentBackState("contact")} />;
  return (
    <div className="wrap">
      <JourneyHead step={3} percent={90} title={title} />
      {reading && hasBuyer(reading.birth) ? (
        <div className="checkout-grid">
          {children(reading.birth)}
          <OrderSummary birth={reading.birth} locale={locale} />
        </div>
      ) : (
        <Waiting>{m.checkout_waiting()}</Waiting>
      )}
    </div>
  );
}
