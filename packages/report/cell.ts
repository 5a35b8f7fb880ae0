/** A table value with optional decoration before it. */
export interface Cell {
  readonly text: string;
  /** Name of a glyph shown before the text. */
  readonly glyph?: string;
  /** Element whose ink the glyph uses. */
  readonly element?: "fire" | "earth" | "air" | "water";
  /** 0…10, shown as ten pips before the text. */
  readonly pips?: number;
}
