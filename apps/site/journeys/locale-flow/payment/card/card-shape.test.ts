import { expect, test } from "vitest";
import { cardNumberShape, caretAfter, cvcShape, expiryShape } from "./card-shape.ts";

test.each([
  ["4", "4"],
  ["4242", "4242"],
  ["42424", "4242 4"],
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242-4242 4242x4242", "4242 4242 4242 4242"],
  ["42424242424242424242", "4242 4242 4242 4242"],
  ["378282246310005", "3782 8224 6310 005"],
  ["card", ""],
])("the card number %j is shown as %j", (typed, shown) => {
  expect(cardNumberShape(typed)).toBe(shown);
  expect(cardNumberShape(shown)).toBe(shown);
});

test.each([
  ["1", "1"],
  ["12", "12"],
  ["123", "12/3"],
  ["1234", "12/34"],
  ["12345", "12/34"],
  ["1/", "01/"],
  ["1/3", "01/3"],
  ["12/", "12/"],
  ["12 / 34", "12/34"],
  ["12/2034", "12/34"],
  ["x", ""],
])("the expiry %j is shown as %j", (typed, shown) => {
  expect(expiryShape(typed)).toBe(shown);
  expect(expiryShape(shown)).toBe(shown);
});

test("a security code has three digits at most", () => {
  expect(["12", "123", "1234", "1 2-3", "abc"].map(cvcShape)).toEqual(["12", "123", "123", "123", ""]);
});

test("the caret stays behind the digit it stood behind", () => {
  expect(caretAfter("4242 4242", 0)).toBe(0);
  expect(caretAfter("4242 4242", 4)).toBe(4);
  expect(caretAfter("4242 4242", 5)).toBe(6);
  expect(caretAfter("42", 7)).toBe(2);
});
