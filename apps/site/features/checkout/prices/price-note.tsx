import { m } from "../../../generated/paraglide/messages.js";
import { moneyText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { CheckoutOffer } from "./price-lines.tsx";

/** The price of the report, shown before the visitor types anything. */
export function PriceNote({ offer, locale }: { readonly offer: CheckoutOffer; readonly locale: Locale }) {
  const price = moneyText(offer.priceMinor, offer.currency, locale);
  return <p className="birth-price">{offer.testVersion ? m.birth_price_test({ price }) : m.birth_price({ price })}</p>;
}
