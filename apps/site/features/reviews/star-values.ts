import type { Stars } from "@cosmic/shop/reviews/star-counts";

/** What a review may give, best first, as it is listed. */
export const bestFirst = [5, 4, 3, 2, 1] as const satisfies readonly Stars[];
