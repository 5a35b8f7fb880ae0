import type { Locale } from "@cosmic/addresses/locales";

/** Basic: the report online, as PDF and by mail. Premium adds a compatibility report and a twelve-month forecast. */
export const plans = ["basic", "premium"] as const;
export type Plan = (typeof plans)[number];

/** What may be ordered now. Premium waits here until its two further volumes exist; its prices stay in the table, and
 * orders of it that were sold before can still be read, mailed and refunded. */
export const plansOnSale: readonly Plan[] = ["basic"];

/** A price in the currency's smallest unit. */
export interface Price {
  readonly priceMinor: number;
  /** ISO 4217, capitals. */
  readonly currency: "USD" | "GBP" | "EUR" | "BRL";
  /** The sandbox's price of the first checkout screen, shown with the label TEST VERSION. */
  readonly testVersion: boolean;
}

const table: Readonly<Record<Locale, { readonly currency: Price["currency"] } & Readonly<Record<Plan, number>>>> = {
  "en-us": { currency: "USD", basic: 1499, premium: 4999 },
  "en-gb": { currency: "GBP", basic: 1299, premium: 3999 },
  "es-es": { currency: "EUR", basic: 1399, premium: 4499 },
  "pt-br": { currency: "BRL", basic: 7999, premium: 24_999 },
};

/** The first checkout screen charges this while no money moves. */
const testVersionPrice: Price = { priceMinor: 102, currency: "USD", testVersion: true };

export interface PriceQuestion {
  readonly locale: Locale;
  readonly plan: Plan;
  /** Payments run in the sandbox. */
  readonly sandbox: boolean;
  /** Asked from the first checkout screen, the one with the order summary. */
  readonly firstCheckout?: boolean;
}

/** What a report costs. A price named by a browser is never asked for. */
export function priceFor({ locale, plan, sandbox, firstCheckout = false }: PriceQuestion): Price {
  if (sandbox && firstCheckout) return testVersionPrice;
  const row = table[locale];
  return { priceMinor: row[plan], currency: row.currency, testVersion: false };
}
