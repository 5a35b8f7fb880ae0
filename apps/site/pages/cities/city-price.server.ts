import { priceFor } from "@cosmic/shop/prices";
import { moneyText } from "../../locale/format/format.ts";
import type { Locale } from "../../locale/locale.ts";
import type { City } from "./cities.ts";

/** The price of a report in a city's market, formatted for `locale`. */
export function cityPrice(city: City, locale: Locale): string {
  const { priceMinor, currency } = priceFor({ locale: city.locale, plan: "basic", sandbox: false });
  return moneyText(priceMinor, currency, locale);
}
