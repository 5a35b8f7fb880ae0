import fc from "fast-check";
import { expect, test } from "vitest";
import { civilSeconds, civilTimeAt, daysFromCivil } from "./civil-time.ts";

test("dates count as the platform's own calendar counts them, years below 100 too", () => {
  for (const [year, month, day] of [
    [1970, 1, 1],
    [1900, 2, 28],
    [1900, 3, 1],
    [2000, 2, 29],
    [2024, 12, 31],
    [99, 3, 1],
    [-1, 1, 1],
  ] as const) {
    const platform = new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000;
    expect(daysFromCivil(year, month, day), `${year}-${month}-${day}`).toBe(platform);
  }
});

test("a clock's seconds and its civil time are each other's way back", () => {
  fc.assert(
    fc.property(fc.integer({ min: -62_000_000_000, max: 20_000_000_000 }), (clockSeconds) => {
      const civil = civilTimeAt(clockSeconds);
      expect(civilSeconds(civil)).toBe(clockSeconds);
      const platform = new Date(clockSeconds * 1000);
      expect([civil.year, civil.month, civil.day]).toEqual([
        platform.getUTCFullYear(),
        platform.getUTCMonth() + 1,
        platform.getUTCDate(),
      ]);
      expect([civil.hour, civil.minute, civil.second]).toEqual([
        platform.getUTCHours(),
        platform.getUTCMinutes(),
        platform.getUTCSeconds(),
      ]);
    }),
  );
});

test("fractions of a second stay in the second", () => {
  expect(civilTimeAt(59.25)).toEqual({ year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 59.25 });
});

test("the last day of a century and of four begins the year's last day, and the next day the year", () => {
  for (const year of [1600, 1700, 1900, 2000, 2400]) {
    const last = daysFromCivil(year, 12, 31);
    expect(civilTimeAt(last * 86_400)).toMatchObject({ year, month: 12, day: 31 });
    expect(civilTimeAt((last + 1) * 86_400)).toMatchObject({ year: year + 1, month: 1, day: 1 });
    // The count of days begins its years in March.
    const beforeMarch = daysFromCivil(year, 3, 1) - 1;
    expect(civilTimeAt(beforeMarch * 86_400)).toMatchObject({ year, month: 2, day: year % 400 === 0 ? 29 : 28 });
  }
});
