import { expect, test } from "vitest";
import { dateAfter, evenSky, jdTtOf } from "../testing/even-sky.ts";
import { lifeCycles } from "./life-cycles.ts";

// A life under a sky that moves evenly from 0°: every date is the birth plus degrees by motion.

const born = "2000-01-01T12:00:00Z";
const sky = evenSky(born, { sun: 20, moon: 350 });
const cycles = lifeCycles(sky, jdTtOf(born));
const datesOf = (kind: string) => cycles.find((cycle) => cycle.kind === kind)?.dates ?? [];

/** 90 years of 365.2422 days are 32,871 days. */
const after = (days: number) => dateAfter(born, days);

test.each([
  // Saturn goes round in 360° ÷ 0.03 = 12,000 days, Jupiter at 0.08° in 4,500.
  ["saturn-return", [12_000, 24_000]],
  ["jupiter-return", [4500, 9000, 13_500, 18_000, 22_500, 27_000, 31_500]],
  // Chiron at 0.02° in 18,000, the node backward at 0.053° in 6792.45.
  ["chiron-return", [18_000]],
  ["node-return", [1, 2, 3, 4].map((times) => (times * 360) / 0.053)],
  ["node-opposition", [180, 540, 900, 1260, 1620].map((degrees) => degrees / 0.053)],
  // Uranus at 0.012°: 90° in 7500 days, 180° in 15,000, 360° in 30,000.
  ["uranus-opposition", [15_000]],
  ["uranus-return", [30_000]],
])("%s after %j days", (kind, days) => {
  expect(datesOf(kind).map(({ date }) => date)).toEqual(days.map(after));
});

test("squares say on which side of the natal place they stand", () => {
  expect(datesOf("uranus-square")).toEqual([
    { date: after(7500), direct: true, angle: 90 },
    { date: after(22_500), direct: true, angle: 270 },
  ]);
  // 90° ÷ 0.006 are 15,000 days.
  expect(datesOf("neptune-square")).toEqual([{ date: after(15_000), direct: true, angle: 90 }]);
});

test("progressed, a day stands for 365.2422 days, and every change is direct", () => {
  // The Sun from 20° Aries at 1° a day: Taurus after 10 days, 3652.422 of life, then every 30 days.
  expect(datesOf("progressed-sun-sign")).toEqual([
    { date: after(3652.422), direct: true, sign: "Taurus" },
    { date: after(40 * 365.2422), direct: true, sign: "Gemini" },
    { date: after(70 * 365.2422), direct: true, sign: "Cancer" },
  ]);
  // The Moon from 20° Pisces at 12° a day: Aries after 10/12 of a day, Taurus 2½ days later.
  expect(datesOf("progressed-moon-sign").slice(0, 2)).toEqual([
    { date: after((10 / 12) * 365.2422), direct: true, sign: "Aries" },
    { date: after((40 / 12) * 365.2422), direct: true, sign: "Taurus" },
  ]);
  // 30° behind the Sun she gains 11° a day: new after 30/11 of a day.
  expect(datesOf("progressed-moon-phase")[0]).toEqual({
    date: after((30 / 11) * 365.2422),
    direct: true,
    phase: "new-moon",
  });
});
