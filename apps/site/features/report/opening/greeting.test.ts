import { expect, test } from "vitest";
import type { Locale } from "../../../locale/locale.ts";
import { partOfDay } from "./greeting.tsx";

const partsAt = (hours: readonly number[], locale: Locale) => hours.map((hour) => partOfDay(hour, locale));

test.each(["en-us", "en-gb", "pt-br"] as const)("in %s it is morning before 12 and afternoon before 18", (locale) => {
  expect(partsAt([0, 11], locale)).toEqual(["morning", "morning"]);
  expect(partsAt([12, 17], locale)).toEqual(["afternoon", "afternoon"]);
  expect(partsAt([18, 23], locale)).toEqual(["evening", "evening"]);
});

test("in Spain it is morning until lunch, at 14, and afternoon until dark, at 21", () => {
  expect(partsAt([0, 13], "es-es")).toEqual(["morning", "morning"]);
  expect(partsAt([14, 20], "es-es")).toEqual(["afternoon", "afternoon"]);
  expect(partsAt([21, 23], "es-es")).toEqual(["evening", "evening"]);
});
