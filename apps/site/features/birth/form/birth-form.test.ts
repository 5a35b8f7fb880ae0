import { searchBuiltInCities } from "@cosmic/atlas/built-in-cities";
import { expect, test } from "vitest";
import type { Locale } from "../../../locale/locale.ts";
import { birthFormSchema, birthOf, type DraftFields, latestDate, wholeForm } from "./birth-form.ts";

const today = "2026-11-21";
const [place = null] = searchBuiltInCities("são paulo", 1);
const marina: DraftFields = wholeForm({
  ...{ day: "15", month: "6", year: "1990", hour: "14", minute: "30" },
  ...{ place, placeText: "São Paulo, Brazil" },
});
const problemsOf = (fields: Partial<DraftFields>) =>
  birthFormSchema(today)
    .safeParse({ ...marina, ...fields })
    .error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];

test("a complete form has no problem and gives the birth", () => {
  expect(problemsOf({})).toEqual([]);
  expect(birthOf(marina, today, "en-us")).toEqual({
    birthDate: "1990-06-15",
    birthTime: "14:30",
    timeUnknown: false,
    birthCity: "São Paulo",
    birthCountry: "Brazil",
    countryCode: "BR",
    latitude: -23.5475,
    longitude: -46.6361,
    timezone: "America/Sao_Paulo",
  });
});

test("every missing field is named", () => {
  expect(problemsOf({ day: "", month: "", year: "", placeText: " ", place: null })).toEqual([
    "day: day-required",
    "month: month-required",
    "year: year-required",
    "placeText: place-required",
  ]);
});

test("a day the month does not have is refused, leap years honoured", () => {
  expect(problemsOf({ day: "31", month: "4" })).toEqual(["day: day-invalid"]);
  expect(problemsOf({ day: "29", month: "2", year: "1900" })).toEqual(["day: day-invalid"]);
  expect(problemsOf({ day: "29", month: "2", year: "2000" })).toEqual([]);
  expect(problemsOf({ day: "29", month: "2", year: "" })).toEqual(["year: year-required"]);
  expect(problemsOf({ day: "30", month: "2", year: "" })).toEqual(["year: year-required", "day: day-invalid"]);
});

test("nobody was born later than today, wherever it is today first", () => {
  expect(problemsOf({ year: "2026", month: "11", day: "21" })).toEqual([]);
  expect(problemsOf({ year: "2026", month: "11", day: "22" })).toEqual(["year: date-ahead"]);
  expect(latestDate(Date.UTC(2026, 11, 31, 9, 59))).toBe("2026-12-31");
  expect(latestDate(Date.UTC(2026, 11, 31, 10, 0))).toBe("2027-01-01");
});

test("a place must be chosen, not only typed", () => {
  expect(problemsOf({ placeText: "Atlantis", place: null })).toEqual(["placeText: place-not-chosen"]);
});

test("typed coordinates are a place of their own, under the name that was typed", () => {
  const typed = { place: null, placeText: " Fazenda Rita ", latitudeText: "23°33′S", longitudeText: "46,63 O" };
  expect(problemsOf(typed)).toEqual([]);
  const birth = birthOf({ ...marina, ...typed }, today, "en-us");
  expect(birth).toMatchObject({ birthCity: "Fazenda Rita", birthCountry: "", countryCode: "", longitude: -46.63 });
  // The zone is looked up from the coordinates; one looked up for other coordinates does not count.
  expect(birth?.timezone).toBe("");
  const zoneTyped = { of: "-23.55 -46.63", zone: "America/Sao_Paulo" };
  expect(birthOf({ ...marina, ...typed, zoneTyped }, today, "en-us")?.timezone).toBe("America/Sao_Paulo");
  expect(birthOf({ ...marina, ...typed, longitudeText: "46", zoneTyped }, today, "en-us")?.timezone).toBe("");
});

test("typed coordinates without a name are called by themselves, with the letters of the visitor's language", () => {
  const typed = { place: null, placeText: " ", latitudeText: "23°33′S", longitudeText: "46,63 O" };
  const namedIn = (locale: Locale, longitudeText: string) =>
    birthOf({ ...marina, ...typed, longitudeText }, today, locale)?.birthCity;
  expect(namedIn("en-us", "46.63 W")).toBe("23° 33′ S, 46° 38′ W");
  expect(namedIn("es-es", "46.63 W")).toBe("23° 33′ S, 46° 38′ O");
  expect(namedIn("pt-br", "46.63 W")).toBe("23° 33′ S, 46° 38′ O");
  expect(namedIn("pt-br", "46.63 E")).toBe("23° 33′ S, 46° 38′ L");
});

test("half a pair of coordinates, or one that is none, is told under its own field", () => {
  expect(problemsOf({ latitudeText: "23.55 S" })).toEqual(["longitudeText: longitude-invalid"]);
  expect(problemsOf({ latitudeText: "95", longitudeText: "here" })).toEqual([
    "latitudeText: latitude-invalid",
    "longitudeText: longitude-invalid",
  ]);
});

test("a namesake is sold with what its label needs to be told apart", () => {
  const found = { name: "Springfield", region: "Illinois", country: "United States", countryCode: "US" };
  const springfield = { latitude: 39.8, longitude: -89.64, zone: "America/Chicago", population: 116_250, ...found };
  const label = "Springfield, Illinois, United States";
  const birth = birthOf({ ...marina, place: { ...springfield, label }, placeText: label }, today, "en-us");
  expect(birth).toMatchObject({ birthCity: "Springfield, Illinois", birthCountry: "United States" });
});

test("an exact minute is taken, anything else is not, and no minute is asked for without a time", () => {
  expect(problemsOf({ minute: "7" })).toEqual([]);
  expect(birthOf({ ...marina, minute: "7" }, today, "en-us")?.birthTime).toBe("14:07");
  for (const minute of ["", "60", "-1", "3.5", "x"]) expect(problemsOf({ minute })).toEqual(["minute: minute-invalid"]);
  expect(problemsOf({ minute: "", timeUnknown: true })).toEqual([]);
});

test("no time stands in the form beforehand: it is asked for, once, unless it is said to be unknown", () => {
  expect(wholeForm({})).toMatchObject({ hour: "", minute: "", timeUnknown: false });
  expect(problemsOf({ hour: "", minute: "" })).toEqual(["hour: time-required"]);
  expect(problemsOf({ hour: "", minute: " " })).toEqual(["hour: time-required"]);
  expect(problemsOf({ hour: "", minute: "30" })).toEqual(["hour: time-required"]);
  expect(problemsOf({ hour: "14", minute: "" })).toEqual(["minute: minute-invalid"]);
  expect(birthOf({ ...marina, hour: "", minute: "" }, today, "en-us")).toBeNull();
  expect(problemsOf({ hour: "", minute: "", timeUnknown: true })).toEqual([]);
});

test("an unknown time is 12:00 and says that it is unknown", () => {
  expect(birthOf({ ...marina, timeUnknown: true }, today, "en-us")).toMatchObject({
    birthTime: "12:00",
    timeUnknown: true,
  });
});

test("an offset set by hand is kept in seconds, and an unreadable one refused", () => {
  expect(birthOf({ ...marina, offsetText: "−03:06:28" }, today, "en-us")?.offsetSeconds).toBe(-11_188);
  expect(problemsOf({ offsetText: "soon" })).toEqual(["offsetText: offset-invalid"]);
});
