import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { expect, test } from "vitest";
import type { Birth } from "../../birth.ts";
import { birthMoment } from "../../moment/birth-moment.ts";
import { birthTimeZone } from "../../moment/birth-time-zone.ts";
import { required } from "../../required.ts";

// Definitions: the unknown time, a birth given by `utc`, and local mean time.

const timeZones = timeZonesFrom(zoneHistory);
const london = { latitude: 51.5, longitude: -0.13, zone: "Europe/London" };

function found(birth: Birth) {
  return birthMoment(birth, required(birthTimeZone(birth, timeZones), "a zone"));
}
function momentOf(birth: Birth) {
  const moment = found(birth);
  if (!moment.ok) throw new Error(moment.problem.field);
  return moment.moment;
}
const instantOf = (birth: Birth) => new Date(momentOf(birth).unixSeconds * 1000).toISOString();

test("a birth is read on the clock of its zone, in summer an hour ahead in London", () => {
  expect(momentOf({ ...london, date: "1990-06-15", time: "14:30:20" })).toEqual({
    unixSeconds: Date.parse("1990-06-15T13:30:20Z") / 1000,
    timeUnknown: false,
    date: { year: 1990, month: 6, day: 15 },
    clock: {
      ...{ zone: "Europe/London", offsetSeconds: 3600, daylightSaving: true, abbreviation: "BST" },
      ...{ kind: "once", source: timeZones.source },
    },
  });
});

test("without a time a birth counts from noon on the local clock, and says so", () => {
  const moment = momentOf({ ...london, date: "1990-06-15", time: null });
  expect(moment.timeUnknown).toBe(true);
  expect(moment.unixSeconds).toBe(Date.parse("1990-06-15T11:00:00Z") / 1000);
});

test("of a time that came twice the first counts, unless the second is asked for", () => {
  const twice = { ...london, date: "2024-10-27", time: "01:30" };
  expect(instantOf(twice)).toBe("2024-10-27T00:30:00.000Z");
  expect(instantOf({ ...twice, fold: 0 })).toBe("2024-10-27T00:30:00.000Z");
  expect(instantOf({ ...twice, fold: 1 })).toBe("2024-10-27T01:30:00.000Z");
  expect(momentOf(twice).clock.kind).toBe("twice");
  expect(instantOf({ ...london, date: "2024-10-27", time: "12:00", fold: 1 })).toBe("2024-10-27T12:00:00.000Z");
});

test("a time that never came is read by the offset before the jump, or by the one after if asked for", () => {
  const never = { ...london, date: "2024-03-31", time: "01:30" };
  expect(instantOf(never)).toBe("2024-03-31T01:30:00.000Z");
  expect(instantOf({ ...never, fold: 1 })).toBe("2024-03-31T00:30:00.000Z");
  expect(momentOf(never).clock.kind).toBe("never");
});

test("local mean time is that of the birthplace, 240 s a degree", () => {
  // Ten degrees east are 2400 s; Berlin kept local mean time until April 1893.
  const birth = { latitude: 52, longitude: 10, zone: "Europe/Berlin", date: "1890-01-01", time: "12:00" };
  expect(momentOf(birth).clock).toMatchObject({ offsetSeconds: 2400, abbreviation: "LMT" });
  expect(instantOf(birth)).toBe("1890-01-01T11:20:00.000Z");
});

test("an offset set by hand overrides the zone, at any date, and is no daylight saving", () => {
  const birth = { ...london, date: "1990-06-15", time: "14:30", offsetSeconds: 19_800 };
  expect(instantOf(birth)).toBe("1990-06-15T09:00:00.000Z");
  const clock = {
    ...{ zone: "Europe/London", offsetSeconds: 19_800, daylightSaving: false, abbreviation: "UTC+05:30" },
    ...{ kind: "once", source: "set by hand" },
  };
  expect(momentOf(birth).clock).toEqual(clock);
  expect(momentOf({ ...birth, utc: "1990-06-15T09:00:00Z" }).clock).toEqual(clock);
  expect(birthTimeZone({ ...birth, zone: "Mars/Olympus" }, timeZones)).not.toBeNull();
  expect(birthTimeZone({ ...london, zone: "Mars/Olympus", date: "1990-06-15", time: null }, timeZones)).toBeNull();
});

test("an instant has the day and the clock of UTC, once, and a time", () => {
  const birth: Birth = { ...london, zone: "UTC", date: "", time: null, utc: "1990-06-15T22:15:00Z" };
  expect(momentOf(birth)).toMatchObject({
    unixSeconds: Date.parse("1990-06-15T22:15:00Z") / 1000,
    timeUnknown: false,
    date: { year: 1990, month: 6, day: 15 },
    clock: { zone: "UTC", offsetSeconds: 0, daylightSaving: false, abbreviation: "UTC", kind: "once" },
  });
});

test("an instant given with a zone has the day and the clock of that zone", () => {
  const tokyo: Birth = {
    ...{ latitude: 35.7, longitude: 139.7, zone: "Asia/Tokyo" },
    ...{ date: "", time: null, utc: "1990-06-15T22:15:00Z" },
  };
  expect(momentOf(tokyo)).toMatchObject({
    date: { year: 1990, month: 6, day: 16, hour: 7, minute: 15 },
    clock: {
      ...{ zone: "Asia/Tokyo", offsetSeconds: 32_400, daylightSaving: false, abbreviation: "JST" },
      ...{ kind: "once", source: timeZones.source },
    },
  });
  expect(momentOf({ ...london, date: "", time: null, utc: "2024-10-27T01:30:00Z" }).clock).toMatchObject({
    ...{ offsetSeconds: 0, daylightSaving: false, abbreviation: "GMT", kind: "twice" },
  });
});

test("what cannot be read is refused by its field, with a sentence that says what to give", () => {
  const birth: Birth = { ...london, date: "1990-06-15", time: "14:30" };
  for (const [change, code, field] of [
    [{ date: "15.6.1990" }, "malformed", "date"],
    [{ date: "1990-02-30" }, "impossible-date", "date"],
    [{ time: "25:00" }, "malformed", "time"],
    [{ utc: "noon" }, "malformed", "utc"],
    [{ utc: "1990-02-30T12:00:00Z" }, "impossible-date", "utc"],
  ] as const) {
    const message = expect.stringMatching(/^Give the (?:date|time|instant) as .+\.$/);
    expect(found({ ...birth, ...change })).toEqual({ ok: false, problem: { code, field, message } });
  }
});
