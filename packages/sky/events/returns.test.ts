import { expect, test } from "vitest";
import type { Body } from "../sky.ts";
import { skyFromDisk } from "../sky-from-disk.ts";
import { courseOf } from "./course.ts";
import { firstCrossing, returns } from "./returns.ts";

const sky = skyFromDisk();
/** 1990-01-01. */
const birth = 2447892.5;
const life = { fromJdTt: birth, toJdTt: birth + 90 * 365.25 };
const natal = (body: Body) => ({ longitudeDeg: sky.position(body, birth).longitudeDeg, onceAwayDeg: 40 });
const found = (body: Body) => [...returns(courseOf(sky, body), natal(body), life)];
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

test("Saturn comes back after 29 and 58 years by three passes, after 88 by one", () => {
  const ages = found("saturn").map(({ jdTt }) => (jdTt - birth) / 365.25);
  expect(ages.map(Math.floor)).toEqual([29, 29, 29, 58, 58, 58, 88]);
  expect(found("saturn").map(({ direct }) => direct)).toEqual([true, false, true, true, false, true, true]);
});

test("the true node comes back every 18.6 years, retrograde", () => {
  const ages = found("trueNode").map(({ jdTt }) => (jdTt - birth) / 365.25);
  expect(ages).toHaveLength(4);
  ages.forEach((age, index) => {
    expect(Math.abs(age - 18.6 * (index + 1))).toBeLessThan(0.5);
  });
  expect(found("trueNode").every(({ direct }) => !direct)).toBe(true);
});

test("a return is exact, and none is told before the planet has been away", () => {
  for (const body of ["mars", "jupiter", "chiron"] as const) {
    const { longitudeDeg } = natal(body);
    const passes = found(body);
    const first = passes[0]?.jdTt ?? 0;
    expect(passes.length).toBeGreaterThan(0);
    for (const { jdTt } of passes) {
      expect(apart(sky.position(body, jdTt).longitudeDeg, longitudeDeg) * 3600).toBeLessThan(0.0001);
    }
    let widest = 0;
    for (let jd = birth; jd < first; jd += 5) {
      widest = Math.max(widest, apart(sky.position(body, jd).longitudeDeg, longitudeDeg));
    }
    expect(widest).toBeGreaterThan(39);
  }
});

test("a planet that does not come so far has no return", () => {
  expect([...returns(courseOf(sky, "pluto"), natal("pluto"), { fromJdTt: birth, toJdTt: birth + 3650 })]).toEqual([]);
  expect(
    firstCrossing(courseOf(sky, "pluto"), natal("pluto").longitudeDeg + 90, { ...life, toJdTt: birth + 3650 }),
  ).toBe(null);
});
