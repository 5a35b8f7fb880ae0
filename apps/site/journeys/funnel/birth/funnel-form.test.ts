import { searchBuiltInCities } from "@cosmic/atlas/built-in-cities";
import { expect, test } from "vitest";
import { birthFormSchema, type DraftFields, wholeForm } from "../../../features/birth/form/birth-form.ts";
import { funnelBirthOf, funnelForm, funnelMemory, paddedTime, timeAskable } from "./funnel-form.ts";

const today = "2026-11-21";
const [place = null] = searchBuiltInCities("são paulo", 1);
const marina: DraftFields = wholeForm(
  { day: "15", month: "6", year: "1990", hour: "14:30", place, placeText: "São Paulo, Brazil" },
  funnelMemory.untouched,
);
const faultsOf = (fields: Partial<DraftFields>) => {
  const read = birthFormSchema(today, funnelForm.more).safeParse({ ...marina, ...fields });
  return [...new Set(read.error?.issues.map((issue) => issue.path.join(".")))];
};

test("a whole form is a birth", () => {
  expect(faultsOf({})).toEqual([]);
  expect(funnelBirthOf(marina, today, "en-us")).toMatchObject({ birthDate: "1990-06-15", birthTime: "14:30" });
  expect(funnelBirthOf({ ...marina, day: " 05 " }, today, "en-us")).toMatchObject({ birthDate: "1990-06-05" });
});

test.each(["", "0", "00", "32", "99", "-1", "1.", "1e", "a"])("%j is no day", (day) => {
  expect(faultsOf({ day })).toContain("day");
  expect(faultsOf({ day, month: "" })).toContain("day");
  expect(funnelBirthOf({ ...marina, day }, today, "en-us")).toBeNull();
});

test("a day the month does not have is no day either, leap years honoured", () => {
  expect(faultsOf({ day: "31", month: "4" })).toEqual(["day"]);
  expect(faultsOf({ day: "29", month: "2", year: "1900" })).toEqual(["day"]);
  expect(faultsOf({ day: "29", month: "2", year: "2000" })).toEqual([]);
});

test.each(["", "24:00", "12:60", "1230", "2:30 pm", "7"])("%j is no time", (hour) => {
  expect(faultsOf({ hour })).toEqual(["hour"]);
  expect(funnelBirthOf({ ...marina, hour }, today, "en-us")).toBeNull();
});

test("an unknown time asks for none and is twelve o'clock, marked as unknown", () => {
  expect(faultsOf({ hour: "?", timeUnknown: true })).toEqual([]);
  expect(funnelBirthOf({ ...marina, hour: "12:00", timeUnknown: true }, today, "en-us")).toMatchObject({
    birthTime: "12:00",
    timeUnknown: true,
  });
});

test("twelve o'clock is asked about while nobody has set it or said that it is right", () => {
  const untouched = wholeForm({}, funnelMemory.untouched);
  expect(timeAskable(untouched)).toBe(true);
  expect(timeAskable({ ...untouched, hour: " 12:00 " })).toBe(true);
  expect(timeAskable({ ...untouched, timeConfirmed: true })).toBe(false);
  expect(timeAskable({ ...untouched, timeUnknown: true })).toBe(false);
  expect(timeAskable({ ...untouched, hour: "12:01" })).toBe(false);
});

test("month, year and place are asked for", () => {
  expect(faultsOf({ month: "", year: "", place: null, placeText: " " })).toEqual(["month", "year", "placeText"]);
});

test("an hour of one figure is written out, and nothing else is touched", () => {
  expect(["9:30", " 9:05", "09:30", "9", "19:30"].map(paddedTime)).toEqual(["09:30", "09:05", "09:30", "9", "19:30"]);
});
