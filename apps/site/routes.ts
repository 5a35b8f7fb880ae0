import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { locales } from "./locale/locale.ts";

/** A page at its own path and under every locale prefix. */
const everywhere = (path: string, file: string) => [
  route(path, file),
  ...locales.map((locale) => route(`${locale}/${path}`, file, { id: `${locale}/${path}` })),
];

export default [
  index("routes/home.tsx"),
  ...locales.map((locale) => route(locale, "routes/home.tsx", { id: locale })),
  ...everywhere("accuracy", "routes/accuracy.tsx"),
  ...everywhere("funnel", "routes/funnel.tsx"),
  ...everywhere("faq", "routes/faq.tsx"),
  ...everywhere("contact", "routes/contact.tsx"),
  ...everywhere("blog", "routes/blog.tsx"),
  ...everywhere("blog/:name", "routes/article.tsx"),
  ...everywhere("newsletter", "routes/newsletter.tsx"),
  ...everywhere("newsletter/confirm/:secret", "routes/newsletter-confirm.tsx"),
  ...everywhere("newsletter/leave/:secret", "routes/newsletter-leave.tsx"),
  ...everywhere("privacy", "routes/privacy.tsx"),
  ...everywhere("privacy/data", "routes/privacy-data.tsx"),
  ...everywhere("privacy/confirm/:secret", "routes/privacy-confirm.tsx"),
  route("privacy/confirm/:secret/file", "routes/privacy-file.ts"),
  ...everywhere("terms", "routes/terms.tsx"),
  ...everywhere("refund", "routes/refund.tsx"),
  ...everywhere("zodiac/:sign", "routes/guide.tsx"),
  ...everywhere("compatibility", "routes/compatibility.tsx"),
  ...everywhere("city/:city", "routes/city.tsx"),
  ...everywhere("credits", "routes/credits.tsx"),
  ...everywhere("v2", "routes/samples.tsx"),
  ...everywhere("birth-chart", "routes/flow-birth.tsx"),
  ...everywhere("preview", "routes/flow-preview.tsx"),
  ...everywhere("payment", "routes/flow-payment.tsx"),
  ...everywhere("report", "routes/flow-report.tsx"),
  ...everywhere("thank-you", "routes/thank-you.tsx"),
  ...everywhere("already-yours", "routes/already-yours.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("success", "routes/success.tsx"),
  route("r/:secret", "routes/report.tsx"),
  route("r/:secret/refund", "routes/order-refund.tsx"),
  route("mailbox", "routes/mailbox.tsx"),
  route("mailbox/:id", "routes/mailbox-message.tsx"),
  route("sandbox/pay/:session", "routes/sandbox-pay.tsx"),
  route("sandbox/card", "routes/sandbox-card.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
