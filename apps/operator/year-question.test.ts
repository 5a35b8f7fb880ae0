import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { yearAnswerer } from "./year-question.ts";

const answer = yearAnswerer({
  sky: skyFromDisk(),
  timeZones: timeZonesFrom(zoneHistory),
  now: () => new Date("2026-11-26T12:00:00Z"),
});
const birth = { date: "1990-06-15", time: "14:30", latitude: 40.4165, longitude: -3.7026, zone: "Europe/Madrid" };

test("a line has every field of the year, in the order of the interface", () => {
  const found = answer({ id: "a", ...birth, from: "2026-12-01" });
  if (!found.ok) throw new Error(found.message);
  expect(Object.keys(found.value)).toEqual([
    ...["id", "window", "stories", "stations", "retrogrades", "housesAtStart", "ingresses", "triggers", "lunations"],
    ...["returns", "profections", "progressedMoon", "months", "contradictions", "leftOut"],
  ]);
});

test("the same line twice, with another window between, gives the same facts", () => {
  const first = answer({ ...birth, from: "2026-12-01" });
  answer({ ...birth, from: "2027-03-09" });
  expect(answer({ ...birth, from: "2026-12-01" })).toEqual(first);
});

test("a place is where the reader lives; its zone is found from the coordinates", () => {
  const found = answer({ ...birth, from: "2026-12-01", place: { latitude: 35.68, longitude: 139.69 } });
  expect(found).toMatchObject({ ok: true, value: { window: { from: "2026-11-30T15:00:00Z", zone: "Asia/Tokyo" } } });
  expect(answer({ ...birth, from: "2026-12-01", place: "Madrid" })).toMatchObject({
    value: { window: { zone: "Europe/Madrid" } },
  });
});

test.each([
  [{ ...birth }, "missing", "from"],
  [{ ...birth, from: "1 December" }, "malformed", "from"],
  [{ ...birth, from: 20261201 }, "malformed", "from"],
  [{ ...birth, from: "2027-02-29" }, "impossible-date", "from"],
  [{ ...birth, from: "1990-06-14" }, "out-of-range", "from"],
  [{ ...birth, from: "2117-01-01" }, "out-of-range", "from"],
  [{ ...birth, date: "1990-02-30", from: "2026-12-01" }, "impossible-date", "date"],
  [{ ...birth, date: "2026-11-27", from: "2026-12-01" }, "out-of-range", "date"],
  [{ ...birth, from: "2026-12-01", place: {} }, "missing", "place.latitude"],
  [{ ...birth, from: "2026-12-01", place: { latitude: 91, longitude: 0 } }, "out-of-range", "place.latitude"],
  [{ ...birth, from: "2026-12-01", place: { latitude: 1, longitude: "0" } }, "malformed", "place.longitude"],
  [{ ...birth, from: "2026-12-01", place: { latitude: 1, longitude: 1, zone: "Mars" } }, "unknown-zone", "place.zone"],
  ["nonsense", "malformed", "birth"],
  [[birth], "malformed", "birth"],
])("%j is refused with %s at %s", (input, code, field) => {
  expect(answer(input)).toMatchObject({ ok: false, code, field });
});

test.each([
  ["the day of birth", { ...birth, from: "1990-06-15" }],
  ["the last day the ephemeris allows", { ...birth, from: "2116-12-31" }],
  ["a birth at the pole", { ...birth, latitude: 90, longitude: 0, zone: "UTC", from: "2026-12-01" }],
  ["a birth of the first day of 1900", { ...birth, date: "1900-01-01", from: "1900-01-01" }],
  ["a birth on 29 February", { ...birth, date: "1992-02-29", from: "2027-02-28" }],
  [
    "a birth at the date line",
    { ...birth, latitude: -13.83, longitude: -171.77, zone: "Pacific/Apia", from: "2026-12-01" },
  ],
  ["no birth time", { ...birth, time: null, from: "2026-12-01" }],
])("%s gets a whole year", (_, line) => {
  const found = answer(line);
  expect(found).toMatchObject({ ok: true, value: { months: { length: 12 } } });
  const written = JSON.stringify(found, (_key, value: unknown) =>
    typeof value === "number" && !Number.isFinite(value) ? "not finite" : value,
  );
  expect(written).not.toContain("not finite");
});
