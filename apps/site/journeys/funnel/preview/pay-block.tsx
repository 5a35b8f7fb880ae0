import { Glyph } from "../../../components/drawings/glyph.tsx";
import { SellerNote } from "../../../components/seller/seller-note.tsx";
import { Note } from "../../../components/text/note.tsx";
import { OneReader } from "../../../features/birth/contact/readers.tsx";
import { keepBirthData } from "../../../features/birth/draft/birth-data.ts";
import { tabStore } from "../../../features/birth/session/session-store.ts";
import { ConsentBoxes, useConsents } from "../../../features/checkout/parts/consent-boxes.tsx";
import { LanguageNote } from "../../../features/checkout/parts/language-note.tsx";
import { PayTerms } from "../../../features/checkout/parts/pay-terms.tsx";
import { PayWays } from "../../../features/checkout/parts/pay-ways.tsx";
import { PaymentFault } from "../../../features/checkout/parts/payment-fault.tsx";
import type { CheckoutOffer } from "../../../features/checkout/prices/price-lines.tsx";
import type { BuyersBirth } from "../../../features/checkout/request/request-checkout.ts";
import { usePayment } from "../../../features/checkout/request/use-payment.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { moneyText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import { nearPrice } from "./near-price.ts";

const features = [m.funnel_pages, m.checkout_gets_sections, m.funnel_aspects, m.preview_holds_cycles] as const;

interface PayBlockProps {
  readonly buyer: BuyersBirth;
  readonly offer: CheckoutOffer;
  readonly sandbox: boolean;
  readonly locale: Locale;
}

/** What the full report contains, a testimonial, the price, and the button to the payment page. */
export function PayBlock({ buyer, offer, sandbox, locale }: PayBlockProps) {
  const { payment, pay } = usePayment(buyer, locale, offer);
  const consents = useConsents(offer);
  const leave = () => {
    if (!consents.check()) return;
    // The pages after payment look for the birth where the main journey stores it.
    keepBirthData(tabStore, buyer);
    void pay(consents.sent);
  };
  const redirecting = payment.state === "redirecting";
  return (
    <div className="funnel-pay">
      <ul className="ticks">
        {features.map((words) => (
          <li key={words()}>
            <Glyph name="check" size={19} />
            <span>{words()}</span>
          </li>
        ))}
      </ul>
      <OneReader timeUnknown={buyer.timeUnknown} />
      <p className="price">
        <b>{moneyText(offer.priceMinor, offer.currency, locale)}</b>
        <span>
          {m.funnel_once({ currency: offer.currency })}
          <NearPrice offer={offer} />
        </span>
      </p>
      {sandbox ? <Note>{m.checkout_sandbox()}</Note> : null}
      <LanguageNote locale={locale} />
      {payment.state === "failed" ? <PaymentFault>{payment.message}</PaymentFault> : null}
      <ConsentBoxes consents={consents} />
      <button type="button" className="btn cosmic wide" disabled={redirecting} onClick={leave}>
        <Glyph name="lock" size={20} />
        <span aria-live="polite">{redirecting ? m.checkout_redirecting() : m.preview_unlock()}</span>
      </button>
      <PayWays offer={offer} />
      <PayTerms text={offer.beginAtOnce} />
      <p className="funnel-small">{m.funnel_leave()}</p>
      <SellerNote />
    </div>
  );
}

/** The approximate price in the visitor's own currency, for cities that use another one. Only renders in the
 * browser. */
function NearPrice({ offer }: { readonly offer: CheckoutOffer }) {
  const near = nearPrice(offer, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return near ? <small>{m.funnel_near({ amount: near.amount, currency: near.currency })}</small> : null;
}
