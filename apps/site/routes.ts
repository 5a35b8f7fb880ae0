import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { locales } from "./locale/locale.ts";

/** The id of a route's loader data in an answer: `routes/` and the file's name, whichever folder it lies in. */
const idOf = (file: string) => `routes/${file.slice(file.lastIndexOf("/") + 1, file.lastIndexOf("."))}`;

/** A page at its own path only; `file` is below `routes/`. */
const page = (path: string, file: string) => route(path, `routes/${file}`, { id: idOf(file) });

/** A page at its own path and under every locale prefix. */
const everywhere = (path: string, file: string) => [
  page(path, file),
  ...locales.map((locale) => route(`${locale}/${path}`, `routes/${file}`, { id: `${locale}/${path}` })),
];

export default [
  index("routes/pages/home.tsx", { id: idOf("pages/home.tsx") }),
  ...locales.map((locale) => route(locale, "routes/pages/home.tsx", { id: locale })),
  ...everywhere("accuracy", "pages/accuracy.tsx"),
  ...everywhere("funnel", "journeys/funnel.tsx"),
  ...everywhere("faq", "pages/faq.tsx"),
  ...everywhere("contact", "pages/contact.tsx"),
  ...everywhere("blog", "pages/blog.tsx"),
  ...everywhere("blog/:name", "pages/article.tsx"),
  ...everywhere("newsletter", "newsletter/newsletter.tsx"),
  ...everywhere("newsletter/confirm/:secret", "newsletter/newsletter-confirm.tsx"),
  ...everywhere("newsletter/leave/:secret", "newsletter/newsletter-leave.tsx"),
  ...everywhere("reviews", "reviews/reviews.tsx"),
  ...everywhere("review/:secret", "reviews/review.tsx"),
  ...everywhere("review/:secret/leave", "reviews/review-leave.tsx"),
  ...everywhere("privacy", "legal/privacy.tsx"),
  ...everywhere("privacy/data", "legal/privacy-data.tsx"),
  ...everywhere("privacy/confirm/:secret", "legal/privacy-confirm.tsx"),
  page("privacy/confirm/:secret/file", "legal/privacy-file.ts"),
  ...everywhere("terms", "legal/terms.tsx"),
  ...everywhere("refund", "legal/refund.tsx"),
  ...everywhere("withdraw", "legal/withdraw.tsx"),
  ...everywhere("accessibility", "legal/accessibility.tsx"),
  ...everywhere("zodiac/:sign", "pages/guide.tsx"),
  ...everywhere("compatibility", "pages/compatibility.tsx"),
  ...everywhere("city/:city", "pages/city.tsx"),
  ...everywhere("credits", "pages/credits.tsx"),
  ...everywhere("v2", "pages/samples.tsx"),
  ...everywhere("birth-chart", "journeys/flow-birth.tsx"),
  ...everywhere("preview", "journeys/flow-preview.tsx"),
  ...everywhere("payment", "journeys/flow-payment.tsx"),
  ...everywhere("report", "journeys/flow-report.tsx"),
  ...everywhere("thank-you", "journeys/thank-you.tsx"),
  ...everywhere("already-yours", "journeys/already-yours.tsx"),
  page("sitemap.xml", "sitemap.ts"),
  page("robots.txt", "robots.ts"),
  page("success", "journeys/success.tsx"),
  page("r/:secret", "report/report.tsx"),
  page("r/:secret/version/:version", "report/report-version.tsx"),
  page("r/:secret/now", "report/report-now.tsx"),
  page("r/:secret/refund", "report/order-refund.tsx"),
  page("r/:secret/correct", "report/order-correct.tsx"),
  page("mailbox", "sandbox/mailbox.tsx"),
  page("mailbox/:id", "sandbox/mailbox-message.tsx"),
  page("sandbox/pay/:session", "sandbox/sandbox-pay.tsx"),
  page("sandbox/card", "sandbox/sandbox-card.ts"),
  page("*", "not-found.tsx"),
] satisfies RouteConfig;
