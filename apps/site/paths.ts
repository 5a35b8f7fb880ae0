import type { Locale } from "./locale/locale.ts";

/** Steps of the one-page flow; the landing is `null`. */
export type Step = "birth" | "preview" | "checkout";

/** Every address of the site is written here and nowhere else. */
export const paths = {
  home: () => "/",
  step: (step: Step) => `/?step=${step}`,
  localeHome: (locale: Locale) => `/${locale}`,
  accuracy: () => "/accuracy",
  faq: () => "/faq",
  blog: () => "/blog",
  article: (name: string) => `/blog/${name}`,
  contact: () => "/contact",
  legal: (page: "privacy" | "terms" | "refund") => `/${page}`,
  credits: () => "/credits",
  compatibility: () => "/compatibility",
  guide: (sign: string) => `/zodiac/${sign.toLowerCase()}`,
  city: (city: string) => `/city/${city}`,
  samples: () => "/v2",
  sample: (id: string) => `?sample=${id}`,
  success: () => "/success",
  thankYou: () => "/thank-you",
  report: (secret: string) => `/r/${secret}`,
  reportPdf: (secret: string) => `/r/${secret}/report.pdf`,
  /** The same file under the name the success page gives it. */
  reportPdfCopy: (secret: string) => `/r/${secret}/report.pdf?copy`,
  sitemap: () => "/sitemap.xml",
  mailbox: () => "/mailbox",
  mailboxMessage: (id: string) => `/mailbox/${id}`,
  mailboxAttachment: (id: string, index: number) => `/mailbox/${id}/attachments/${index}`,
  sandboxPay: (session: string) => `/sandbox/pay/${session}`,
  apiFulfill: () => "/api/fulfill",
  apiCheckout: () => "/api/checkout",
  apiPlaces: (asked: { readonly query: string; readonly limit: number; readonly locale: Locale }) =>
    `/api/places?q=${encodeURIComponent(asked.query)}&limit=${asked.limit}&locale=${asked.locale}`,
  apiNearestPlace: (at: { readonly latitude: string; readonly longitude: string; readonly locale: Locale }) =>
    `/api/places?latitude=${at.latitude}&longitude=${at.longitude}&limit=1&locale=${at.locale}`,
  /** The clocks of one zone. */
  apiClocks: (zone: string) => `/api/clocks/${zone.split("/").map(encodeURIComponent).join("/")}`,
  /** The zone and its clocks at coordinates, which are posted. */
  apiClocksAt: () => "/api/clocks",
} as const;
