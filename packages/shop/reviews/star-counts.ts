import type { HoldReason } from "../database/tables/reviews.ts";
import type { CountedReviews } from "../orders/queries/order-reviews.ts";

/** What a review may give, worst first. */
export const starValues = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof starValues)[number];
export type StarCounts = Readonly<Record<Stars, number>>;

/** How many reviews were received and are shown, by their stars, and how many are held for what. */
export interface ReviewCounts {
  readonly received: StarCounts;
  readonly shown: StarCounts;
  readonly held: Readonly<Record<HoldReason, number>>;
}

/** Adds up what was counted. What is received is shown, unless it is held: nothing else makes them differ. */
export function tallyReviews(rows: readonly CountedReviews[]): ReviewCounts {
  const sum = (which: (row: CountedReviews) => boolean) =>
    rows.filter(which).reduce((total, { count }) => total + count, 0);
  const byStars = (which: (row: CountedReviews) => boolean): StarCounts => {
    const of = (stars: Stars) => sum((row) => row.stars === stars && which(row));
    return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
  };
  const isHeldFor = (reason: HoldReason) => sum((row) => row.stars !== null && row.heldFor === reason);
  return {
    received: byStars(() => true),
    shown: byStars(({ heldFor }) => heldFor === null),
    held: { law: isHeldFor("law"), privacy: isHeldFor("privacy") },
  };
}

/** How many reviews a distribution holds. */
export const totalOf = (counts: StarCounts): number => starValues.reduce((total, stars) => total + counts[stars], 0);

/** Mean number of stars, 1 to 5, to one decimal, halves up; null where there is no review. */
export function averageOf(counts: StarCounts): number | null {
  const total = totalOf(counts);
  if (total === 0) return null;
  const given = starValues.reduce((sum, stars) => sum + stars * counts[stars], 0);
  return Math.round((given * 10) / total) / 10;
}
