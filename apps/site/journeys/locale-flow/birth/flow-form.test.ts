import { searchBuiltInCities } from "@cosmic/atlas/built-in-cities";
import { expect, test } from "vitest";
import { keepDraft, readDraft } from "../../../features/birth/draft/birth-draft.ts";
import { birthFormSchema, type DraftFields, wholeForm } from "../../../features/birth/form/birth-form.ts";
import { memoryStore } from "../../../features/birth/session/session-store.ts";
import { birthDataKey, draftKey } from "../../../features/birth/session/tab-keys.ts";
import { filledItems } from "./filled-items.ts";
import { cityOf, flowForm } from "./flow-form.ts";

const { memory } = flowForm;
const empty = wholeForm({}, memory.untouched);
const [place = null] = searchBuiltInCities("são paulo", 1);
const marina: DraftFields = {
  ...empty,
  ...{ day: "15", month: "6", year: "1990", hour: "14", minute: "30" },
  ...{ place, placeText: "São Paulo", country: "BR" },
};
const problemsOf = (fields: Partial<DraftFields>) =>
  birthFormSchema("2026-11-21", flowForm.more)
    .safeParse({ ...marina, ...fields })
    .error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];

test("nothing counts beforehand, and each of the six items counts once", () => {
  expect(filledItems(empty)).toBe(0);
  const steps: readonly Partial<DraftFields>[] = [
    { day: "15" },
    { month: "6" },
    { year: "1990" },
    { hour: "14", minute: "30" },
    { placeText: "São Paulo" },
    { country: "BR" },
  ];
  const counts = steps.map((_, step) => filledItems(Object.assign({ ...empty }, ...steps.slice(0, step + 1))));
  expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
});

test("half a time is none, an unknown time is one, and blanks fill nothing", () => {
  expect(filledItems({ ...empty, hour: "14" })).toBe(0);
  expect(filledItems({ ...empty, timeUnknown: true })).toBe(1);
  expect(filledItems({ ...empty, placeText: "  ", minute: " ", hour: "1" })).toBe(0);
});

test("a complete form has no problem, with a time and without", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ timeUnknown: true, hour: "", minute: "" })).toEqual([]);
});

test("an empty form names all that is missing", () => {
  expect(problemsOf(empty)).toEqual([
    "day: day-required",
    "month: month-required",
    "year: year-required",
    "hour: time-required",
    "placeText: place-required",
    "country: country-required",
  ]);
});

test("a typed year is one from 1900 to the current year", () => {
  for (const year of ["1899", "2027", "90", "19x0", "1990.5", "-1990", "٢٠٠٠"])
    expect(problemsOf({ year }), year).toEqual(["year: year-range"]);
  for (const year of ["1900", "2026", " 1990 "]) expect(problemsOf({ year }), year).toEqual([]);
});

test("a day the month does not have is told, leap years honoured", () => {
  expect(problemsOf({ day: "29", month: "2", year: "2023" })).toEqual(["day: day-invalid"]);
  expect(problemsOf({ day: "29", month: "2", year: "1900" })).toEqual(["day: day-invalid"]);
  expect(problemsOf({ day: "29", month: "2", year: "2024" })).toEqual([]);
  expect(problemsOf({ day: "31", month: "11", year: "" })).toEqual(["year: year-required", "day: day-invalid"]);
});

test("what is typed here is kept apart from the other form, and a finished birth fills both", () => {
  const store = memoryStore();
  keepDraft(store, { day: "15", hour: "" }, memory);
  expect(readDraft(store.read(memory.key), null, memory)).toMatchObject({ day: "15", hour: "", minute: "" });
  expect(store.read(draftKey)).toBeNull();
  const birth = {
    ...{ birthDate: "1990-06-15", birthTime: "12:00", timeUnknown: true, timezone: "America/Sao_Paulo" },
    ...{ birthCity: "São Paulo", birthCountry: "Brasil", countryCode: "BR", latitude: -23.5, longitude: -46.6 },
  };
  store.write(birthDataKey, JSON.stringify(birth));
  const told = readDraft(null, store.read(birthDataKey), memory);
  expect(told).toMatchObject({ placeText: "São Paulo", country: "BR", hour: "", timeUnknown: true, year: "1990" });
  expect(told.place).toMatchObject({ zone: "America/Sao_Paulo", label: "São Paulo, Brasil" });
});

test("a namesake's city keeps what tells it apart, without its country", () => {
  const found = { name: "Springfield", region: "Illinois", country: "Estados Unidos", countryCode: "US" };
  const rest = { latitude: 39.8, longitude: -89.64, zone: "America/Chicago", population: 116_250 };
  const springfield = { ...found, ...rest, label: "Springfield, Illinois, Estados Unidos" };
  expect(cityOf(marina).textOf(springfield)).toBe("Springfield, Illinois");
  expect(cityOf(marina)).toMatchObject({ limit: 6, country: "BR" });
});
