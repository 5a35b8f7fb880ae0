import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { siderealDegPerSecond } from "@cosmic/sky/angles";
import type { Position, Sky } from "@cosmic/sky/sky";
import { expect, test } from "vitest";
import { birthSky } from "../../birth-sky.ts";
import type { SignWindow } from "../../facts.ts";
import type { LocalDay } from "../../moment/local-day.ts";
import { crossingNear } from "../../moment/longitude-crossing.ts";
import { planetLongitudes } from "../../moment/planet-longitudes.ts";
import { changedSigns, risingSignWindows, signWindows } from "../../moment/sign-windows.ts";
import { sunChangeOf } from "../../moment/sun-change.ts";
import { timeText } from "../../moment/written-time.ts";
import { planets, type Sign } from "../../names.ts";
import { evenSky, jdTtOf } from "../../testing/even-sky.ts";

// Definitions, unknown time: the windows of the day for the Moon's sign and for the rising sign, to the minute.

const unix = (instant: string) => Date.parse(instant) / 1000;
const noon = "2000-03-21T12:00:00Z";
const noonUnix = unix(noon);
const hour = 3600;
const startUnix = noonUnix - 12 * hour;

/** A day of UTC, as long as it is given. */
const dayOf = (seconds: number): LocalDay => ({
  ...{ startUnix, endUnix: startUnix + seconds },
  clockText: (instant) => {
    const minutes = Math.floor((instant - startUnix) / 60);
    return timeText({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  },
});
const day = dayOf(24 * hour);
const whole = (sign: Sign): SignWindow[] => [{ from: "00:00", to: "24:00", sign }];
const split = (first: Sign, edge: string, last: Sign): SignWindow[] => [
  { from: "00:00", to: edge, sign: first },
  { from: edge, to: "24:00", sign: last },
];

/** A sky that writes down whenever it is asked for a position. */
function counted(sky: Sky) {
  const asked: number[] = [];
  const position = (...[body, jdTt]: Parameters<Sky["position"]>): Position => {
    asked.push(jdTt);
    return sky.position(body, jdTt);
  };
  return { asked, sky: { ...sky, position } };
}

test("the Moon has one sign all day, or two that meet at the minute when it crosses", () => {
  // The Moon of this sky moves half a degree an hour; where it stands at noon, it stood 6 degrees before at 00:00.
  for (const [atNoonDeg, windows] of [
    [15, whole("Aries")],
    [2.99, split("Pisces", "06:01", "Aries")],
    [26.99, split("Aries", "18:01", "Taurus")],
    [206.99, split("Libra", "18:01", "Scorpio")],
    // Close to a sign at either end of the day, and not in it.
    [6.2, whole("Aries")],
    [23.8, whole("Aries")],
    [5.995, split("Pisces", "00:00", "Aries")],
    [24.01, split("Aries", "23:58", "Taurus")],
  ] as const) {
    const sky = evenSky(noon, { moon: atNoonDeg });
    for (const hours of [-12, 0, 7]) {
      const unixSeconds = noonUnix + hours * hour;
      const position = sky.position("moon", sky.timeScales(unixSeconds).jdTt);
      expect(signWindows(sky, { body: "moon", position, unixSeconds }, day), `${atNoonDeg}`).toEqual(windows);
    }
  }
});

test("where position and speed settle the Moon's sign, no other position is computed", () => {
  const { asked, sky } = counted(evenSky(noon, { moon: 15 }));
  const position = evenSky(noon, { moon: 15 }).position("moon", jdTtOf(noon));
  expect(signWindows(sky, { body: "moon", position, unixSeconds: noonUnix }, day)).toEqual(whole("Aries"));
  expect(asked).toEqual([]);
});

test("a planet that changes sign has two that meet at the minute when it crosses, forward or retrograde", () => {
  // Mercury of this sky moves a degree in 24 hours: 0.25° after 0° Taurus at noon, it crossed six hours before.
  const forward = evenSky(noon, { mercury: 30.25 });
  const backward: Sky = {
    ...forward,
    position: (body, jdTt) => {
      const { longitudeDeg, speedDegPerDay, ...rest } = forward.position(body, jdTt);
      return { ...rest, longitudeDeg: 60 - longitudeDeg, speedDegPerDay: -speedDegPerDay };
    },
  };
  for (const [sky, windows] of [
    [forward, split("Aries", "06:00", "Taurus")],
    // 29.75° Aries at noon, coming from Taurus.
    [backward, split("Taurus", "06:00", "Aries")],
    [evenSky(noon, { mercury: 29.75 }), split("Aries", "18:00", "Taurus")],
    // Close to a sign at either end of the day, and not in it.
    [evenSky(noon, { mercury: 30.51 }), null],
    [evenSky(noon, { mercury: 29.49 }), null],
    [evenSky(noon, { mercury: 15 }), null],
  ] as const) {
    for (const hours of [-11, 0, 11]) {
      const unixSeconds = noonUnix + hours * hour;
      const position = sky.position("mercury", sky.timeScales(unixSeconds).jdTt);
      expect(changedSigns(sky, { body: "mercury", position, unixSeconds }, day)).toEqual(windows);
    }
  }
});

test("a planet that stands still where it is seen and moves elsewhere in the day is found to cross", () => {
  // It moves a tenth of a degree over 0° Taurus in the day, faster toward the far end; half of it takes √½ of a day.
  for (const [seenHours, turned, windows] of [
    [-12, 0.1, split("Aries", "16:58", "Taurus")],
    [12, -0.1, split("Aries", "07:01", "Taurus")],
  ] as const) {
    const seenUnix = noonUnix + seenHours * hour;
    const sky: Sky = {
      ...evenSky(noon),
      position: (_, jdTt) => {
        const days = jdTt - jdTtOf(new Date(seenUnix * 1000).toISOString());
        const longitudeDeg = (seenHours < 0 ? 29.95 : 30.05) + turned * days ** 2;
        return { longitudeDeg, speedDegPerDay: 2 * turned * days, latitudeDeg: 0, distanceAu: 1 };
      },
    };
    const position = sky.position("mercury", sky.timeScales(seenUnix).jdTt);
    expect(changedSigns(sky, { body: "mercury", position, unixSeconds: seenUnix }, day)).toEqual(windows);
  }
});

test("where position and speed settle a planet's sign, no other position is computed", () => {
  const { asked, sky } = counted(evenSky(noon, { mercury: 15 }));
  const position = evenSky(noon, { mercury: 15 }).position("mercury", jdTtOf(noon));
  expect(changedSigns(sky, { body: "mercury", position, unixSeconds: noonUnix }, day)).toBeNull();
  expect(asked).toEqual([]);
});

/** 12 degrees a day at noon, and a degree a day faster each day: after a day it is 12.5 degrees on. */
const fasterSky: Sky = {
  ...evenSky(noon),
  position: (_, jdTt) => {
    const days = jdTt - jdTtOf(noon);
    return { longitudeDeg: 12 * days + days ** 2 / 2, speedDegPerDay: 12 + days, latitudeDeg: 0, distanceAu: 1 };
  },
};

test("the instant of a longitude is found to a hundredth of a second though the speed changes, in a few steps", () => {
  const { asked, sky } = counted(fasterSky);
  const between = { fromUnix: noonUnix, toUnix: noonUnix + 48 * hour };
  const found = crossingNear(sky, "moon", { longitudeDeg: 12.5, guessUnix: noonUnix, ...between });
  expect(Math.abs(found - (noonUnix + 24 * hour))).toBeLessThan(0.01);
  expect(asked.length).toBeLessThanOrEqual(4);
});

test("an instant outside the two ends is the end that it lies beyond", () => {
  const between = { fromUnix: noonUnix + hour, toUnix: noonUnix + 2 * hour };
  const found = (longitudeDeg: number, guessUnix: number) =>
    crossingNear(evenSky(noon), "moon", { longitudeDeg, guessUnix, ...between });
  expect(found(0, noonUnix)).toBe(between.fromUnix);
  expect(found(3, noonUnix)).toBe(between.toUnix);
  expect(found(0.75, noonUnix + 9 * hour)).toBeCloseTo(noonUnix + 1.5 * hour, 2);
});

/** A made-up order of rising signs; a third of a turn of the sky takes 7 h 58 min 41 s. */
const risings = [
  { fromDeg: 0, sign: "Aries" },
  { fromDeg: 120, sign: "Leo" },
  { fromDeg: 240, sign: "Sagittarius" },
] as const;
const windowsOf = (...rows: readonly (readonly [string, string, Sign])[]) =>
  rows.map(([from, to, sign]) => ({ from, to, sign }));

test("the rising signs of a day follow from the sidereal time at its start, and one may rise twice", () => {
  expect(risingSignWindows(risings, 60, day)).toEqual(
    windowsOf(
      // A sixth of a turn is 3 h 59 min 20 s.
      ...([
        ["00:00", "03:59", "Aries"],
        ["03:59", "11:58", "Leo"],
      ] as const),
      ...([
        ["11:58", "19:56", "Sagittarius"],
        ["19:56", "24:00", "Aries"],
      ] as const),
    ),
  );
  // The sign that has risen last before the start holds, over the turn of sidereal time too.
  expect(risingSignWindows(risings, 300, day)[0]).toEqual({ from: "00:00", to: "03:59", sign: "Sagittarius" });
  expect(risingSignWindows(risings, 300 - 360, day)[0]).toEqual({ from: "00:00", to: "03:59", sign: "Sagittarius" });
});

test("a sign that begins to rise with the day is the day's first, and again its last after a turn of 23 h 56 min 4 s", () => {
  expect(risingSignWindows(risings, 120, day)).toEqual(
    windowsOf(
      ...([
        ["00:00", "07:58", "Leo"],
        ["07:58", "15:57", "Sagittarius"],
      ] as const),
      ...([
        ["15:57", "23:56", "Aries"],
        ["23:56", "24:00", "Leo"],
      ] as const),
    ),
  );
});

test("a sign that begins to rise as the day ends is not of that day", () => {
  const untilLeo = dayOf(120 / siderealDegPerSecond);
  const ended = { ...untilLeo, startUnix: 0, endUnix: 120 / siderealDegPerSecond };
  expect(risingSignWindows(risings, 0, ended)).toEqual(whole("Aries"));
});

const timeZones = timeZonesFrom(zoneHistory);
/** Half a second after an instant the Sun, a degree a day, stands where it is put; so no rounding crosses a second. */
function changeOf(date: string, atNoonDeg: number, sunSigns: readonly SignWindow[]) {
  const sky = evenSky(`${date}T12:00:00.500Z`, { sun: atNoonDeg });
  // Half past five in the afternoon in Kolkata is noon in Greenwich.
  const birth = { date, time: "17:30", latitude: 22.57, longitude: 88.36, zone: "Asia/Kolkata" };
  const found = birthSky(birth, { sky, timeZones });
  if (!found.ok) throw new Error(found.problem.field);
  return sunChangeOf(found.at, sunSigns);
}

test("a Sun whose sign the calendar gives too, and that keeps it all day, needs no word", () => {
  expect(changeOf("2000-04-05", 15, whole("Aries"))).toBeNull();
});

test("a Sun in another sign than the calendar's has its nearest change given, by the clock of the birthplace", () => {
  expect(changeOf("2000-03-21", 359.5, whole("Pisces"))).toEqual({
    ...{ calendarSign: "Aries", from: "Pisces", to: "Aries" },
    ...{ instant: "2000-03-22T00:00:00Z", date: "2000-03-22", time: "05:30" },
  });
  // A day and a half past the edge: the change is behind.
  expect(changeOf("2000-04-19", 31.5, whole("Taurus"))).toEqual({
    ...{ calendarSign: "Aries", from: "Aries", to: "Taurus" },
    ...{ instant: "2000-04-18T00:00:00Z", date: "2000-04-18", time: "05:30" },
  });
});

test("a Sun that changes its sign on the day of birth has the change given, though the calendar agrees", () => {
  expect(changeOf("2000-04-20", 30.25, split("Aries", "11:30", "Taurus"))).toEqual({
    ...{ calendarSign: "Taurus", from: "Aries", to: "Taurus" },
    ...{ instant: "2000-04-20T06:00:00Z", date: "2000-04-20", time: "11:30" },
  });
});

test("the longitudes of an instant are those of the ten planets", () => {
  const atDeg = Object.fromEntries(planets.map((planet, index) => [planet, index * 31]));
  expect(planetLongitudes(evenSky(noon, atDeg), jdTtOf(noon))).toEqual(atDeg);
});
