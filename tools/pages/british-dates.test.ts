import { expect, test } from "vitest";
import { britishDates } from "./british-dates.ts";

test("days come before months, with and without a year, and times lose their stops", () => {
  expect(britishDates("On June 15, 1990 and on July 3, from May 5 to June 16.")).toBe(
    "On 15 June 1990 and on 3 July, from 5 May to 16 June.",
  );
  expect(britishDates("At 2:30 p.m. it rained. It is 7:25 a.m. The rest")).toBe(
    "At 2:30 pm it rained. It is 7:25 am. The rest",
  );
});

test("a month with its year, and a word that is no month, stay as they are", () => {
  expect(britishDates("January 2025, and it may 5 times.")).toBe("January 2025, and it may 5 times.");
});
