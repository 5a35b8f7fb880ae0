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
