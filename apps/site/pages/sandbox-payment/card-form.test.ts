import { expect, test } from "vitest";
import { readCardForm } from "./card-form.ts";

function posted(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const good = { cardNumber: "4242 4242 4242 4242", expiry: "12/34", cvc: "123", cardName: "Marina Duarte" };

test("a card typed in groups, with month and year, is taken as it is", () => {
  expect(readCardForm(posted(good))).toEqual({ card: good, wrong: [] });
  expect(readCardForm(posted({ ...good, cardNumber: "4242-4242-4242-4242", expiry: "1 / 2034" })).wrong).toEqual([]);
});

test("each field that is not what it should be is named", () => {
  expect(readCardForm(posted({})).wrong).toEqual(["cardNumber", "expiry", "cvc"]);
  expect(readCardForm(posted({ ...good, expiry: "13/34", cvc: "12" })).wrong).toEqual(["expiry", "cvc"]);
});

test("what is longer than any card is dropped, not sent back", () => {
  expect(readCardForm(posted({ ...good, cardName: "x".repeat(5000) })).card.cardName).toBe("");
});
