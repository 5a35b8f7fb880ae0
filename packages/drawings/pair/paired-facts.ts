import type { Facts } from "@cosmic/chart/facts";

/** What a drawing of two charts needs of each. */
export type PairedFacts = Pick<Facts, "planets" | "angles" | "houses" | "timeUnknown">;
