import type { AspectType, PatternType } from "../names.ts";

/** Patterns made of aspects. */
export type AspectPattern = Exclude<PatternType, "stellium">;

/** The types of aspect each pattern consists of. */
export const aspectsWithin: Readonly<Record<AspectPattern, readonly AspectType[]>> = {
  "t-square": ["opposition", "square"],
  "grand-trine": ["trine"],
  kite: ["trine", "opposition", "sextile"],
  "grand-cross": ["opposition", "square"],
  yod: ["sextile", "quincunx"],
  "mystic-rectangle": ["opposition", "trine", "sextile"],
};
