import { expect, test } from "vitest";
import { ageAt } from "./age.ts";

const clock = { zone: "America/Denver", offsetSeconds: -25200, daylightSaving: false, abbreviation: "MST" } as const;
/** March 2 in local time, March 3 in UTC. */
const evening = { instant: "1986-03-03T04:47:00.000Z", clock: { ...clock, kind: "once", source: "" } } as const;

test("a birthday falls on the day that the clock of the birthplace showed", () => {
  expect(ageAt("2069-03-01", evening)).toBe(82);
  expect(ageAt("2069-03-02", evening)).toBe(83);
  expect(ageAt("1986-03-02", evening)).toBe(0);
});

test.each([
  ["2069-02-28", 82],
  ["2069-04-01", 83],
  ["2069-01-31", 82],
])("on %s the age is %i: the month counts before the day", (date, age) => {
  expect(ageAt(date, evening)).toBe(age);
});
