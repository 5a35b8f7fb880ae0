/** Bump whenever the same document would print differently, so that no cached PDF outlives its design. */
export const printVersion = 14;
