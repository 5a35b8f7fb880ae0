import type { Drawing } from "@cosmic/drawings/drawing";
import type { Cell } from "./cell.ts";
import type { ChartEntries } from "./chart-entries.ts";

export type { Cell } from "./cell.ts";

/** Raised whenever a stored or cached document could no longer be read. */
export const documentVersion = 7;

export type Language = "en" | "es" | "pt";
/** A language as one country writes it. */
export type Edition = "en" | "en-gb" | "es" | "pt";
/** The eight tabs of the screen, in order. */
export const tabs = [
  "overview",
  "planets",
  "houses",
  "aspects",
  "elements",
  "compatibility",
  "life-cycles",
  "challenges",
] as const;
export type Tab = (typeof tabs)[number];

/** Ids of facts a block rests on, e.g. `moon.sign`, `venus-square-saturn`. */
export type FactIds = readonly string[];

export interface Column {
  readonly title: string;
  readonly align: "start" | "end";
}

/** In print: `column` beside the margin notes, `wide` across measure and margin, `plate` a page of its own. */
export type DrawingSize = "plate" | "wide" | "column";

/** Drawings of a report, for what a renderer does with one and not with others. */
export type DrawingName =
  | "wheel"
  | "seal"
  | "plate"
  | "shares"
  | "strengths"
  | "houses"
  | "aspect-grid"
  | "moon-phase"
  | "day"
  | "life-line";

/** What a chapter is made of. Every renderer handles every kind. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | {
      readonly kind: "paragraph";
      readonly text: string;
      readonly facts: FactIds;
      readonly role: "core" | "gift" | "strain" | "scene" | "practice" | "others" | "joint" | "note" | "frame";
      /** The plain sentence of the passage, for cards and summaries. */
      readonly plain?: string;
      /** The passage of the library it stands in, `planets-in-signs/moon/capricorn`. */
      readonly passage?: string;
      /** Told of a fact that a small error of the birth time would change: on what it depends, in words. */
      readonly mark?: string;
    }
  | {
      /** A pointer to where the same matter is told. */
      readonly kind: "reference";
      readonly text: string;
      /** Id of a section or chapter of this document. */
      readonly target: string;
    }
  | { readonly kind: "pull-quote"; readonly text: string; readonly facts: FactIds }
  | {
      readonly kind: "margin-note";
      readonly glyph: string;
      readonly title: string;
      readonly lines: readonly string[];
      readonly facts: FactIds;
    }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly Cell[])[];
    }
  | {
      readonly kind: "facts";
      readonly caption: string;
      readonly rows: readonly { readonly label: string; readonly value: Cell }[];
    }
  | {
      readonly kind: "shares";
      readonly caption: string;
      readonly rows: readonly {
        readonly label: string;
        readonly glyph: string;
        readonly element?: Cell["element"];
        readonly percent: number;
      }[];
    }
  | {
      readonly kind: "figure";
      readonly name: DrawingName;
      readonly size: DrawingSize;
      readonly drawing: Drawing;
      /** The form for narrow screens. */
      readonly compact?: Drawing;
      readonly caption: string;
      /** What the drawing's marks mean: kinds of angle, `retrograde`, `moon-range` for the arc of a Moon of unknown hour. */
      readonly legend?: readonly { readonly label: string; readonly aspect: string }[];
    };

export interface Section {
  /** Unique in the document; the anchor on screen and the bookmark in print. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** One line under the title in the contents and on the opener. */
  readonly subtitle: string;
  /** Glyph of the contents line and, drawn large, of the opener. */
  readonly glyph: string;
  readonly tab: Tab;
  /** With an opener page in print, and its two or three lines of data at the top right. */
  readonly opener: { readonly lines: readonly string[] } | null;
  /** The engraved plate of the placement this chapter tells, for its card on screen; decorative. */
  readonly plate?: Drawing;
  /** The bar of its card on screen, percent; its formula stands in the appendix. */
  readonly bar?: { readonly label: string; readonly percent: number };
  readonly sections: readonly Section[];
}

/** A whole report. It knows no screen and no paper; all text is final and in `language`. */
export interface ReportDocument {
  readonly version: typeof documentVersion;
  readonly language: Language;
  /** Name of the site, as on the cover. */
  readonly publisher: string;
  /** Fixed words of the frame: `Contents`, `Chapter {n}` … so that renderers hold none. */
  readonly frame: {
    readonly contents: string;
    readonly chapter: string;
    readonly colophon: string;
    /** What the hash is, for the line above it. */
    readonly fingerprint: string;
  };
  readonly subject: {
    /** As typed, cleaned; empty when none was given. */
    readonly name: string;
    readonly firstName: string;
    /** `Friday, June 15, 1990, 14:30`. */
    readonly dateLine: string;
    readonly date: string;
    readonly time: string;
    readonly place: string;
    /** `23° 33′ S  46° 38′ W`. */
    readonly coordinates: string;
    readonly zone: string;
    /** The clock’s offset, `UTC−03:00`; empty where the time is unknown. */
    readonly offset: string;
    readonly timeUnknown: boolean;
  };
  readonly cover: { readonly sky: Drawing; readonly caption: string };
  /** The same sky as a plate for the screen, its planets named where there is room. */
  readonly celebration: { readonly wide: Drawing; readonly compact: Drawing };
  readonly seal: Drawing;
  readonly chapters: readonly Chapter[];
  /** The same chart entry by entry, for cards, grids and a wheel to explore; it says nothing the chapters do not. */
  readonly chart: ChartEntries;
  /** Versions, engine, sources; the hash stands beside them. */
  readonly colophon: readonly string[];
  /** SHA-256 of the document without its hash, hexadecimal; empty until `sealDocument` has run. */
  readonly hash: string;
}
