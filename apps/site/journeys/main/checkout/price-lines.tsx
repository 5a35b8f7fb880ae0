import { m } from "../../../generated/paraglide/messages.js";
import { moneyText } from "../../../locale/format.ts";
import type { Locale } from "../../../locale/locale.ts";

/** What the report costs, as the server says. */
export interface CheckoutPrice {
  readonly priceMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The sandbox's price, labelled TEST VERSION. */
  readonly testVersion: boolean;
}

/** The price in large figures, and that it is paid once. */
export function PriceLines({ price, locale }: { readonly price: CheckoutPrice; readonly locale: Locale }) {
  return (
    <>
      <p className="price">
        <b>{moneyText(price.priceMinor, price.currency, locale)}</b>
        <span>{price.currency}</span>
      </p>
      <p className="price-label">{price.testVersion ? m.checkout_once_test() : m.checkout_once()}</p>
    </>
  );
}
