import type { Locale } from "@cosmic/addresses/locales";
import type { ShopTools } from "../shop-tools.ts";
import { type SellerNotice, sellerNotice } from "./seller-notice.ts";

/** Who sells, in the words of a market. */
export function sellerIn({ environment }: Pick<ShopTools, "environment">, locale: Locale): SellerNotice {
  return sellerNotice(environment.seller, environment.supportEmail, locale);
}
