import { testCards } from "@cosmic/platform/payments/sandbox/test-cards";
import { priceFor } from "@cosmic/shop/prices";
import type { Locale } from "../../../locale/locale.ts";

/** What the payment step shows: the price of the market, and in the sandbox the cards it takes. */
export const flowPayment = (locale: Locale, sandbox: boolean) => ({
  price: priceFor({ locale, plan: "basic", sandbox }),
  testCards: sandbox ? testCards : null,
});
