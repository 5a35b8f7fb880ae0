import type { Locale } from "../locales.ts";

/** Ways through the site that end at the hosted payment page. */
export const journeys = ["main", "funnel", "locale"] as const;
export type Journey = (typeof journeys)[number];

/** Where a buyer is sent who has paid, who turns back from the payment page, or whose report is bought already. */
export interface ReturnAddresses {
  /** The payment service writes the session's number in place of `{CHECKOUT_SESSION_ID}`. */
  readonly paid: string;
  readonly turnedBack: string;
  readonly alreadyYours: string;
}

/** The addresses of a journey; `siteUrl` has no closing slash. */
export function returnAddresses(
  siteUrl: string,
  { journey, locale }: { readonly journey: Journey; readonly locale: Locale },
): ReturnAddresses {
  const session = "session_id={CHECKOUT_SESSION_ID}";
  // The prefix keeps the language the buyer chose, whatever their browser would have said.
  const prefixed = `${siteUrl}/${locale}`;
  const alreadyYours = `${prefixed}/already-yours?journey=${journey}`;
  switch (journey) {
    case "main":
      return { paid: `${siteUrl}/success?${session}`, turnedBack: `${siteUrl}/?step=checkout`, alreadyYours };
    case "funnel": {
      const funnel = `${prefixed}/funnel`;
      return { paid: `${funnel}?${session}`, turnedBack: `${funnel}?step=preview-payment`, alreadyYours };
    }
    case "locale":
      return { paid: `${prefixed}/report?${session}`, turnedBack: `${prefixed}/payment`, alreadyYours };
  }
}
