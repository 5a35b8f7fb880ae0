import { locales } from "@cosmic/addresses/locales";
import { priceFor } from "@cosmic/shop/prices";
import { expect, test } from "vitest";
import { nearPrice } from "./near-price.ts";

const dollars = { priceMinor: 1499, currency: "USD" };

test("Canada and Australia are told by the time zone, nobody else is", () => {
  for (const zone of ["America/Toronto", "America/Vancouver"])
    expect(nearPrice(dollars, zone)).toEqual({ amount: 21, currency: "CAD" });
  for (const zone of ["Australia/Sydney", "Australia/Melbourne"])
    expect(nearPrice(dollars, zone)).toEqual({ amount: 23, currency: "AUD" });
  for (const zone of ["America/New_York", "Europe/London", "UTC", ""]) expect(nearPrice(dollars, zone)).toBeNull();
});

test("every currency of the price table has a note for both", () => {
  for (const locale of locales) {
    const price = priceFor({ locale, plan: "basic", sandbox: false });
    for (const zone of ["America/Toronto", "Australia/Sydney"])
      expect(nearPrice(price, zone)?.amount).toBeGreaterThan(10);
  }
});
