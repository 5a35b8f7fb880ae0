import type { Locale } from "../locales.ts";

/** Ways through the site that end at the hosted payment page. */
export const journeys = ["main", "funnel", "locale"] as const;
export type Journey = (typeof journeys)[number];

/** Where the payment page sends a buyer who has paid, and one who turns back. */
export interface ReturnAddresses {
  /** The payment service writes the session's number in place of `{CHECKOUT_SESSION_ID}`. */
  readonly paid: string;
  readonly turnedBack: string;
}

/** The addresses of a journey; `siteUrl` has no closing slash. */
export function returnAddresses(
  siteUrl: string,
  { journey, locale }: { readonly journey: Journey; readonly locale: Locale },
): ReturnAddresses {
  const session = "session_id={CHECKOUT_SESSION_ID}";
  switch (journey) {
    case "main":
      return { paid: `${siteUrl}/success?${session}`, turnedBack: `${siteUrl}/?step=checkout` };
    case "funnel": {
      // The prefix keeps the language the buyer chose, whatever their browser would have said.
      const funnel = `${siteUrl}/${locale}/funnel`;
      return { paid: `${funnel}?${session}`, turnedBack: `${funnel}?step=preview-payment` };
    }
    case "locale":
      return { paid: `${siteUrl}/${locale}/report?${session}`, turnedBack: `${siteUrl}/${locale}/payment` };
  }
}
