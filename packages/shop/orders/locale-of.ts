import { isLocale, type Locale } from "@cosmic/addresses/locales";
import type { OrderRow } from "../database/tables/orders.ts";

/** The market an order was placed in. */
export function localeOf({ locale }: Pick<OrderRow, "locale">): Locale {
  if (!isLocale(locale)) throw new Error("an order has a locale that is none");
  return locale;
}
