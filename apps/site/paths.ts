import type { Locale } from "./locale/locale.ts";

/** Steps of the one-page flow; the landing is `null`. */
export type Step = "birth" | "preview" | "checkout";

/** Every address of the site is written here and nowhere else. */
export const paths = {
  home: () => "/",
  step: (step: Step) => `/?step=${step}`,
  localeHome: (locale: Locale) => `/${locale}`,
  success: () => "/success",
  report: (secret: string) => `/r/${secret}`,
  reportPdf: (secret: string) => `/r/${secret}/report.pdf`,
  mailbox: () => "/mailbox",
  mailboxMessage: (id: string) => `/mailbox/${id}`,
  mailboxAttachment: (id: string, index: number) => `/mailbox/${id}/attachments/${index}`,
  sandboxPay: (session: string) => `/sandbox/pay/${session}`,
  apiCheckout: () => "/api/checkout",
  apiPlaces: (query: string, limit: number) => `/api/places?q=${encodeURIComponent(query)}&limit=${limit}`,
} as const;
