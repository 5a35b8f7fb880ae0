import { expect, test } from "vitest";
import { signDates } from "./sign-dates.tsx";

test("a sign's dates are those of the calendar, written as the reader writes days", () => {
  expect(signDates("Gemini", "en-us")).toBe("May 21 – Jun 20");
  expect(signDates("Capricorn", "en-gb")).toBe("22 Dec – 19 Jan");
});
