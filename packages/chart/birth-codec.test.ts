import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readBirth } from "./birth-codec.ts";

const timeZones = timeZonesFrom(zoneHistory);
const context = { today: "2026-11-21", knowsZone: timeZones.knows, zoneAt: () => "Europe/Madrid" };
const whole = { date: "1990-06-15", time: "14:30", latitude: -23.5505, longitude: -46.6333, zone: "America/Sao_Paulo" };

function problemOf(change: Record<string, unknown>, world: typeof context | Omit<typeof context, "zoneAt"> = context) {
  const result = readBirth({ ...whole, ...change }, world);
  return result.ok ? "accepted" : `${result.problem.code} ${result.problem.field}`;
}
function birthOf(change: Record<string, unknown>) {
  const result = readBirth({ ...whole, ...change }, context);
  if (!result.ok) throw new Error(result.problem.message);
  return result.birth;
}

test("a whole birth is read as it was written, and unknown keys are dropped", () => {
  expect(birthOf({})).toEqual(whole);
  expect(birthOf({ place: " São Paulo ", extra: 1, fold: 1, offsetSeconds: -7200, id: "a" })).toEqual({
    ...whole,
    id: "a",
    place: "São Paulo",
    fold: 1,
    offsetSeconds: -7200,
  });
  expect(birthOf({ name: null, place: "  ", offsetSeconds: null, fold: null, utc: null })).toEqual(whole);
  expect(birthOf({ id: 7 }).id).toBe("7");
});

test("what is read once reads the same after it was stored as JSON", () => {
  const birth = birthOf({ name: "Ana", fold: 0, time: null });
  expect(readBirth(JSON.parse(JSON.stringify(birth)), context)).toEqual({ ok: true, birth });
});

test("whatever is no object is refused as a birth", () => {
  for (const input of [null, undefined, 1, "1990-06-15", [], [whole], true]) {
    expect(readBirth(input, context), String(input)).toMatchObject({ problem: { code: "malformed", field: "birth" } });
  }
});

test("dates must be written in full and be in the calendar", () => {
  expect(problemOf({ date: undefined })).toBe("missing date");
  for (const date of ["15.06.1990", "1990-6-15", "1990-06-15T00:00", "", " 1990-06-15", 19900615]) {
    expect(problemOf({ date }), String(date)).toBe("malformed date");
  }
  for (const date of ["1990-02-30", "1990-13-01", "1990-00-10", "1990-06-00", "2023-02-29", "1900-02-29"]) {
    expect(problemOf({ date }), date).toBe("impossible-date date");
  }
  expect(problemOf({ date: "2024-02-29" })).toBe("accepted");
});

test("years run from 1900 to the present", () => {
  expect(problemOf({ date: "1900-01-01" })).toBe("accepted");
  expect(problemOf({ date: "1899-12-31" })).toBe("out-of-range date");
  expect(problemOf({ date: "0001-01-01" })).toBe("out-of-range date");
  expect(problemOf({ date: "2026-11-21" })).toBe("accepted");
  expect(problemOf({ date: "2026-11-22" })).toBe("out-of-range date");
  expect(problemOf({ date: "9999-12-31" })).toBe("out-of-range date");
});

test("where the day has begun already a child born today is not refused", () => {
  const auckland = { latitude: -36.85, longitude: 174.76, zone: "Pacific/Auckland", date: "2026-11-22" };
  expect(problemOf({ ...auckland, time: "08:00" })).toBe("accepted");
  expect(problemOf({ ...auckland, time: "14:00" })).toBe("out-of-range date");
  expect(problemOf({ ...auckland, date: "2026-11-23", time: "08:00" })).toBe("out-of-range date");
  // West of Greenwich, but an hour ahead of UTC.
  const madrid = { latitude: 40.42, longitude: -3.7, zone: "Europe/Madrid", date: "2026-11-22" };
  const elAaiun = { latitude: 27.15, longitude: -13.2, zone: "Africa/El_Aaiun", date: "2026-11-22" };
  for (const place of [madrid, elAaiun]) expect(problemOf({ ...place, time: "00:30" })).toBe("accepted");
  expect(problemOf({ date: "2026-11-22", time: "00:30" })).toBe("out-of-range date");
});

test("times are HH:MM or HH:MM:SS on the 24-hour clock, or null", () => {
  for (const time of ["00:00", "23:59", "23:59:59", null]) expect(birthOf({ time }).time).toBe(time);
  expect(problemOf({ time: undefined })).toBe("missing time");
  for (const time of ["24:00", "12:60", "9:30", "9:30 PM", "12", "", "12:00:60", "12:00:00.5", 12, "１２:00"]) {
    expect(problemOf({ time }), String(time)).toBe("malformed time");
  }
});

test("coordinates are finite numbers on the Earth, its edges included", () => {
  for (const field of ["latitude", "longitude"]) {
    expect(problemOf({ [field]: undefined })).toBe(`missing ${field}`);
    for (const value of ["40.4", Number.NaN, Number.POSITIVE_INFINITY, {}, true]) {
      expect(problemOf({ [field]: value }), String(value)).toBe(`malformed ${field}`);
    }
  }
  expect(problemOf({ latitude: 90.0001 })).toBe("out-of-range latitude");
  expect(problemOf({ longitude: -180.5 })).toBe("out-of-range longitude");
  expect(problemOf({ latitude: -90, longitude: 180 })).toBe("accepted");
});

test("a zone that is left out is found from the coordinates, or asked for", () => {
  expect(birthOf({ zone: undefined }).zone).toBe("Europe/Madrid");
  expect(problemOf({ zone: undefined }, { today: context.today, knowsZone: context.knowsZone })).toBe("missing zone");
  expect(problemOf({ zone: "Mars/Olympus" })).toBe("unknown-zone zone");
  expect(problemOf({ zone: "" })).toBe("unknown-zone zone");
  expect(problemOf({ zone: 3 })).toBe("malformed zone");
});

test("an instant stands for date, time and zone, in UTC unless a zone is given", () => {
  const only = { date: undefined, time: undefined, zone: undefined };
  expect(birthOf({ ...only, utc: "1990-06-15T17:30:00Z" })).toMatchObject({
    date: "1990-06-15",
    time: "17:30",
    zone: "UTC",
    utc: "1990-06-15T17:30:00Z",
  });
  expect(birthOf({ ...only, utc: "1990-06-15T17:30Z", zone: "America/Sao_Paulo" }).zone).toBe("America/Sao_Paulo");
  expect(birthOf({ ...only, utc: "1990-06-15T14:30:00.5-03:00" })).toMatchObject({ time: "17:30" });
  expect(problemOf({ utc: "1899-12-31T23:59:59Z" })).toBe("out-of-range utc");
  expect(problemOf({ utc: "2026-11-22T00:00:00Z" })).toBe("out-of-range utc");
  expect(problemOf({ utc: "1990-02-30T00:00:00Z" })).toBe("impossible-date utc");
  for (const utc of ["1990-06-15", "yesterday", 645471000, "1990-06-15T25:00Z", "1990-06-15 17:30"]) {
    expect(problemOf({ utc }), String(utc)).toBe("malformed utc");
  }
});

test("an offset is whole seconds within 16 hours, and a fold is 0 or 1", () => {
  expect(birthOf({ offsetSeconds: 1172 }).offsetSeconds).toBe(1172);
  for (const offsetSeconds of ["3600", 0.5, Number.NaN])
    expect(problemOf({ offsetSeconds })).toBe("malformed offsetSeconds");
  expect(problemOf({ offsetSeconds: 57601 })).toBe("out-of-range offsetSeconds");
  for (const fold of [2, "1", true, -1]) expect(problemOf({ fold }), String(fold)).toBe("malformed fold");
});

test("a name is trimmed, at most 200 characters, and text whatever it looks like", () => {
  expect(birthOf({ name: "  Zoë \u{1F31F} " }).name).toBe("Zoë \u{1F31F}");
  expect(birthOf({ name: "<script>alert(1)</script>" }).name).toBe("<script>alert(1)</script>");
  expect(birthOf({ name: "\u{1F31F}".repeat(200) }).name).toHaveLength(400);
  expect(problemOf({ name: "a".repeat(201) })).toBe("out-of-range name");
  expect(problemOf({ name: 5 })).toBe("malformed name");
});

test("anything at all is read or refused with a sentence, never thrown at", () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (input, odd) => {
      for (const tried of [
        input,
        ...Object.keys(whole).map((key) => ({ ...whole, [key]: odd })),
        { ...whole, utc: odd },
      ]) {
        const result = readBirth(tried, context);
        if (!result.ok) expect(result.problem.message).toMatch(/^[A-Z].*\.$/);
      }
    }),
  );
});
