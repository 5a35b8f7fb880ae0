import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { locales } from "./locale/locale.ts";

/** A page that stands at its own address and under every locale's prefix. */
const everywhere = (path: string, file: string) => [
  route(path, file),
  ...locales.map((locale) => route(`${locale}/${path}`, file, { id: `${locale}/${path}` })),
];

export default [
  index("routes/home.tsx"),
  ...locales.map((locale) => route(locale, "routes/home.tsx", { id: locale })),
  ...everywhere("accuracy", "routes/accuracy.tsx"),
  ...everywhere("faq", "routes/faq.tsx"),
  ...everywhere("contact", "routes/contact.tsx"),
  ...everywhere("privacy", "routes/privacy.tsx"),
  ...everywhere("terms", "routes/terms.tsx"),
  ...everywhere("refund", "routes/refund.tsx"),
  ...everywhere("zodiac/:sign", "routes/guide.tsx"),
  ...everywhere("v2", "routes/samples.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("success", "routes/success.tsx"),
  route("thank-you", "routes/thank-you.tsx"),
  route("r/:secret", "routes/report.tsx"),
  route("mailbox", "routes/mailbox.tsx"),
  route("mailbox/:id", "routes/mailbox-message.tsx"),
  route("sandbox/pay/:session", "routes/sandbox-pay.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
