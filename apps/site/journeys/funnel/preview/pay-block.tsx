import { Glyph } from "../../../components/glyph.tsx";
import { Note } from "../../../components/note.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { moneyText } from "../../../locale/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import { writeBirthSession } from "../../main/birth-session.ts";
import { LanguageNote } from "../../main/checkout/language-note.tsx";
import { PaymentFault } from "../../main/checkout/payment-fault.tsx";
import type { CheckoutPrice } from "../../main/checkout/price-lines.tsx";
import type { BuyersBirth } from "../../main/checkout/request-checkout.ts";
import { usePayment } from "../../main/checkout/use-payment.ts";
import { OneReader } from "../../main/preview/contact/one-reader.tsx";
import { tabStore } from "../../main/session/session-store.ts";
import { nearPrice } from "./near-price.ts";

const features = [m.funnel_pages, m.checkout_gets_sections, m.funnel_aspects, m.preview_holds_cycles] as const;

interface PayBlockProps {
  readonly buyer: BuyersBirth;
  readonly price: CheckoutPrice;
  readonly sandbox: boolean;
  readonly locale: Locale;
}

/** What the full report holds, what a reader says of it, what it costs, and the way to the payment page. */
export function PayBlock({ buyer, price, sandbox, locale }: PayBlockProps) {
  const { payment, pay } = usePayment(buyer, locale, price);
  const leave = () => {
    // The pages after the payment look for the birth where the main journey keeps it.
    writeBirthSession(tabStore, buyer);
    void pay();
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
        <b>{moneyText(price.priceMinor, price.currency, locale)}</b>
        <span>
          {m.funnel_once({ currency: price.currency })}
          <NearPrice price={price} />
        </span>
      </p>
      {sandbox ? <Note>{m.checkout_sandbox()}</Note> : null}
      <LanguageNote locale={locale} />
      {payment.state === "failed" ? <PaymentFault>{payment.message}</PaymentFault> : null}
      <button type="button" className="btn cosmic wide" disabled={redirecting} onClick={leave}>
        <Glyph name="lock" size={20} />
        <span aria-live="polite">{redirecting ? m.checkout_redirecting() : m.preview_unlock()}</span>
      </button>
      <p className="funnel-small">{m.funnel_leave()}</p>
    </div>
  );
}

/** About how much that is at home, for cities whose money is another. This block is only ever drawn in the browser. */
function NearPrice({ price }: { readonly price: CheckoutPrice }) {
  const near = nearPrice(price, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return near ? <small>{m.funnel_near({ amount: near.amount, currency: near.currency })}</small> : null;
}
