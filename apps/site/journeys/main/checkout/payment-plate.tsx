import { Glyph } from "../../../components/glyph.tsx";
import { Plate } from "../../../components/plate.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { moneyText } from "../../../locale/format.ts";
import { type Locale, reportLanguage } from "../../../locale/locale.ts";
import type { BuyersBirth } from "./request-checkout.ts";
import { usePayment } from "./use-payment.ts";

/** What the report costs, as the server says. */
export interface CheckoutPrice {
  readonly priceMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The sandbox's price, labelled TEST VERSION. */
  readonly testVersion: boolean;
}

const trust = [
  { glyph: "shield", words: m.checkout_trust_refund },
  { glyph: "book", words: m.checkout_trust_lifetime },
  { glyph: "mail", words: m.checkout_trust_copy },
] as const;
/** Proper names, the same in every language. */
const paymentMarks = ["Visa", "Mastercard", "Amex", "Stripe"] as const;

interface PaymentPlateProps {
  readonly birth: BuyersBirth;
  readonly price: CheckoutPrice;
  readonly sandbox: boolean;
  readonly locale: Locale;
}

/** The price and the way to the hosted payment page. */
export function PaymentPlate({ birth, price, sandbox, locale }: PaymentPlateProps) {
  const { payment, pay } = usePayment(birth, locale);
  return (
    <Plate as="section" className="card" labelledBy="secure-payment">
      <h2 id="secure-payment">{m.checkout_secure()}</h2>
      <p className="price">
        <b>{moneyText(price.priceMinor, price.currency, locale)}</b>
        <span>{price.currency}</span>
      </p>
      <p className="price-label">{price.testVersion ? m.checkout_once_test() : m.checkout_once()}</p>
      {sandbox ? <Note>{m.checkout_sandbox()}</Note> : null}
      {reportLanguage(locale) === "en" ? null : <Note>{m.checkout_language()}</Note>}
      {payment.state === "failed" ? (
        <p className="err pay-failed" role="alert">
          <Glyph name="warning" size={18} />
          <span>{payment.message}</span>
        </p>
      ) : null}
      <button type="button" className="btn cosmic wide" disabled={payment.state === "redirecting"} onClick={pay}>
        <Glyph name="lock" size={20} />
        <span aria-live="polite">{payment.state === "redirecting" ? m.checkout_redirecting() : m.checkout_pay()}</span>
      </button>
      <p className="cap">{m.checkout_leave()}</p>
      <ul className="ticks">
        {trust.map(({ glyph, words }) => (
          <li key={glyph}>
            <Glyph name={glyph} size={20} />
            <span>{words()}</span>
          </li>
        ))}
      </ul>
      <ul className="pay" aria-label={m.frame_foot_payment()}>
        {paymentMarks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
    </Plate>
  );
}

function Note({ children }: { readonly children: string }) {
  return (
    <p className="note">
      <Glyph name="info" size={20} />
      <span>{children}</span>
    </p>
  );
}
