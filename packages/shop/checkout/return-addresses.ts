import { withPrefix } from "@cosmic/addresses/in-locale";
import type { Locale } from "@cosmic/addresses/locales";
import { type Journey, paths, sessionPlaceholder } from "@cosmic/addresses/paths";

/** Where a buyer is sent who has paid, who turns back from the payment page, or whose report is bought already. */
export interface ReturnAddresses {
  /** The payment service writes the session's id in place of `{CHECKOUT_SESSION_ID}`. */
  readonly paid: string;
  readonly turnedBack: string;
  readonly alreadyYours: string;
}

/** The addresses of a journey; `siteUrl` has no closing slash. */
export function returnAddresses(
  siteUrl: string,
  { journey, locale }: { readonly journey: Journey; readonly locale: Locale },
): ReturnAddresses {
  const prefixed = (path: string): string => siteUrl + withPrefix(locale, path);
  const alreadyYours = prefixed(paths.alreadyYours(journey));
  switch (journey) {
    case "main":
      return {
        paid: siteUrl + paths.successPaid(sessionPlaceholder),
        turnedBack: siteUrl + paths.step("checkout"),
        alreadyYours,
      };
    case "funnel":
      return {
        paid: prefixed(paths.funnelPaid(sessionPlaceholder)),
        turnedBack: prefixed(paths.funnelStep("preview-payment")),
        alreadyYours,
      };
    case "locale":
      return {
        paid: prefixed(paths.flowReport(sessionPlaceholder)),
        turnedBack: prefixed(paths.flow("payment")),
        alreadyYours,
      };
  }
}
