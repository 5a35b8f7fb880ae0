import { signs } from "@cosmic/chart/facts";
import type { CrossingEntry } from "@cosmic/report/chart-entries";
import { expect, test } from "vitest";
import { turnNow } from "./moon-turn.ts";

const entered = (index: number): CrossingEntry => {
  const sign = signs[index % 12] ?? "Aries";
  const date = `${2000 + index * 2}-01-01`;
  return {
    ...{ kind: "moon-sign", name: sign, glyph: sign.toLowerCase(), age: index * 2, section: "progressed-moon" },
    sign: { text: sign },
    dates: [{ date, text: date, retrograde: false }],
  };
};
/** Aries in 2000, a new sign every two years, finally Leo in 2080. */
const life = Array.from({ length: 41 }, (_, index) => entered(index));
const names = (today: string) => turnNow(life, today)?.stays.map(({ sign }) => sign);

test("a turn is twelve signs: three walked, the present one, eight ahead", () => {
  expect(turnNow(life, "2031-01-01")).toMatchObject({ now: 3 });
  expect(names("2031-01-01")).toEqual([...signs.slice(0, 12)].map((_, at) => signs[(at + 12) % 12]));
  expect(turnNow(life, "2031-01-01")?.moonDeg).toBeCloseTo(105, 0);
});

test("a child has none behind, and stands in the sign of birth before the first change", () => {
  expect(turnNow(life, "2001-01-01")).toMatchObject({ now: 0 });
  expect(turnNow(life, "1999-01-01")).toMatchObject({ now: -1 });
  expect(names("1999-01-01")).toEqual([...signs]);
  expect(turnNow(life, "1999-01-01")?.moonDeg).toBeCloseTo(345, 0);
});

test("the phase is between the one begun and the next", () => {
  const begun = (glyph: string, date: string): CrossingEntry => ({
    ...{ kind: "moon-phase", name: glyph, glyph, age: 0, section: "progressed-phases" },
    dates: [{ date, text: date, retrograde: false }],
  });
  const phases = [begun("waning-crescent", "2027-01-01"), begun("new-moon", "2031-01-01")];
  expect(turnNow([...life, ...phases], "2029-01-01")?.phaseDeg).toBeCloseTo(337.5, 0);
  expect(turnNow([...life, ...phases], "2032-01-01")?.phaseDeg).toBeNull();
});

test("late in a life the turn is the last twelve, and after it there is none", () => {
  expect(turnNow(life, "2079-01-01")).toMatchObject({ now: 10 });
  expect(names("2079-01-01")).toHaveLength(12);
  expect(turnNow(life, "2081-01-01")).toBeNull();
  expect(turnNow([], "2031-01-01")).toBeNull();
});
