/** A value of a document, with what is drawn before it. */
export interface Cell {
  readonly text: string;
  /** Name of a glyph drawn before the text. */
  readonly glyph?: string;
  /** The glyph takes the ink of this element. */
  readonly element?: "fire" | "earth" | "air" | "water";
  /** 0…10, drawn as ten pips before the text. */
  readonly pips?: number;
}
