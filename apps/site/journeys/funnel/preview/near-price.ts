import type { ShownPrice } from "../../../analytics/use-count.ts";

/** Currencies of visitors whose cards are charged in another currency. */
export type NearCurrency = "CAD" | "AUD";

/** City names in IANA time zones that identify those visitors. */
const cities: readonly (readonly [RegExp, NearCurrency])[] = [
  [/Toronto|Vancouver/, "CAD"],
  [/Sydney|Melbourne/, "AUD"],
];

/** Approximate value of one unit of a charged currency: 2025 exchange rates, rounded, good enough for an amount without
 * cents. The note says "about", and the card is charged in the price's own currency. */
const worth: Readonly<Record<string, Readonly<Record<NearCurrency, number>>>> = {
  USD: { CAD: 1.4, AUD: 1.55 },
  GBP: { CAD: 1.85, AUD: 2.05 },
  EUR: { CAD: 1.6, AUD: 1.75 },
  BRL: { CAD: 0.25, AUD: 0.28 },
};

/** A price converted roughly to the currency of the browser's time zone, in whole units; null when no note is
 * needed. */
export function nearPrice(
  { priceMinor, currency }: ShownPrice,
  zone: string,
): { readonly amount: number; readonly currency: NearCurrency } | null {
  const near = cities.find(([names]) => names.test(zone))?.[1];
  const rate = near && worth[currency]?.[near];
  return near && rate ? { amount: Math.round((priceMinor / 100) * rate), currency: near } : null;
}
