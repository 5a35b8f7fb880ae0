import { paths } from "@cosmic/addresses/paths";
import { signs } from "@cosmic/chart/names";
import { articles } from "./pages/blog/articles.ts";

/** Paths of every indexable public page, as in en-us. Each exists in all four locales. */
export const publicPages: readonly string[] = [
  paths.home(),
  paths.flow("birth-chart"),
  paths.funnel(),
  paths.faq(),
  paths.contact(),
  paths.blog(),
  ...articles.map(({ name }) => paths.article(name)),
  paths.newsletter(),
  paths.reviews(),
  paths.accuracy(),
  paths.samples(),
  paths.compatibility(),
  paths.credits(),
  ...["london", "new-york", "madrid", "sao-paulo"].map((city) => paths.city(city)),
  paths.legal("privacy"),
  paths.privacyData(),
  paths.withdraw(),
  paths.legal("terms"),
  paths.legal("refund"),
  paths.legal("accessibility"),
  ...signs.map((sign) => paths.guide(sign)),
];
