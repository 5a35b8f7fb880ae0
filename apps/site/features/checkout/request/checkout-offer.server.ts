import { beginAtOnceText } from "@cosmic/shop/checkout/begin-at-once";
import { priceFor } from "@cosmic/shop/prices";
import type { Locale } from "../../../locale/locale.ts";
import type { CheckoutOffer } from "../parts/price-lines.tsx";

interface Asked {
  readonly locale: Locale;
  readonly siteUrl: string;
  /** True on the first checkout screen in the sandbox, which charges the test version's price. */
  readonly testVersion: boolean;
}

/** What a checkout charges, from the shop's price table, and the terms shown beside the pay button. */
export const checkoutOffer = ({ locale, siteUrl, testVersion }: Asked): CheckoutOffer => ({
  ...priceFor({ locale, plan: "basic", sandbox: testVersion, firstCheckout: testVersion }),
  beginAtOnce: beginAtOnceText(siteUrl, locale),
});
