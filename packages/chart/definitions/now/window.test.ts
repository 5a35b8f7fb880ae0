import { expect, test } from "vitest";
import { nowCurve } from "../../now/now-curves.ts";
import { nowSky, nowSkyOn } from "../../now/now-sky.ts";
import { dateAfter, evenSky, jdTtOf } from "../../testing/even-sky.ts";

// The window of "Where you are now", and how far a body stands from a target through it: docs/chart.md.

const sky = evenSky("2026-11-23T00:00:00Z", { saturn: 350 });

test.each([
  ["2026-11-23", "2025-11-23", "2028-11-23"],
  ["2028-02-29", "2027-02-28", "2030-02-28"],
  ["2025-01-31", "2024-01-31", "2027-01-31"],
])("asked on %s the window runs from %s to before %s, whole days of UTC", (asOf, from, to) => {
  const now = nowSky(sky, asOf);
  expect(now).toMatchObject({ asOf, window: { from, to } });
  expect(now.period).toEqual({ fromJdTt: jdTtOf(`${from}T00:00:00Z`), toJdTt: jdTtOf(`${to}T00:00:00Z`) });
  // What happens on the day has happened.
  expect(now.asOfJdTt).toBe(jdTtOf(`${dateAfter(asOf, 1)}T00:00:00Z`));
});

test.each(["2026-11-31", "2026-13-01", "2026-11", "today"])("%s is no date to ask about", (asOf) => {
  expect(() => nowSky(sky, asOf)).toThrow(RangeError);
  expect(() => nowSky(sky, asOf)).toThrow(/is no date/);
});

test("the skies of the last four dates asked for are kept, for each ephemeris", () => {
  const [one, other] = [evenSky("2026-11-23T00:00:00Z"), evenSky("2026-11-23T00:00:00Z")];
  const dates = [1, 2, 3, 4, 5].map((day) => `2026-11-0${day}`);
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = dates;
  const skies = new Map([first, second, third, fourth].map((date) => [date, nowSkyOn(one, date)]));
  for (const [date, kept] of skies) expect(nowSkyOn(one, date)).toBe(kept);
  expect(nowSkyOn(other, first)).not.toBe(skies.get(first));
  expect(skies.get(second)?.asOf).toBe(second);
  // Asked for again, the first is no longer the oldest.
  nowSkyOn(one, first);
  nowSkyOn(one, fifth);
  for (const date of [first, third, fourth]) expect(nowSkyOn(one, date)).toBe(skies.get(date));
  expect(nowSkyOn(one, second)).not.toBe(skies.get(second));
});

/** Days in which Saturn moves on from 358° by a quarter of a degree a day, with standstills before, in and after them. */
const start = jdTtOf("2026-11-23T00:00:00Z");
const quarter = (jdTt: number) => ({ longitudeDeg: (358 + (jdTt - start) / 4) % 360, speedDegPerDay: 0.25 });
const stationAt = (jdTt: number, longitudeDeg: number) => ({ jdTt, longitudeDeg, turns: "direct" as const });
const now = nowSky(sky, "2026-11-23");
const days = (count: number) => {
  const saturn = { ...now.courses.saturn, at: quarter };
  const stations = [
    stationAt(start - 1, 1),
    stationAt(start, 358),
    stationAt(start + 8, 1.2345),
    stationAt(start + count, 2),
  ];
  return {
    period: { fromJdTt: start, toJdTt: start + count },
    courses: { ...now.courses, saturn },
    stations: { ...now.stations, saturn: stations },
  };
};
const story = (target: number) => ({ id: "saturn-conjunction-sun.0", body: "saturn", target }) as const;

test("a curve has the degrees past the target, every four days from the first, to a thousandth", () => {
  expect(nowCurve(days(16), story(0))).toMatchObject({
    ...{ id: "saturn-conjunction-sun.0", from: "2026-11-23", everyDays: 4 },
    offsetsDeg: [-2, -1, 0, 1, 2],
  });
  // The last within the window.
  expect(nowCurve(days(15), story(0)).offsetsDeg).toEqual([-2, -1, 0, 1]);
  expect(nowCurve(days(4), story(1.0004)).offsetsDeg).toEqual([-3, -2]);
  expect(nowCurve(days(4), story(1.0006)).offsetsDeg).toEqual([-3.001, -2.001]);
  expect(nowCurve(days(4), story(170)).offsetsDeg).toEqual([-172, -171]);
  expect(nowCurve(days(4), story(179)).offsetsDeg).toEqual([179, -180]);
});

test("a curve has the standstills of the window, its end excluded", () => {
  expect(nowCurve(days(16), story(0)).stations).toEqual([
    { at: "2026-11-23T00:00:00Z", offsetDeg: -2 },
    { at: "2026-12-01T00:00:00Z", offsetDeg: 1.235 },
  ]);
});
