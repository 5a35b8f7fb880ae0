/** Inks are design tokens, so one drawing works on light and dark backgrounds, on screen and in print. */
export type Ink =
  | "ink"
  | "ink-2"
  | "ink-3"
  | "line"
  | "rule"
  | "metal"
  | "metal-2"
  | "paper"
  | "raised"
  | "sunken"
  | "wheel-face"
  /** The surface a drawing lies on; used behind glyphs and letters that sit on a line. */
  | "ground"
  | "fire"
  | "earth"
  | "air"
  | "water"
  | "lit"
  | "shade"
  | "crater"
  | "current"
  | "none";

/** How a mark is painted. Widths are in drawing units. */
export interface Paint {
  readonly stroke?: Ink;
  readonly fill?: Ink;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
  /** Paint the stroke under the fill: a halo that keeps letters readable over lines. */
  readonly halo?: boolean;
}

/** Type settings of a text mark; size in drawing units. */
export interface Lettering {
  readonly face: "text" | "ui";
  readonly size: number;
  readonly italic?: boolean;
  readonly weight?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly spacing?: number;
}

/** One mark of a drawing: plain data that screens turn into elements and print into SVG text. */
export interface Mark {
  readonly tag: "g" | "path" | "circle" | "line" | "rect" | "polyline" | "text" | "ellipse";
  /** Geometry only: `d`, `cx`, `points`, `transform` …, never color. */
  readonly at?: Readonly<Record<string, string | number>>;
  readonly paint?: Paint;
  readonly lettering?: Lettering;
  /** A hook for the screen's style sheet (entrance animation, hover). Print ignores it. */
  readonly hook?: string;
  readonly text?: string;
  readonly marks?: readonly Mark[];
}

/** A complete drawing. `title` is its text alternative, in plain words in the reader's language. */
export interface Drawing {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  readonly title: string;
  /** Every fact it shows, a sentence each, for readers who hear it; absent where the text beside it says the same. */
  readonly description?: readonly string[];
  readonly hook?: string;
  readonly marks: readonly Mark[];
}
