/** Days from the delivery of a report to the mail that asks for a review. */
export const inviteAfterDays = 14;

/** Lengths of a review, characters. */
export const reviewLengths = { shortestText: 10, longestText: 2000, longestName: 40 } as const;

/** Fewest shown reviews before a rating is shown on pages that sell. */
export const fewestForRating = 5;

/** Fields of the form, in their order. */
export type ReviewField = "stars" | "text" | "name";
