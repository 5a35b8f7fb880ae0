import type { Birth } from "@cosmic/chart/birth";
import { expect, test } from "vitest";
import { birthOf, wholeForm } from "../../features/birth/form/birth-form.ts";
import { readTyped } from "./read-typed.server.ts";
import { draftOf, type TypedCorrection, typedOf, typedOfBirth } from "./typed-correction.ts";

const marina: Birth = {
  ...{ name: "Marina Duarte", date: "1990-06-15", time: "14:30", place: "São Paulo, Brazil" },
  ...{ latitude: -23.5475, longitude: -46.6361, zone: "America/Sao_Paulo" },
};
/** 1:30 was shown twice that night. */
const twice: Birth = { ...marina, date: "2018-11-04", time: "01:30", fold: 1, place: "New York, United States" };
const newYork = { latitude: 40.7143, longitude: -74.006, zone: "America/New_York" };
const births: Readonly<Record<string, Birth>> = {
  marina,
  untimed: { ...marina, time: null },
  fold: { ...twice, ...newYork },
  "an offset by hand": { ...marina, offsetSeconds: -11_188 },
  nameless: { date: "1990-06-15", time: "04:05", latitude: 0, longitude: 0, zone: "Etc/GMT" },
};
const input = (typed: TypedCorrection) => {
  const read = readTyped(typed, "en-us");
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.input;
};

test.each(Object.entries(births))("%s stands in the form as it is kept, and is sent unchanged", (_, birth) => {
  expect(input(typedOfBirth(birth))).toMatchObject({
    ...{ fullName: birth.name ?? "", birthDate: birth.date, birthTime: birth.time, birthCity: birth.place ?? "" },
    ...{ latitude: String(birth.latitude), longitude: String(birth.longitude), timezone: birth.zone },
    ...(birth.fold === undefined ? {} : { fold: birth.fold }),
    ...(birth.offsetSeconds === undefined ? {} : { offsetSeconds: birth.offsetSeconds }),
  });
});

test.each(Object.entries(births).filter(([name]) => name !== "nameless"))(
  "the form that needs a script reads %s as it is kept",
  (_, birth) => {
    const draft = draftOf(typedOfBirth(birth));
    expect(birthOf(wholeForm(draft), "2026-11-26", "en-us")).toMatchObject({
      ...{ birthDate: birth.date, birthTime: birth.time ?? "12:00", timeUnknown: birth.time === null },
      ...{ birthCity: birth.place, latitude: birth.latitude, longitude: birth.longitude, timezone: birth.zone },
      ...(birth.offsetSeconds === undefined ? {} : { offsetSeconds: birth.offsetSeconds }),
    });
    expect(draft).toMatchObject({ fullName: birth.name, fold: birth.fold === undefined ? "" : String(birth.fold) });
  },
);

test("a birth given as an instant stands in the form in UTC, by hand", () => {
  const instant = { ...marina, utc: "1990-06-15T17:30:00Z", time: "17:30:00" };
  expect(typedOfBirth(instant)).toMatchObject({ birthTime: "17:30", offsetText: "UTC+00:00" });
  expect(input(typedOfBirth(instant))).toMatchObject({ offsetSeconds: 0 });
});

test("a time that was shown twice asks which, and an answer to another question does not count", () => {
  const typed = { ...typedOfBirth({ ...twice, ...newYork }), fold: "" };
  const asked = readTyped(typed, "en-us");
  expect(asked).toMatchObject({ ok: false, problems: [{ field: "fold" }], question: { kind: "twice" } });
  expect(readTyped({ ...typed, fold: "1", foldOf: "another" }, "en-us").ok).toBe(false);
});

test("a city of the list, or typed coordinates, take the place of the kept one; half a pair is told", () => {
  const kept = typedOfBirth(marina);
  expect(input({ ...kept, city: "Madrid, Spain" })).toMatchObject({ birthCity: "Madrid", timezone: "Europe/Madrid" });
  const typed = { ...kept, latitudeText: "69.65 N", longitudeText: "18.96 E" };
  expect(input(typed)).toMatchObject({ latitude: "69.65", timezone: "Europe/Oslo", birthCity: "69° 39′ N, 18° 58′ E" });
  expect(readTyped({ ...typed, longitudeText: "" }, "en-us")).toMatchObject({
    ok: false,
    problems: [{ field: "latitude" }],
  });
  expect(readTyped({ ...kept, offsetText: "soon" }, "en-us")).toMatchObject({ problems: [{ field: "offsetSeconds" }] });
});

test("a posted form is read as text, files and strange fields left out", () => {
  const form = new FormData();
  form.set("name", "Ana");
  form.set("birthDate", new Blob(["x"]));
  form.set("price", "0");
  expect(typedOf(form)).toMatchObject({ name: "Ana", birthDate: "", city: "" });
  expect(Object.keys(typedOf(form))).not.toContain("price");
});
