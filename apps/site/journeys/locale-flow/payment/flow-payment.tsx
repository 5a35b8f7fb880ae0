import { PageFrame } from "../../../components/layout/page-frame.tsx";
import { CheckoutStep } from "../../../features/checkout/parts/checkout-step.tsx";
import { PaymentPlate } from "../../../features/checkout/parts/payment-plate.tsx";
import type { CheckoutOffer } from "../../../features/checkout/prices/price-lines.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { CardPlate } from "./card-plate.tsx";

interface FlowPaymentProps {
  readonly offer: CheckoutOffer;
  /** Card numbers the sandbox accepts; null with live keys, when the hosted page takes the card. */
  readonly testCards: readonly string[] | null;
  readonly locale: Locale;
}

/** Step 3 of 3: the card form in the sandbox, a link to the hosted payment page with live keys. */
export function FlowPayment({ offer, testCards, locale }: FlowPaymentProps) {
  const title = (
    <>
      <span className="sr">{m.frame_step({ step: 3, of: 3 })} </span>
      {m.checkout_secure()}
    </>
  );
  return (
    <PageFrame>
      <CheckoutStep title={title} locale={locale}>
        {(birth) =>
          testCards ? (
            <CardPlate birth={birth} offer={offer} testCards={testCards} locale={locale} />
          ) : (
            <PaymentPlate birth={birth} offer={offer} sandbox={false} locale={locale} />
          )
        }
      </CheckoutStep>
    </PageFrame>
  );
}
