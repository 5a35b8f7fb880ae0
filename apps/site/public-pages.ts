import { signs } from "@cosmic/chart/names";
import { paths } from "./paths.ts";

/** Addresses of every public page that search engines may know, as in en-us. Each exists in all four locales. */
export const publicPages: readonly string[] = [
  paths.home(),
  paths.faq(),
  paths.contact(),
  paths.accuracy(),
  paths.samples(),
  paths.legal("privacy"),
  paths.legal("terms"),
  paths.legal("refund"),
  ...signs.map((sign) => paths.guide(sign)),
];
