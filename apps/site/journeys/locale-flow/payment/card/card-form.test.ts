import { expect, test } from "vitest";
import { cardHome, cardSchema } from "./card-form.ts";

const rules = { testCards: ["4242424242424242", "4000000000000002"], month: "2026-11" };
const good = {
  ...{ cardNumber: "4242 4242 4242 4242", expiry: "11/26", cvc: "123" },
  ...{ zipCode: "01310-100", country: "BR", currency: "BRL" },
};
const problemsOf = (fields: object) =>
  cardSchema(rules)
    .safeParse({ ...good, ...fields })
    .error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];

test("a test card that has not ended is taken, and one that is declined is the sandbox's to judge", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ cardNumber: "4000 0000 0000 0002" })).toEqual([]);
});

test("card, expiry, code and postal code are required", () => {
  expect(problemsOf({ cardNumber: "", expiry: "", cvc: "", zipCode: "  " })).toEqual([
    "cardNumber: number-required",
    "expiry: expiry-required",
    "cvc: cvc-required",
    "zipCode: zip-required",
  ]);
});

test("each unreadable field has one problem of its own", () => {
  expect(problemsOf({ cardNumber: "4242", expiry: "13/34", cvc: "12" })).toEqual([
    "cardNumber: number-short",
    "expiry: expiry-invalid",
    "cvc: cvc-short",
  ]);
  expect(problemsOf({ expiry: "10/26" })).toEqual(["expiry: expiry-past"]);
  expect(problemsOf({ expiry: "1/3" })).toEqual(["expiry: expiry-invalid"]);
});

test("a number that is no test card is refused before anything is sent", () => {
  expect(problemsOf({ cardNumber: "4111 1111 1111 1111" })).toEqual(["cardNumber: not-a-test-card"]);
});

test("each market begins with its own country", () => {
  expect((["en-us", "en-gb", "es-es", "pt-br"] as const).map(cardHome)).toEqual(["US", "GB", "ES", "BR"]);
});
