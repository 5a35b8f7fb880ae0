import { m } from "../../../generated/paraglide/messages.js";
import { moneyText } from "../../../locale/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { CheckoutPrice } from "../checkout/price-lines.tsx";

interface PriceNoteProps {
  readonly price: CheckoutPrice;
  readonly locale: Locale;
  /** False where the form leads to the payment without a preview. */
  readonly preview: boolean;
}

/** What the report costs, said before anything is typed for it. */
export function PriceNote({ price, locale, preview }: PriceNoteProps) {
  const amount = { price: moneyText(price.priceMinor, price.currency, locale) };
  const { testVersion } = price;
  const afterPreview = testVersion ? m.birth_price_test : m.birth_price;
  const atOnce = testVersion ? m.birth_noscript_price_test : m.birth_noscript_price;
  return <p className="birth-price">{preview ? afterPreview(amount) : atOnce(amount)}</p>;
}
