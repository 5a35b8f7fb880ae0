import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { separation } from "../zodiac/longitude.ts";
import { lifeCycles } from "./life-cycles.ts";

const sky = skyFromDisk();
const jdAt = (instant: string) => sky.timeScales(Date.parse(instant) / 1000).jdTt;
const birth = jdAt("1990-06-15T17:30:00Z");
const cycles = lifeCycles(sky, birth);
const datesOf = (kind: string) => cycles.find((cycle) => cycle.kind === kind)?.dates ?? [];

test("there is one entry a kind, its dates in order", () => {
  expect(cycles.map(({ kind }) => kind)).toEqual([
    "saturn-return",
    "jupiter-return",
    "uranus-square",
    "uranus-opposition",
    "uranus-return",
    "neptune-square",
    "pluto-square",
    "chiron-return",
    "node-return",
    "node-opposition",
    "progressed-moon-sign",
    "progressed-moon-phase",
    "progressed-sun-sign",
  ]);
  for (const { dates } of cycles) {
    const told = dates.map(({ date }) => date);
    expect(told).toEqual([...told].sort());
  }
});

test.each([
  // Cycle, body, degrees from the natal place, and how far the body may stray within a day beyond its way.
  ["saturn-return", "saturn", [0], 1e-6],
  ["jupiter-return", "jupiter", [0], 1e-6],
  ["uranus-square", "uranus", [90, 270], 1e-6],
  ["uranus-opposition", "uranus", [180], 1e-6],
  ["uranus-return", "uranus", [0], 1e-6],
  ["neptune-square", "neptune", [90, 270], 1e-6],
  ["pluto-square", "pluto", [90, 270], 1e-6],
  ["chiron-return", "chiron", [0], 1e-6],
  // The true node turns within days.
  ["node-return", "trueNode", [0], 0.05],
  ["node-opposition", "trueNode", [180], 0.05],
] as const)("on the day of each %s %s stands %o° from its natal place", (kind, body, angles, strayDeg) => {
  const natal = sky.position(body, birth).longitudeDeg;
  expect(datesOf(kind).length).toBeGreaterThan(0);
  for (const { date, direct } of datesOf(kind)) {
    const dawn = sky.position(body, jdAt(`${date}T00:00:00Z`));
    const night = sky.position(body, jdAt(`${date}T23:59:59Z`));
    const moved = separation(dawn.longitudeDeg, night.longitudeDeg);
    const off = angles.map((angle) =>
      Math.max(separation(dawn.longitudeDeg, natal + angle), separation(night.longitudeDeg, natal + angle)),
    );
    expect(Math.min(...off)).toBeLessThanOrEqual(moved + strayDeg);
    if (body !== "trueNode") expect(dawn.speedDegPerDay > 0).toBe(direct);
  }
});

test("a return counts only after the planet has been 40° away: nothing in the first years of life", () => {
  expect(Number(datesOf("saturn-return")[0]?.date.slice(0, 4)) - 1990).toBeGreaterThanOrEqual(28);
  expect(Number(datesOf("jupiter-return")[0]?.date.slice(0, 4)) - 1990).toBeGreaterThanOrEqual(11);
  // Born with Saturn retrograde: it soon passes its natal place again, which is not a return.
  const passes = datesOf("saturn-return").map(({ date }) => Math.floor((Number(date.slice(0, 4)) - 1990) / 29.5));
  expect(new Set(passes).size).toBeLessThanOrEqual(3);
});

test("both squares stand in one list, each told apart", () => {
  const angles = new Set(datesOf("uranus-square").map(({ angle }) => angle));
  expect(angles).toEqual(new Set([90, 270]));
  expect(datesOf("neptune-square").every(({ angle }) => angle === 90)).toBe(true);
});

test("the progressed Moon changes sign every two and a half years, and goes round its phases in thirty", () => {
  const signs = datesOf("progressed-moon-sign");
  expect(signs.length).toBeGreaterThanOrEqual(35);
  expect(signs[0]?.sign).toBe("Aries");
  const phases = datesOf("progressed-moon-phase");
  expect(phases.length).toBeGreaterThanOrEqual(23);
  for (const [i, { phase }] of phases.entries()) if (i >= 8) expect(phase).toBe(phases[i - 8]?.phase);
  expect(datesOf("progressed-sun-sign").map(({ sign }) => sign)).toEqual(["Cancer", "Leo", "Virgo"]);
});

test("a day after birth stands for 365.2422 days of life", () => {
  const [first] = datesOf("progressed-moon-sign");
  const years = (Date.parse(`${first?.date}T00:00:00Z`) - Date.parse("1990-06-15T17:30:00Z")) / 86400e3 / 365.2422;
  const { longitudeDeg } = sky.position("moon", birth + years);
  expect(separation(longitudeDeg, 0)).toBeLessThan(0.05);
});

test("what the tables do not reach is left out, and so is a body the engine does not know", () => {
  const short = {
    ...sky,
    span: { ...sky.span, lastJdTt: birth + 3652 },
    bodies: sky.bodies.filter((b) => b !== "chiron"),
  };
  const kinds = lifeCycles(short, birth);
  expect(kinds.some(({ kind }) => kind === "chiron-return")).toBe(false);
  for (const { dates } of kinds) for (const { date } of dates) expect(date < "2000-06-16").toBe(true);
});
