import { expect, test } from "vitest";
import { countryOf, evidenceOf, judgeEvidence } from "./buyers-country.ts";
import { taxWithin } from "./tax-within.ts";

test.each([
  [1399, 2100, 243],
  [1299, 2000, 217],
  [7999, 0, 0],
  [1499, 725, 101],
  [1, 2100, 0],
])("in %i at %i hundredths of a percent there are %i of tax", (gross, rate, tax) => {
  expect(taxWithin(gross, rate)).toBe(tax);
});

test("net and tax are whole and never more than the gross amount, over 30 rates and 200 amounts", () => {
  for (let rate = 0; rate < 3000; rate += 100)
    for (let gross = 1; gross <= 20_000; gross += 100) {
      const tax = taxWithin(gross, rate);
      expect(Number.isInteger(tax) && tax >= 0 && tax <= gross).toBe(true);
      // To the cent: the exact tax is never further away than half of one.
      expect(Math.abs(tax - (gross * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5);
    }
});

test("two pieces of evidence are kept, the declared country first; a Pix is evidence of Brazil", () => {
  const card = evidenceOf({ method: "card", billingCountry: "ES", cardCountry: "FR", taxIdCountry: null });
  expect(card).toEqual([
    { kind: "billing-address", country: "ES" },
    { kind: "card", country: "FR" },
  ]);
  expect([countryOf(card), judgeEvidence(card)]).toEqual(["ES", "differ"]);
  const pix = evidenceOf({ method: "pix", billingCountry: null, cardCountry: null, taxIdCountry: null });
  expect([countryOf(pix), judgeEvidence(pix)]).toEqual(["BR", "one"]);
  expect(
    judgeEvidence(evidenceOf({ method: "pix", billingCountry: "BR", cardCountry: null, taxIdCountry: null })),
  ).toBe("agree");
  expect(countryOf([])).toBeNull();
});

test("a tax number is evidence after address and card, and nothing at all is none", () => {
  const nothing = { method: "card", billingCountry: null, cardCountry: null, taxIdCountry: null } as const;
  expect(judgeEvidence(evidenceOf(nothing))).toBe("none");
  expect(evidenceOf({ ...nothing, taxIdCountry: "ES" })).toEqual([{ kind: "tax-id", country: "ES" }]);
  expect(evidenceOf({ ...nothing, method: "pix", taxIdCountry: "BR" })).toEqual([
    { kind: "pix", country: "BR" },
    { kind: "tax-id", country: "BR" },
  ]);
  expect(evidenceOf({ ...nothing, billingCountry: "ES", cardCountry: "FR", taxIdCountry: "DE" })).toEqual([
    { kind: "billing-address", country: "ES" },
    { kind: "card", country: "FR" },
  ]);
});
