import { expect, test } from "vitest";
import { britishDates } from "./british-dates.ts";

test("days come before months, with and without a year", () => {
  expect(britishDates("On June 15, 1990 and on July 3, from May 5 to June 16.")).toBe(
    "On 15 June 1990 and on 3 July, from 5 May to 16 June.",
  );
});

test("a month with its year, and a word that is no month, stay as they are", () => {
  expect(britishDates("January 2025, and it may 5 times.")).toBe("January 2025, and it may 5 times.");
});
