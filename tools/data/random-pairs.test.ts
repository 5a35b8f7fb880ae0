import { expect, test } from "vitest";
import { counts } from "../../packages/chart/pair/contacts/contact-rules.ts";
import { randomPairs } from "./random-pairs.ts";

/** The value that so many per cent do not exceed. */
function percentile(values: readonly number[], percent: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length * percent) / 100)] ?? Number.NaN;
}

/** Percentiles of 4,000 pairs are this near those of all. */
const samplingError = 1;

test("random pairs have 34 contacts (28–41), of which 23 (17–28) weigh 1 or more", () => {
  const all: number[] = [];
  const heavy: number[] = [];
  for (const { timing, contacts } of randomPairs({ howMany: 4000, seed: 3 })) {
    if (timing !== "timed") continue;
    const counted = contacts.filter(counts);
    all.push(counted.length);
    heavy.push(counted.filter(({ weight }) => weight >= 1).length);
  }
  for (const [values, expected] of [[all, [28, 34, 41]] as const, [heavy, [17, 23, 28]] as const]) {
    const found = [10, 50, 90].map((percent) => percentile(values, percent));
    for (const [i, value] of found.entries()) {
      expect(Math.abs(value - (expected[i] ?? 0)), String(found)).toBeLessThanOrEqual(samplingError);
    }
  }
});
