import type { StrandName } from "../contacts/contact.ts";
import { strandTables } from "./strand-tables.generated.ts";

/** How many of two births have a time. */
export type PairTiming = "timed" | "one-timed" | "untimed";

/** One table: a strand of pairs with as many birth times. */
export interface StrandTable {
  readonly name: StrandName;
  readonly timing: PairTiming;
}

/** Percentage of random pairs whose sum in a strand is less, 0…99. */
export function shareOf(sum: number, table: StrandTable & { readonly tone: "holds" | "rubs" }): number {
  const percentiles = percentilesOf(table);
  let low = 0;
  let high = percentiles.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((percentiles[middle] ?? Number.POSITIVE_INFINITY) < sum) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether both sums together are under the 20th percentile. */
export function isLittle(bothSums: number, { name, timing }: StrandTable): boolean {
  return bothSums < strandTables[timing][name].little;
}

/** What half of all pairs have less of, and what one in a hundred has more of. */
export function measureOf(table: StrandTable & { readonly tone: "holds" | "rubs" }): {
  readonly median: number;
  readonly most: number;
} {
  const percentiles = percentilesOf(table);
  return { median: percentiles[49] ?? 0, most: percentiles[98] ?? 0 };
}

const read = new Map<string, readonly number[]>();

/** The 1st to 99th percentile of a sum; the table holds their steps in hundredths. */
function percentilesOf({ name, timing, tone }: StrandTable & { readonly tone: "holds" | "rubs" }): readonly number[] {
  const steps = strandTables[timing][name][tone];
  const known = read.get(steps);
  if (known !== undefined) return known;
  let hundredths = 0;
  const percentiles = steps.split(" ").map((step) => {
    hundredths += Number(step);
    return hundredths / 100;
  });
  read.set(steps, percentiles);
  return percentiles;
}
