/** Raised whenever the pages of the same document would come out otherwise, so that no cached page outlives its design. */
export const printVersion = 8;
