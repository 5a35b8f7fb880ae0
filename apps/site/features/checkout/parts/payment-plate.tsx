import { Glyph } from "../../../components/drawings/glyph.tsx";
import { Plate } from "../../../components/drawings/plate.tsx";
import { SellerNote } from "../../../components/seller/seller-note.tsx";
import { Note } from "../../../components/text/note.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import type { Locale } from "../../../locale/locale.ts";
import { type CheckoutOffer, PriceLines } from "../prices/price-lines.tsx";
import type { BuyersBirth } from "../request/request-checkout.ts";
import { usePayment } from "../request/use-payment.ts";
import { ConsentBoxes, useConsents } from "./consent-boxes.tsx";
import { LanguageNote } from "./language-note.tsx";
import { PayTerms } from "./pay-terms.tsx";
import { PayWays } from "./pay-ways.tsx";
import { PaymentFault } from "./payment-fault.tsx";
import { TrustBadges } from "./trust-badges.tsx";

interface PaymentPlateProps {
  readonly birth: BuyersBirth;
  readonly offer: CheckoutOffer;
  readonly sandbox: boolean;
  readonly locale: Locale;
}

/** The price, and the button to the hosted payment page. */
export function PaymentPlate({ birth, offer, sandbox, locale }: PaymentPlateProps) {
  const { payment, pay } = usePayment(birth, locale, offer);
  const consents = useConsents(offer);
  const leave = () => {
    if (consents.check()) void pay(consents.sent);
  };
  return (
    <Plate as="section" className="card" labelledBy="secure-payment">
      <h2 id="secure-payment">{m.checkout_secure()}</h2>
      <PriceLines offer={offer} locale={locale} />
      {sandbox ? <Note>{m.checkout_sandbox()}</Note> : null}
      <LanguageNote locale={locale} />
      {payment.state === "failed" ? <PaymentFault>{payment.message}</PaymentFault> : null}
      <ConsentBoxes consents={consents} />
      <button type="button" className="btn cosmic wide" disabled={payment.state === "redirecting"} onClick={leave}>
        <Glyph name="lock" size={20} />
        <span aria-live="polite">{payment.state === "redirecting" ? m.checkout_redirecting() : m.checkout_pay()}</span>
      </button>
      <PayWays offer={offer} />
      <PayTerms text={offer.beginAtOnce} />
      <p className="cap">{m.checkout_leave()}</p>
      <SellerNote />
      <TrustBadges />
    </Plate>
  );
}
