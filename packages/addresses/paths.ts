import type { Locale } from "./locales.ts";

/** Steps of the one-page flow; the landing page is `null`. */
export type Step = "birth" | "preview" | "checkout";

/** Steps of the locale flow, each its own page under every locale prefix. */
export type FlowStep = "birth-chart" | "preview" | "payment" | "report";

/** Steps of the funnel, each at `/funnel?step=`. */
export type FunnelStep = "birth-data" | "contact" | "preview-payment" | "thank-you";

/** Ways through the site that end at the hosted payment page. */
export const journeys = ["main", "funnel", "locale"] as const;
export type Journey = (typeof journeys)[number];

/** The payment service writes the session's id in its place. */
export const sessionPlaceholder = "{CHECKOUT_SESSION_ID}";

const sessionQuery = (session: string): string =>
  `session_id=${session === sessionPlaceholder ? session : encodeURIComponent(session)}`;

/** Every path of the product is built here and nowhere else; `inLocale` adds a locale's prefix. */
export const paths = {
  home: () => "/",
  step: (step: Step) => `/?step=${step}`,
  localeHome: (locale: Locale) => `/${locale}`,
  /** Without locale prefix, which `PageLink` adds. */
  flow: (step: FlowStep) => `/${step}`,
  /** Return URL after payment; the session id identifies the order. */
  flowReport: (session: string) => `/report?${sessionQuery(session)}`,
  funnel: () => "/funnel",
  /** Return URL of the funnel after payment. */
  funnelPaid: (session: string) => `/funnel?${sessionQuery(session)}`,
  funnelStep: (step: FunnelStep) => `/funnel?step=${step}`,
  accuracy: () => "/accuracy",
  faq: () => "/faq",
  blog: () => "/blog",
  blogCategory: (category: string) => `/blog?category=${category}`,
  article: (name: string) => `/blog/${name}`,
  /** Withdraw from the contract, or ask for the money back. */
  withdraw: () => "/withdraw",
  newsletter: () => "/newsletter",
  /** Mailed link that confirms a subscription. */
  newsletterConfirm: (secret: string) => `/newsletter/confirm/${secret}`,
  /** Mailed link that ends a subscription. */
  newsletterLeave: (secret: string) => `/newsletter/leave/${secret}`,
  /** What buyers say, and how it is handled. */
  reviews: () => "/reviews",
  /** A page of the list, 1 the newest. */
  reviewsPage: (page: number) => (page === 1 ? "/reviews" : `/reviews?page=${page}`),
  /** Mailed link by which a buyer writes a review. */
  review: (secret: string) => `/review/${secret}`,
  /** Page on which a buyer ends the asking; the mailed link carries a token that outlives the order. */
  reviewLeave: (secret: string, token?: string) =>
    `/review/${secret}/leave${token === undefined ? "" : `?token=${token}`}`,
  contact: () => "/contact",
  legal: (page: "privacy" | "terms" | "refund" | "accessibility") => `/${page}`,
  credits: () => "/credits",
  compatibility: () => "/compatibility",
  guide: (sign: string) => `/zodiac/${sign.toLowerCase()}`,
  city: (city: string) => `/city/${city}`,
  samples: () => "/v2",
  sample: (id: string) => `?sample=${id}`,
  success: () => "/success",
  /** Return URL of the one-page flow after payment. */
  successPaid: (session: string) => `/success?${sessionQuery(session)}`,
  /** Where a buyer is led who orders what was bought a short while ago. */
  alreadyYours: (journey: Journey) => `/already-yours?journey=${journey}`,
  thankYou: () => "/thank-you",
  /** The form to resend lost report links by email. */
  resend: () => "/thank-you#resend",
  report: (secret: string) => `/r/${secret}`,
  /** A report section, on its tab. */
  reportSection: (secret: string, at: { readonly tab: string; readonly id: string }) =>
    `/r/${secret}?tab=${at.tab}#${at.id}`,
  reportPdf: (secret: string) => `/r/${secret}/report.pdf`,
  /** The same file under the file name used on the success page. */
  reportPdfCopy: (secret: string) => `/r/${secret}/report.pdf?copy`,
  /** The two files of a bound book: its pages with bleed, and its cover in one sheet. */
  reportInterior: (secret: string) => `/r/${secret}/interior.pdf`,
  reportCover: (secret: string) => `/r/${secret}/cover.pdf`,
  /** The report as an EPUB. */
  reportEpub: (secret: string) => `/r/${secret}/report.epub`,
  /** The facts of the chart, for programs. */
  reportChartFile: (secret: string) => `/r/${secret}/chart.json`,
  /** The chart in words, Markdown. */
  reportChartText: (secret: string) => `/r/${secret}/chart.md`,
  /** The wheel as a picture, on paper or on navy. */
  reportWheel: (secret: string, theme: "light" | "night") => `/r/${secret}/wheel-${theme}.svg`,
  /** The three signs as a picture for sharing. */
  reportSigns: (secret: string) => `/r/${secret}/signs.svg`,
  /** What the file of a chart holds, as JSON Schema; public. */
  chartSchema: () => "/schemas/chart.json",
  /** The report as it was before its birth was corrected; 1 is the first version. */
  reportVersion: (secret: string, version: number) => `/r/${secret}/version/${version}`,
  reportVersionPdf: (secret: string, version: number) => `/r/${secret}/version/${version}/report.pdf`,
  /** The chapter on the present written anew, once the report is older than a year. */
  reportNow: (secret: string) => `/r/${secret}/now`,
  /** The receipt of its order. */
  reportReceipt: (secret: string) => `/r/${secret}/receipt.pdf`,
  /** Page that corrects the birth of a report. */
  reportCorrect: (secret: string) => `/r/${secret}/correct`,
  /** The report after its birth was corrected. */
  reportCorrected: (secret: string) => `/r/${secret}?corrected`,
  /** The dates ahead, for a calendar. */
  reportDates: (secret: string) => `/r/${secret}/dates.ics`,
  /** Refund request page. */
  reportRefund: (secret: string) => `/r/${secret}/refund`,
  /** Personal data requests: export or erasure. */
  privacyData: () => "/privacy/data",
  /** Landing page of the emailed confirmation link. */
  privacyConfirm: (secret: string) => `/privacy/confirm/${encodeURIComponent(secret)}`,
  /** Download of a confirmed data export, under its confirmation page. */
  privacyFile: (secret: string) => `/privacy/confirm/${secret}/file`,
  /** Sharing image for social networks; the version changes with the content, so it can be cached for long. */
  shareImage: (name: string, version: string) => `/share/${name}.png?v=${version}`,
  sitemap: () => "/sitemap.xml",
  mailbox: () => "/mailbox",
  mailboxMessage: (id: string) => `/mailbox/${id}`,
  mailboxAttachment: (id: string, index: number) => `/mailbox/${id}/attachments/${index}`,
  sandboxPay: (session: string) => `/sandbox/pay/${session}`,
  /** Target of the locale flow's card form. */
  sandboxCard: () => "/sandbox/card",
  apiStripeWebhook: () => "/api/webhooks/stripe",
  apiFulfill: () => "/api/fulfill",
  apiCheckout: () => "/api/checkout",
  apiSources: () => "/api/sources",
  /** `country`, a two-letter code, limits the search to that country. */
  apiPlaces: (asked: {
    readonly query: string;
    readonly limit: number;
    readonly locale: Locale;
    readonly country?: string;
  }) =>
    `/api/places?q=${encodeURIComponent(asked.query)}&limit=${asked.limit}&locale=${asked.locale}${asked.country ? `&country=${asked.country}` : ""}`,
  apiNearestPlace: (at: { readonly latitude: string; readonly longitude: string; readonly locale: Locale }) =>
    `/api/places?latitude=${at.latitude}&longitude=${at.longitude}&limit=1&locale=${at.locale}`,
  /** History of one time zone. */
  apiClocks: (zone: string) => `/api/clocks/${zone.split("/").map(encodeURIComponent).join("/")}`,
  /** Time zone and its history at coordinates, which are posted. */
  apiClocksAt: () => "/api/clocks",
} as const;

/** The last segment of an address: the secret of a report's link, the id of a payment session. */
export const lastSegment = (address: string): string => address.slice(address.lastIndexOf("/") + 1);
