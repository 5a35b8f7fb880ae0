import { priceFor } from "@cosmic/shop/prices";
import type { Locale } from "../../../locale/locale.ts";
import type { CheckoutPrice } from "./price-lines.tsx";

/** What this checkout charges, from the shop's own table: its screen is the first checkout variant. */
export const checkoutPrice = (locale: Locale, sandbox: boolean): CheckoutPrice =>
  priceFor({ locale, plan: "basic", sandbox, firstCheckout: true });
