import { expect, test } from "vitest";
import { isInTime, lastRefundMoment } from "./refund-window.ts";

const paidAt = new Date("2026-10-01T12:34:56.789Z");

test("thirty days are counted to the millisecond, and the last one is in time", () => {
  expect(lastRefundMoment(paidAt).toISOString()).toBe("2026-10-31T12:34:56.789Z");
  expect(isInTime(paidAt, new Date("2026-10-31T12:34:56.789Z"))).toBe(true);
  expect(isInTime(paidAt, new Date("2026-10-31T12:34:56.790Z"))).toBe(false);
});

test("neither a leap day nor a change of the clock makes them shorter or longer", () => {
  expect(lastRefundMoment(new Date("2028-02-10T00:00:00Z")).toISOString()).toBe("2028-03-11T00:00:00.000Z");
  expect(lastRefundMoment(new Date("2027-03-01T06:30:00Z")).toISOString()).toBe("2027-03-31T06:30:00.000Z");
});
