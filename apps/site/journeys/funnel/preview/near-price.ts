import type { ShownPrice } from "../../../analytics/use-count.ts";

/** Currencies of visitors whose card is charged in another one. */
export type NearCurrency = "CAD" | "AUD";

/** Which cities' time zones tell them, §9 of the specification. */
const cities: readonly (readonly [RegExp, NearCurrency])[] = [
  [/Toronto|Vancouver/, "CAD"],
  [/Sydney|Melbourne/, "AUD"],
];

/** What one unit of a charged currency is worth, near enough for a figure without cents: about the rates of
 * 2025, rounded. The note says "about", and the card is charged in the currency of the price. */
const worth: Readonly<Record<string, Readonly<Record<NearCurrency, number>>>> = {
  USD: { CAD: 1.4, AUD: 1.55 },
  GBP: { CAD: 1.85, AUD: 2.05 },
  EUR: { CAD: 1.6, AUD: 1.75 },
  BRL: { CAD: 0.25, AUD: 0.28 },
};

/** About what a price is in the money of the browser's time zone, in whole units; null where no note is due. */
export function nearPrice(
  { priceMinor, currency }: ShownPrice,
  zone: string,
): { readonly amount: number; readonly currency: NearCurrency } | null {
  const near = cities.find(([names]) => names.test(zone))?.[1];
  const rate = near && worth[currency]?.[near];
  return near && rate ? { amount: Math.round((priceMinor / 100) * rate), currency: near } : null;
}
