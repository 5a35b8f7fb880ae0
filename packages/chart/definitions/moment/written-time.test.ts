import { expect, test } from "vitest";
import {
  dateText,
  instantText,
  monthsAfter,
  parseDate,
  parseInstant,
  parseTime,
  timeText,
} from "../../moment/written-time.ts";

const date = (year: number, month: number, day: number) => ({ year, month, day });
const time = (hour: number, minute: number, second = 0) => ({ hour, minute, second });

test("a date is read as YYYY-MM-DD, a day that the Gregorian calendar has", () => {
  expect(parseDate("1990-06-15")).toEqual(date(1990, 6, 15));
  expect(parseDate("0033-04-03")).toEqual(date(33, 4, 3));
  for (const [month, length] of [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].entries()) {
    const written = `2023-${String(month + 1).padStart(2, "0")}-`;
    expect(parseDate(`${written}${length}`)).toEqual(date(2023, month + 1, length));
    expect(parseDate(`${written}${length + 1}`)).toBe("impossible-date");
    expect(parseDate(`${written}00`)).toBe("impossible-date");
  }
  for (const written of ["2023-00-10", "2023-13-10"]) expect(parseDate(written)).toBe("impossible-date");
  for (const written of ["", "90-06-15", "1990-6-15", "1990/06/15", "x1990-06-15", "1990-06-15x"])
    expect(parseDate(written)).toBe("malformed");
});

test("every fourth year has a 29 February, of the hundreds only every fourth", () => {
  for (const [year, leaps] of [
    [1900, false],
    [1904, true],
    [1999, false],
    [2000, true],
    [2023, false],
    [2024, true],
    [2100, false],
  ] as const) {
    expect(parseDate(`${year}-02-29`)).toEqual(leaps ? date(year, 2, 29) : "impossible-date");
  }
});

test("so many months later is the same day, or the last of a month that has no such day", () => {
  for (const [from, months, then] of [
    [date(2024, 6, 15), 0, date(2024, 6, 15)],
    [date(2024, 6, 15), 1, date(2024, 7, 15)],
    [date(2024, 6, 15), 12, date(2025, 6, 15)],
    [date(2024, 12, 15), 1, date(2025, 1, 15)],
    [date(2024, 11, 15), 1, date(2024, 12, 15)],
    [date(2024, 1, 15), -1, date(2023, 12, 15)],
    [date(2024, 3, 15), -14, date(2023, 1, 15)],
    [date(2024, 1, 31), 1, date(2024, 2, 29)],
    [date(2023, 1, 31), 1, date(2023, 2, 28)],
    [date(2023, 10, 31), 1, date(2023, 11, 30)],
  ] as const) {
    expect(monthsAfter(from, months)).toEqual(then);
  }
});

test("a time is read as HH:MM or HH:MM:SS, from 00:00 to 23:59:59", () => {
  expect(parseTime("00:00")).toEqual(time(0, 0));
  expect(parseTime("09:05")).toEqual(time(9, 5));
  expect(parseTime("23:59:58")).toEqual(time(23, 59, 58));
  for (const written of ["24:00", "12:60", "12:00:60", "9:05", "x12:00", "12:00x", "12:00:1", "12", ""])
    expect(parseTime(written)).toBeNull();
});

test("an instant is read with its offset from UTC, as UTC without one, to parts of a second", () => {
  const noon = 12 * 3600;
  for (const [written, seconds] of [
    ["1970-01-01T12:00Z", noon],
    ["1970-01-01T12:00", noon],
    ["1970-01-01T12:00:07Z", noon + 7],
    ["1970-01-01T12:00:07.5Z", noon + 7.5],
    ["1970-01-01T12:00:07.125", noon + 7.125],
    ["1970-01-01T12:00:00.000000001Z", noon + 1e-9],
    // Twelve at half past five east of Greenwich is half past six there; west, half past five in the afternoon.
    ["1970-01-01T12:00+05:30", 6.5 * 3600],
    ["1970-01-01T12:00-05:30", 17.5 * 3600],
    ["1969-12-31T12:00Z", -noon],
  ] as const) {
    expect(parseInstant(written)).toBe(seconds);
  }
});

test("an instant in another form, or on a day or at a time that does not exist, is refused", () => {
  for (const written of [
    ...["", "1970-01-01", "1970-01-01 12:00Z", "x1970-01-01T12:00Z", "1970-01-01T12:00Zx", "1970-01-01T12:00z"],
    ...["1970-01-01T24:00Z", "1970-01-01T12:00.Z", "1970-01-01T12:00.0000000001Z", "1970-01-01T12:00+5:30"],
  ]) {
    expect(parseInstant(written), written).toBe("malformed");
  }
  expect(parseInstant("1970-02-29T12:00Z")).toBe("impossible-date");
});

test("an instant is written in UTC, with milliseconds only where there are any", () => {
  for (const [seconds, written] of [
    [0, "1970-01-01T00:00:00Z"],
    [3661, "1970-01-01T01:01:01Z"],
    [0.005, "1970-01-01T00:00:00.005Z"],
    [59.75, "1970-01-01T00:00:59.750Z"],
    [-0.25, "1969-12-31T23:59:59.750Z"],
    [0.0004, "1970-01-01T00:00:00Z"],
    [0.9996, "1970-01-01T00:00:01Z"],
  ] as const) {
    expect(instantText(seconds)).toBe(written);
  }
});

test("a date is written with four, two and two digits, a time with two and two", () => {
  expect(dateText(date(1990, 11, 10))).toBe("1990-11-10");
  expect(dateText(date(33, 4, 3))).toBe("0033-04-03");
  expect(timeText(time(9, 5, 59))).toBe("09:05");
  expect(timeText(time(10, 10))).toBe("10:10");
});
