import { testCards } from "@cosmic/payment-sandbox/payments/test-cards";
import { checkoutOffer } from "../../../features/checkout/request/checkout-offer.server.ts";
import type { Locale } from "../../../locale/locale.ts";

interface Asked {
  readonly locale: Locale;
  readonly siteUrl: string;
  readonly sandbox: boolean;
  readonly pix: boolean;
}

/** Data for the payment step: the market's offer, and in the sandbox the test cards it accepts. */
export const flowPayment = ({ locale, siteUrl, sandbox, pix }: Asked) => ({
  offer: checkoutOffer({ locale, siteUrl, testVersion: false, pix }),
  testCards: sandbox ? testCards : null,
});
