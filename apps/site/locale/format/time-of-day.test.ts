import { expect, test } from "vitest";
import { momentText, readerTime, sentenceTime, tableTime, utcText } from "./time-of-day.ts";

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const at = (hour: number, minutes: string): string => `${String(hour).padStart(2, "0")}:${minutes}`;

test("a table shows every hour with two digits", () => {
  for (const hour of hours) expect(tableTime(`${hour}:05`)).toBe(at(hour, "05"));
});

test("English keeps the clock of 24 hours in a sentence, in both countries", () => {
  for (const locale of ["en-us", "en-gb"] as const) {
    for (const hour of hours) {
      const time = at(hour, "30");
      expect(sentenceTime(time, locale)).toEqual({ time, theTime: time, atTime: `at ${time}` });
    }
  }
});

test("in Spanish one o’clock alone is singular", () => {
  for (const hour of hours) {
    const article = hour === 1 ? "la" : "las";
    expect(sentenceTime(at(hour, "30"), "es-es")).toEqual({
      time: `${hour}:30`,
      theTime: `${article} ${hour}:30`,
      atTime: `a ${article} ${hour}:30`,
    });
  }
  expect(sentenceTime("01:00", "es-es").atTime).toBe("a la 1:00");
  expect(sentenceTime("13:00", "es-es").atTime).toBe("a las 13:00");
});

test("in Portuguese midnight and one o’clock are singular, and a full hour has no minutes", () => {
  for (const hour of hours) {
    const singular = hour < 2;
    expect(sentenceTime(at(hour, "30"), "pt-br")).toEqual({
      time: `${hour}h30`,
      theTime: `${singular ? "a" : "as"} ${hour}h30`,
      atTime: `${singular ? "à" : "às"} ${hour}h30`,
    });
  }
  expect(sentenceTime("01:00", "pt-br").atTime).toBe("à 1h");
  expect(sentenceTime("24:00", "pt-br").theTime).toBe("as 24h");
});

test("a date and its time read as one phrase", () => {
  expect(momentText("1990-06-15", "14:30", "en-us")).toBe("June 15, 1990 at 14:30");
  expect(momentText("1990-06-15", "01:30", "es-es")).toBe("15 de junio de 1990 a la 1:30");
  expect(momentText("1990-06-15", "01:30", "pt-br")).toBe("15 de junho de 1990 à 1h30");
  expect(utcText("2026-10-31T12:34:56.000Z", "en-us")).toBe("October 31, 2026 at 12:34 UTC");
  expect(utcText("2026-10-31T01:34:56.000Z", "es-es")).toBe("31 de octubre de 2026 a la 1:34 UTC");
});

test("the reader’s clock is that of the reader’s own zone", () => {
  expect(readerTime(new Date(2026, 10, 23, 9, 5).getTime())).toBe("09:05");
});
