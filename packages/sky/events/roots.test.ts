import { expect, test } from "vitest";
import { bracketedRoot, newtonRoot } from "./roots.ts";

const known = (value: (time: number) => number, time: number) => ({ time, value: value(time) });

/** Curves that mislead Newton's method: flat at the root, steep next to it, falling, and with the root at an end. */
const curves = [
  { value: (t: number) => (t - 0.3) ** 3, slope: (t: number) => 3 * (t - 0.3) ** 2, root: 0.3 },
  {
    value: (t: number) => Math.atan(50 * (t - 0.9)),
    slope: (t: number) => 50 / (1 + (50 * (t - 0.9)) ** 2),
    root: 0.9,
  },
  { value: (t: number) => 1 - t - t * t * t, slope: (t: number) => -1 - 3 * t * t, root: 0.6823278038280193 },
  { value: (t: number) => t, slope: () => 1, root: 0 },
] as const;

test("both ways find the zero of curves that mislead them", () => {
  for (const { value, slope, root } of curves) {
    const [early, late] = [known(value, 0), known(value, 1)];
    // At a triple root the steps shrink before reaching it; no search here has one.
    const digits = root === 0.3 ? 3 : 8;
    expect(newtonRoot((t) => ({ value: value(t), slope: slope(t) }), early, late)).toBeCloseTo(root, digits);
    expect(bracketedRoot(value, early, late)).toBeCloseTo(root, digits);
  }
});

type Answer = Partial<ReturnType<Parameters<typeof newtonRoot>[0]>>;

/** Answers a search in the given order, the last one to every later question, and notes at which times it asked. */
function answering(answers: readonly Answer[]) {
  const times: number[] = [];
  const at = (time: number) => {
    const { value = 0, slope = 1 } = answers[Math.min(times.length, answers.length - 1)] ?? {};
    times.push(time);
    return { value, slope };
  };
  return { times, at, valueAt: (time: number) => at(time).value };
}

/** A search from the time 10 to 20: what it meets where the chord between the ends is zero, and where it goes next. */
test.each([
  // A step of −value / slope from the chord's zero.
  ["back", [-1, 1], 15, { value: 1, slope: 1 }, 14],
  ["ahead", [-1, 1], 15, { value: -1, slope: 1 }, 16],
  ["ahead on a falling curve", [1, -1], 15, { value: 1, slope: -1 }, 16],
  // The bracket ends at the chord's zero: the middle of what is left of it is next.
  ["not to the side without a zero", [-1, 1], 15, { value: 1, slope: -1 }, 12.5],
  ["nowhere along a flat curve", [-1, 1], 15, { value: 1, slope: 0 }, 12.5],
  ["not to 9, before the bracket", [-1, 4], 12, { value: 3, slope: 1 }, 11],
  ["not to 10, its first end", [-1, 4], 12, { value: 2, slope: 1 }, 11],
  ["not to 21, behind the bracket", [-4, 1], 18, { value: -3, slope: 1 }, 19],
  ["not to 20, its last end", [-4, 1], 18, { value: -2, slope: 1 }, 19],
  ["not by 5, half of the bracket", [-3, 2], 16, { value: 5, slope: 1 }, 13],
] as const)("Newton's method steps %s", (_, [early, late], first, met, next) => {
  const { times, at } = answering([met, { value: 0 }]);
  expect(newtonRoot(at, { time: 10, value: early }, { time: 20, value: late })).toBeCloseTo(next, 12);
  expect(times).toEqual([first, next]);
});

test("Newton's method bisects when a step is not less than half of the last", () => {
  // From 15 by −1 to 14; from there +0.6 would be more than half of it: the middle of 14 and 15.
  const { times, at } = answering([{ value: 1 }, { value: -0.6 }, { value: 0 }]);
  newtonRoot(at, { time: 10, value: -1 }, { time: 20, value: 1 });
  expect(times).toEqual([15, 14, 14.5]);
});

test("Newton's method finds the square root of 2 by Heron's fractions", () => {
  const times: number[] = [];
  const at = (time: number) => {
    times.push(time);
    return { value: time * time - 2, slope: 2 * time };
  };
  expect(newtonRoot(at, { time: 1, value: -1 }, { time: 2, value: 2 })).toBeCloseTo(Math.SQRT2, 15);
  // The chord from (1, −1) to (2, 2) is zero at 4/3; then each t is followed by (t + 2/t) / 2.
  const expected = [4 / 3, 17 / 12, 577 / 408, 665857 / 470832];
  expect(times).toHaveLength(expected.length);
  for (const [index, time] of expected.entries()) expect(times[index]).toBeCloseTo(time, 14);
});

test("Newton's method ends with a step under a billionth of a day, which it still takes", () => {
  const [early, late] = [
    { time: 0, value: -1 },
    { time: 4e-9, value: 1 },
  ];
  const last = answering([{ value: 5e-10 }]);
  expect(newtonRoot(last.at, { time: 10, value: -1 }, { time: 20, value: 1 })).toBe(15 - 5e-10);
  // A step of a whole billionth is followed by another look, Newton's as well as a bisection.
  const newton = answering([{ value: -1e-9 }, { value: 0 }]);
  newtonRoot(newton.at, early, late);
  expect(newton.times).toHaveLength(2);
  const flat = answering([{ value: 1, slope: 0 }]);
  expect(newtonRoot(flat.at, early, late)).toBe(5e-10);
  expect(flat.times).toEqual([2e-9, 1e-9]);
});

/** A search from the time 0 to 12: the value at the chord's zero, and the zero of the chord that follows. */
test.each([
  // The value shrank to 1/2: so does the one held at 0, and the chord from (0, −1/2) to (6, 1/2) is zero at 3.
  ["on the side of the last", [-1, 1], 6, 0.5, 3],
  ["on the side of the last, falling", [1, -1], 6, -0.5, 3],
  // From 2 to 1/2 by 3/4: the chord from (0, −3/4) to (4, 1/2) is zero at 4 · 3/5.
  ["on the side of a larger last", [-1, 2], 4, 0.5, 2.4],
  // A value that did not shrink halves the one held: from (0, −1/2) to (6, 1) and to (6, 2).
  ["as far as the last", [-1, 1], 6, 1, 2],
  ["further than the last", [-1, 1], 6, 2, 1.2],
  // On the other side the last one is held, whole: from (12, 1) to (6, −1/2).
  ["on the other side", [-1, 1], 6, -0.5, 8],
  ["on the other side, falling", [1, -1], 6, 0.5, 8],
] as const)("false position by Anderson and Björck after a value %s", (_, [early, late], first, met, next) => {
  const { times, valueAt } = answering([{ value: met }, { value: 0 }]);
  expect(bracketedRoot(valueAt, { time: 0, value: early }, { time: 12, value: late })).toBeCloseTo(next, 12);
  expect(times[0]).toBe(first);
  expect(times).toHaveLength(2);
});

test("false position bisects at every eighth value", () => {
  const { times, valueAt } = answering([...Array.from({ length: 8 }, () => ({ value: 1 })), { value: 0 }]);
  // The value stays 1 and the one held at 0 is halved each time: the chord goes to 1/2, 1/3, 1/5, 1/9 … of the time.
  const parts = [2, 3, 5, 9, 17, 33, 65, /* the middle */ 2, 257];
  const start = 2 * 3 * 5 * 9 * 17 * 33 * 65 * 2;
  bracketedRoot(valueAt, { time: 0, value: -1 }, { time: start, value: 1 });
  expect(times).toHaveLength(parts.length);
  let expected = start;
  for (const [index, part] of parts.entries()) {
    expected /= part;
    expect((times[index] ?? 0) / expected).toBeCloseTo(1, 12);
  }
});

test("false position ends when it moves by less than a billionth of a day", () => {
  // The chord moves by a whole billionth to the middle, then by half of one.
  const { times, valueAt } = answering([{ value: 0.5 }, { value: 0.25 }]);
  expect(bracketedRoot(valueAt, { time: 0, value: -1 }, { time: 2e-9, value: 1 })).toBe(5e-10);
  expect(times).toEqual([1e-9, 5e-10]);
});

test("both ways give up after eighty steps with the time they came to", () => {
  const [early, late] = [
    { time: 0, value: -1 },
    { time: 2 ** 100, value: 1 },
  ];
  // Each step halves the time: the first is at 2^99, the eightieth at 2^20. Newton's method has chosen the next by then.
  const flat = answering([{ value: 1, slope: 0 }]);
  expect(newtonRoot(flat.at, early, late)).toBe(2 ** 19);
  expect(flat.times).toHaveLength(80);
  const halving = answering(Array.from({ length: 100 }, (_, index) => ({ value: 2 ** -(index + 1) })));
  expect(bracketedRoot(halving.valueAt, early, late)).toBe(2 ** 20);
  expect(halving.times).toHaveLength(80);
});
