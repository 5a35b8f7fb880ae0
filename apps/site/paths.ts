import type { Locale } from "./locale/locale.ts";

/** Steps of the one-page flow; the landing is `null`. */
export type Step = "birth" | "preview" | "checkout";

/** Steps of the locale flow, each a page of its own that stands under every locale's prefix. */
export type FlowStep = "birth-chart" | "preview" | "payment" | "report";

/** Steps of the funnel, §4 of the specification. */
export type FunnelStep = "birth-data" | "contact" | "preview-payment" | "thank-you";

/** Every address of the site is written here and nowhere else. */
export const paths = {
  home: () => "/",
  step: (step: Step) => `/?step=${step}`,
  localeHome: (locale: Locale) => `/${locale}`,
  /** Without its prefix, which `PageLink` adds. */
  flow: (step: FlowStep) => `/${step}`,
  /** Where a payment leads back to: the session names the order. */
  flowReport: (session: string) => `/report?session_id=${encodeURIComponent(session)}`,
  funnel: () => "/funnel",
  funnelStep: (step: FunnelStep) => `/funnel?step=${step}`,
  accuracy: () => "/accuracy",
  faq: () => "/faq",
  blog: () => "/blog",
  blogCategory: (category: string) => `/blog?category=${category}`,
  article: (name: string) => `/blog/${name}`,
  newsletter: () => "/newsletter",
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
  /** The form that has lost links mailed again. */
  resend: () => "/thank-you#resend",
  report: (secret: string) => `/r/${secret}`,
  /** A section of a report, on its tab. */
  reportSection: (secret: string, at: { readonly tab: string; readonly id: string }) =>
    `/r/${secret}?tab=${at.tab}#${at.id}`,
  reportPdf: (secret: string) => `/r/${secret}/report.pdf`,
  /** The same file under the name the success page gives it. */
  reportPdfCopy: (secret: string) => `/r/${secret}/report.pdf?copy`,
  /** Asks for the money back. */
  reportRefund: (secret: string) => `/r/${secret}/refund`,
  /** One's data: sent, or erased. */
  privacyData: () => "/privacy/data",
  /** The page a mailed confirmation leads to. */
  privacyConfirm: (secret: string) => `/privacy/confirm/${encodeURIComponent(secret)}`,
  /** Where a confirmed copy is fetched, under the page its mail leads to. */
  privacyFile: (secret: string) => `/privacy/confirm/${secret}/file`,
  /** A picture for networks; its version changes with it, so that it may be kept for long. */
  shareImage: (name: string, version: string) => `/share/${name}.png?v=${version}`,
  sitemap: () => "/sitemap.xml",
  mailbox: () => "/mailbox",
  mailboxMessage: (id: string) => `/mailbox/${id}`,
  mailboxAttachment: (id: string, index: number) => `/mailbox/${id}/attachments/${index}`,
  sandboxPay: (session: string) => `/sandbox/pay/${session}`,
  /** Where the locale flow's card form is posted. */
  sandboxCard: () => "/sandbox/card",
  apiFulfill: () => "/api/fulfill",
  apiCheckout: () => "/api/checkout",
  apiSources: () => "/api/sources",
  /** `country` of two letters keeps the towns of all others out. */
  apiPlaces: (asked: {
    readonly query: string;
    readonly limit: number;
    readonly locale: Locale;
    readonly country?: string;
  }) =>
    `/api/places?q=${encodeURIComponent(asked.query)}&limit=${asked.limit}&locale=${asked.locale}${asked.country ? `&country=${asked.country}` : ""}`,
  apiNearestPlace: (at: { readonly latitude: string; readonly longitude: string; readonly locale: Locale }) =>
    `/api/places?latitude=${at.latitude}&longitude=${at.longitude}&limit=1&locale=${at.locale}`,
  /** The clocks of one zone. */
  apiClocks: (zone: string) => `/api/clocks/${zone.split("/").map(encodeURIComponent).join("/")}`,
  /** The zone and its clocks at coordinates, which are posted. */
  apiClocksAt: () => "/api/clocks",
} as const;
