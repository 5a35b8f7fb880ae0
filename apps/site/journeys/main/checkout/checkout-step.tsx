import { Navigate } from "react-router";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { paths } from "../../../paths.ts";
import { JourneyHead } from "../journey-head.tsx";
import { sentBackState } from "../session/sent-back.ts";
import { useBirthReading } from "../session/use-birth-reading.ts";
import { Waiting } from "../waiting.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { type CheckoutPrice, PaymentPlate } from "./payment-plate.tsx";
import { hasBuyer } from "./request-checkout.ts";

interface CheckoutStepProps {
  readonly price: CheckoutPrice;
  readonly sandbox: boolean;
  readonly locale: Locale;
}

/** Step 3 of 3: the price, the order, and the way to the hosted payment page. */
export function CheckoutStep({ price, sandbox, locale }: CheckoutStepProps) {
  const reading = useBirthReading();
  if (reading && !reading.ok)
    return <Navigate replace to={paths.step("birth")} state={sentBackState(reading.reason)} />;
  if (reading && !hasBuyer(reading.birth))
    return <Navigate replace to={paths.step("preview")} state={sentBackState("contact")} />;
  return (
    <div className="wrap">
      <JourneyHead step={3} percent={90} title={m.checkout_title()} />
      {reading && hasBuyer(reading.birth) ? (
        <div className="checkout-grid">
          <PaymentPlate birth={reading.birth} price={price} sandbox={sandbox} locale={locale} />
          <OrderSummary birth={reading.birth} locale={locale} />
        </div>
      ) : (
        <Waiting>{m.checkout_waiting()}</Waiting>
      )}
    </div>
  );
}
