import { beginAtOnceText } from "@cosmic/shop/checkout/begin-at-once";
import { offersPix } from "@cosmic/shop/checkout/ways-to-pay";
import { priceFor } from "@cosmic/shop/prices";
import { consentQuestions } from "@cosmic/shop/refunds/withdrawal-consent";
import type { Locale } from "../../../locale/locale.ts";
import type { CheckoutOffer } from "../prices/price-lines.tsx";

interface Asked {
  readonly locale: Locale;
  readonly siteUrl: string;
  /** True on the first checkout screen in the sandbox, which charges the test version's price. */
  readonly testVersion: boolean;
  /** Pix is switched on (`shop.pix`). */
  readonly pix: boolean;
}

/** What a checkout charges, from the shop's price table, and the terms shown beside the pay button. */
export const checkoutOffer = ({ locale, siteUrl, testVersion, pix }: Asked): CheckoutOffer => {
  const price = priceFor({ locale, plan: "basic", sandbox: testVersion, firstCheckout: testVersion });
  return {
    ...price,
    beginAtOnce: beginAtOnceText(siteUrl, locale),
    consents: consentQuestions(locale),
    pix: offersPix({ pix }, price.currency),
  };
};
