import { civilSeconds, civilTimeAt } from "@cosmic/atlas/civil-time";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { ascendant } from "@cosmic/sky/angles";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test, vi } from "vitest";
import type { Birth } from "../birth.ts";
import { risingsOf } from "../horizon/rising-signs.ts";
import { signAt } from "../zodiac/longitude.ts";
import { birthMoment } from "./birth-moment.ts";
import { birthTimeZone } from "./birth-time-zone.ts";
import { type LocalDay, localDay } from "./local-day.ts";
import { risingSignWindows, signWindows } from "./sign-windows.ts";
import { timeText } from "./written-time.ts";

const sky = skyFromDisk();

// Thousands of places from a slow engine; speed is not under test here.
vi.setConfig({ testTimeout: 60_000 });

const timeZones = timeZonesFrom(zoneHistory);
const places = {
  "Europe/London": { latitude: 51.5, longitude: -0.13 },
  "America/Sao_Paulo": { latitude: -23.55, longitude: -46.63 },
  "Pacific/Apia": { latitude: -13.83, longitude: -171.77 },
  "America/Toronto": { latitude: 43.7, longitude: -79.4 },
  "Europe/Oslo": { latitude: 69.65, longitude: 18.96 },
  "Atlantic/Azores": { latitude: 37.74, longitude: -25.67 },
} as const;
type Zone = keyof typeof places;

function dayOf(zone: Zone, date: string, change: Partial<Birth> = {}): LocalDay {
  const birth: Birth = { date, time: null, zone, ...places[zone], ...change };
  const clock = birthTimeZone(birth, timeZones);
  const found = clock === null ? null : birthMoment(birth, clock);
  if (clock === null || !found?.ok) throw new Error("the test names a real day");
  return localDay(found.moment, clock);
}
const moonSigns = (day: LocalDay) => {
  const unixSeconds = (day.startUnix + day.endUnix) / 2;
  const position = sky.position("moon", sky.timeScales(unixSeconds).jdTt);
  return signWindows(sky, { body: "moon", position, unixSeconds }, day);
};
const noDay = { year: 2000, month: 1, day: 1, second: 0 } as const;
const clockOf = (text: string) => ({ hour: Number(text.slice(0, 2)), minute: Number(text.slice(3)) });
const hours = (day: LocalDay) => (day.endUnix - day.startUnix) / 3600;

test("a day is as long as it really was: 23 and 25 hours where the clocks changed", () => {
  expect(hours(dayOf("Europe/London", "2024-06-01"))).toBe(24);
  expect(hours(dayOf("Europe/London", "2024-03-31"))).toBe(23);
  expect(hours(dayOf("Europe/London", "2024-10-27"))).toBe(25);
  expect(hours(dayOf("Europe/London", "2024-10-27", { offsetSeconds: 0 }))).toBe(24);
});

test("a midnight that was left out or shown twice still begins the day once", () => {
  // Brazil's clocks went forward at midnight, and back at midnight to 23:00 of the previous day.
  const spring = dayOf("America/Sao_Paulo", "2017-10-15");
  expect(hours(spring)).toBe(23);
  expect(new Date(spring.startUnix * 1000).toISOString()).toBe("2017-10-15T03:00:00.000Z");
  expect(hours(dayOf("America/Sao_Paulo", "2018-02-17"))).toBe(25);
  expect(hours(dayOf("America/Sao_Paulo", "2018-02-18"))).toBe(24);
  // The Azores go back from 01:00 to 00:00 of the same day, and forward from 00:00 to 01:00.
  expect(hours(dayOf("Atlantic/Azores", "2023-10-29"))).toBe(25);
  expect(hours(dayOf("Atlantic/Azores", "2023-03-26"))).toBe(23);
  // Toronto went from 23:30 to 00:30 of the next day, taking half an hour off both days.
  const toronto = dayOf("America/Toronto", "1919-03-31");
  expect(new Date(toronto.startUnix * 1000).toISOString()).toBe("1919-03-31T04:30:00.000Z");
  expect(hours(toronto)).toBe(23.5);
  expect(hours(dayOf("America/Toronto", "1919-03-30"))).toBe(23.5);
});

test("a day the date line left out is taken as its chosen offset would have made it", () => {
  const skipped = dayOf("Pacific/Apia", "2011-12-30");
  expect(hours(skipped)).toBe(24);
  expect(skipped.clockText(skipped.startUnix + 3600)).toBe("01:00");
  expect(moonSigns(skipped).at(-1)?.to).toBe("24:00");
});

test("days follow one another without gap or overlap through a year of changes", () => {
  for (const zone of ["Europe/London", "America/Sao_Paulo", "Atlantic/Azores"] as const) {
    let before = dayOf(zone, "2017-12-31").endUnix;
    for (let day = 0; day < 365; day += 1) {
      const {
        year,
        month,
        day: date,
      } = civilTimeAt(civilSeconds({ year: 2018, month: 1, day: 1 + day, hour: 0, minute: 0, second: 0 }));
      const next = dayOf(zone, [year, String(month).padStart(2, "0"), String(date).padStart(2, "0")].join("-"));
      expect(next.startUnix).toBe(before);
      before = next.endUnix;
    }
  }
});

test("the Moon's sign holds from edge to edge, looked at every seven minutes", () => {
  for (const date of ["1990-06-16", "1990-06-17", "2024-03-31", "2024-10-27", "1955-08-04"]) {
    const day = dayOf("Europe/London", date);
    const windows = moonSigns(day);
    expect(windows.length).toBeLessThanOrEqual(2);
    const signWhen = (unixSeconds: number) =>
      signAt(sky.position("moon", sky.timeScales(unixSeconds).jdTt).longitudeDeg);
    expectMinutes(day, "Europe/London", windows, signWhen);
  }
});

test("on every day of a year the Moon's windows begin and end with the signs it had at midnight", () => {
  for (let day = 0; day < 365; day += 1) {
    const {
      year,
      month,
      day: date,
    } = civilTimeAt(civilSeconds({ year: 2001, month: 1, day: 1 + day, hour: 0, minute: 0, second: 0 }));
    const found = dayOf(
      "Europe/London",
      [year, String(month).padStart(2, "0"), String(date).padStart(2, "0")].join("-"),
    );
    const signWhen = (unixSeconds: number) =>
      signAt(sky.position("moon", sky.timeScales(unixSeconds).jdTt).longitudeDeg);
    const windows = moonSigns(found);
    expect([windows[0]?.sign, windows.at(-1)?.sign]).toEqual([signWhen(found.startUnix), signWhen(found.endUnix)]);
  }
});

test("the rising sign holds from edge to edge, looked at every seven minutes, in the polar day and through a change of clocks", () => {
  for (const [zone, date] of [
    ["Europe/London", "2024-03-31"],
    ["Europe/London", "2024-06-01"],
    ["America/Sao_Paulo", "1990-06-15"],
    ["Europe/Oslo", "1995-01-10"],
  ] as const) {
    const day = dayOf(zone, date);
    const { latitude, longitude } = places[zone];
    const signWhen = (unixSeconds: number) => {
      const { obliquityDeg, siderealTimeDeg } = sky.frame(sky.timeScales(unixSeconds));
      return signAt(ascendant({ latitudeDeg: latitude, obliquityDeg, meridianDeg: siderealTimeDeg + longitude }));
    };
    const { obliquityDeg, siderealTimeDeg } = sky.frame(sky.timeScales(day.startUnix));
    const risings = risingsOf({ latitudeDeg: latitude, obliquityDeg });
    const windows = risingSignWindows(risings, siderealTimeDeg + longitude, day);
    expectMinutes(day, zone, windows, signWhen);
  }
});

/**
 * Every seventh minute inside a window, and the minutes next to its edges, show its sign; the edge minute may show
 * either.
 */
function expectMinutes(
  day: LocalDay,
  zone: Zone,
  windows: readonly { readonly from: string; readonly to: string; readonly sign: string }[],
  signWhen: (unixSeconds: number) => string,
) {
  const edges = new Set(windows.map((window) => window.from));
  const minuteBefore = (clock: string) => timeText(civilTimeAt(civilSeconds({ ...noDay, ...clockOf(clock) }) - 60));
  const minuteAfter = (clock: string) => timeText(civilTimeAt(civilSeconds({ ...noDay, ...clockOf(clock) }) + 60));
  const beside = new Set([...edges].flatMap((edge) => [minuteBefore(edge), minuteAfter(edge)]));
  for (let minute = 0; day.startUnix + minute * 60 < day.endUnix; minute += 1) {
    const instant = day.startUnix + minute * 60;
    const shown = timeText(civilTimeAt(instant + timeZones.at(zone, instant, null).offsetSeconds));
    if (edges.has(shown) || (minute % 7 !== 0 && !beside.has(shown))) continue;
    const held = windows.find((window) => window.from < shown && shown < window.to)?.sign;
    expect(signWhen(instant), `${zone} ${shown}`).toBe(held);
  }
}
