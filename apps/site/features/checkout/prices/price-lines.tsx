import { m } from "../../../generated/paraglide/messages.js";
import { moneyText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";

/** The report's price and terms, as given by the server. */
export interface CheckoutOffer {
  readonly priceMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The sandbox price, labeled TEST VERSION. */
  readonly testVersion: boolean;
  /** What the buyer agrees to by paying, with a Markdown link. */
  readonly beginAtOnce: string;
  /** The boxes to tick before paying; none where the law asks for none. */
  readonly consents: readonly { readonly field: string; readonly text: string }[];
  /** The hosted page offers Pix. */
  readonly pix: boolean;
}

/** The price in large type, and that it is a one-time payment. */
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
