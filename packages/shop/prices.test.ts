import { expect, test } from "vitest";
import { plansOnSale, priceFor } from "./prices.ts";

test.each([
  ["en-us", 1499, 4999, "USD"],
  ["en-gb", 1299, 3999, "GBP"],
  ["es-es", 1399, 4499, "EUR"],
  ["pt-br", 7999, 24999, "BRL"],
] as const)(
  "%s has the specification's prices, premium's kept for the day it is sold",
  (locale, basic, premium, currency) => {
    for (const sandbox of [true, false]) {
      expect(priceFor({ locale, plan: "basic", sandbox })).toEqual({ priceMinor: basic, currency, testVersion: false });
      expect(priceFor({ locale, plan: "premium", sandbox })).toMatchObject({ priceMinor: premium, currency });
    }
  },
);

test("the first checkout screen charges the test price in the sandbox alone", () => {
  const asked = { locale: "pt-br", plan: "premium", firstCheckout: true } as const;
  expect(priceFor({ ...asked, sandbox: true })).toEqual({ priceMinor: 102, currency: "USD", testVersion: true });
  expect(priceFor({ ...asked, sandbox: false })).toMatchObject({ priceMinor: 24999, testVersion: false });
});

test("premium is not on sale before its volumes exist", () => {
  expect(plansOnSale).toEqual(["basic"]);
});
