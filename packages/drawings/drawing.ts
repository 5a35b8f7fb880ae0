/** Inks are design tokens, so one drawing serves both papers, the screen and the printed page. */
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
  /** Whatever the figure lies on: what glyphs and letters on a line stand on. */
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

/** How a mark is laid on the paper. Widths are in the drawing's own units. */
export interface Paint {
  readonly stroke?: Ink;
  readonly fill?: Ink;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
  /** Paint the stroke under the fill: a halo that keeps letters clear of lines. */
  readonly halo?: boolean;
}

/** Lettering of a text mark; size in the drawing's own units. */
export interface Lettering {
  readonly face: "text" | "ui";
  readonly size: number;
  readonly italic?: boolean;
  readonly weight?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly spacing?: number;
}

/** One mark of a drawing: plain data that a screen turns into elements and a page into SVG text. */
export interface Mark {
  readonly tag: "g" | "path" | "circle" | "line" | "rect" | "polyline" | "text" | "ellipse";
  /** Geometry only: `d`, `cx`, `points`, `transform` … never colour. */
  readonly at?: Readonly<Record<string, string | number>>;
  readonly paint?: Paint;
  readonly lettering?: Lettering;
  /** A hook for the screen's style sheet (entrance, hover). Print ignores it. */
  readonly hook?: string;
  readonly text?: string;
  readonly marks?: readonly Mark[];
}

/** A whole figure. `title` is its text alternative: plain words, already in the reader's language. */
export interface Drawing {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  readonly title: string;
  readonly hook?: string;
  readonly marks: readonly Mark[];
}
