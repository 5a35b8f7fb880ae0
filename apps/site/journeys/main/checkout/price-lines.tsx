import { m } from "../../../generated/paraglide/messages.js";
import { moneyText } from "../../../locale/format.ts";
import type { Locale } from "../../../locale/locale.ts";

/** What the report costs and on what terms, as the server says. */
export interface CheckoutOffer {
  readonly priceMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The sandbox's price, labelled TEST VERSION. */
  readonly testVersion: boolean;
  /** What the buyer asks for by paying, with a link in Markdown. */
  readonly beginAtOnce: string;
}

/** The price in large figures, and that it is paid once. */
export function PriceLines({ offer, locale }: { readonly offer: CheckoutOffer; readonly locale: Locale }) {
  return (
    <>
      <p className="price">
        <b>{moneyText(offer.priceMinor, offer.currency, locale)}</b>
        <span>{offer.currency}</span>
      </p>
      <p className="price-label">{offer.testVersion ? m.checkout_once_test() : m.checkout_once()}</p>
    </>
  );
}
