import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import type { Drawing } from "@cosmic/drawings/drawing";
import type { Claim, PairName } from "@cosmic/interpretation/ledger/claim";
import type { countryEditions, languages } from "@cosmic/library/generated/languages";
import type { Cell } from "./cell.ts";
import type { ChartEntries } from "./chart-entries.ts";

export type { Cell } from "./cell.ts";

/** Bump whenever stored or cached documents become unreadable. */
export const documentVersion = 7;

/** A language with a folder in the library. */
export type Language = (typeof languages)[number];
/** A language as written in one country. */
export type Edition = Language | (typeof countryEditions)[number];
/** The screen's eight tabs, in order. */
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
export type FactIds = readonly FactId[];

export interface Column {
  readonly title: string;
  readonly align: "start" | "end";
}

/** Size in print: `column` sits beside the margin notes, `wide` spans text column and margin, `plate` gets its own
 * page. */
export type DrawingSize = "plate" | "wide" | "column";

/** Names of a report's drawings, for renderers that treat some of them specially. */
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
  | "life-line"
  | "spine"
  | "now-line";

/** The building blocks of a chapter. Every renderer handles every kind. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | {
      readonly kind: "paragraph";
      readonly text: string;
      readonly facts: FactIds;
      readonly role: "core" | "gift" | "strain" | "scene" | "practice" | "others" | "joint" | "note" | "frame";
      /** The passage's plain sentence, for cards and summaries. */
      readonly plain?: string;
      /** Id of the library passage this comes from, `planets-in-signs/moon/capricorn`. */
      readonly passage?: string;
      /** Ids of the parts it prints, `spine/ring/moon#life`; absent in a first edition, where the role names its one. */
      readonly parts?: readonly string[];
      /** Set when this paragraph reconciles two opposite claims that the document makes about one area of life, or about
       * some further ones as well. */
      readonly reconciles?: {
        readonly pair: PairName;
        readonly domain: Claim["domain"];
        readonly alsoIn?: readonly Claim["domain"][];
      };
      /** Whose voice speaks here: its name in mid-sentence form, and the glyph of its planet. */
      readonly voice?: Voice;
      /** Set when it asks the reader something: the glyph of the planet it is about. */
      readonly question?: { readonly glyph: string };
      /** Set when a small error in the birth time would change the fact: says in words what it depends on. */
      readonly mark?: string;
    }
  | {
      /** A pointer to where the same subject is covered. */
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
      /** Legend for the drawing's marks: aspect types, `retrograde`, `moon-range` for the Moon's possible arc when the
       * birth time is unknown. */
      readonly legend?: readonly { readonly label: string; readonly aspect: string }[];
    };

export interface Section {
  /** Unique within the document; the anchor on screen and the bookmark in print. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A voice that a book carries: `the keeper`, of the Sun. */
export interface Voice {
  readonly name: string;
  /** Name of its planet's glyph, or `ascendant`. */
  readonly glyph: string;
}

/** A voice as it is introduced: where it stands in the chart, and what it says, in quotation marks. */
export interface IntroducedVoice extends Voice {
  readonly placed: string;
  readonly says: string;
  /** Set for a voice that the book does not carry from chapter to chapter. */
  readonly namedOnly?: true;
}

/** A small drawing with its name and a line of text. */
export interface Sketch {
  readonly title: string;
  readonly text: string;
  readonly drawing: Drawing;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** One line, shown under the title in the contents and on the opener page. */
  readonly subtitle: string;
  /** Glyph for the contents line and, drawn large, for the opener page. */
  readonly glyph: string;
  readonly tab: Tab;
  /** Set if the chapter has an opener page in print: the two or three data lines at its top right. */
  readonly opener: { readonly lines: readonly string[] } | null;
  /** Engraved plate of the placement this chapter covers, for its card on screen; decorative. */
  readonly plate?: Drawing;
  /** Percentage bar on the chapter's card on screen; the appendix gives its formula. */
  readonly bar?: { readonly label: string; readonly percent: number };
  /** On the chapter of the spine: its structures drawn small one by one, and all together. */
  readonly structures?: readonly Sketch[];
  readonly together?: Sketch;
  /** On the chapter of the spine: the voices the book carries. */
  readonly voices?: readonly IntroducedVoice[];
  readonly sections: readonly Section[];
}

/** A complete report, independent of screen or paper. All text is final and in `language`. */
export interface ReportDocument {
  readonly version: typeof documentVersion;
  readonly language: Language;
  /** Site name, as on the cover. */
  readonly publisher: string;
  /** Fixed interface words such as `Contents` or `Chapter {n}`, so that renderers hold none of their own. */
  readonly frame: {
    readonly contents: string;
    readonly chapter: string;
    readonly colophon: string;
    /** Explains the hash, on the line above it. */
    readonly fingerprint: string;
  };
  readonly subject: {
    /** As typed, cleaned up; empty if none was given. */
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
    /** UTC offset at birth, `UTC−03:00`; empty if the time is unknown. */
    readonly offset: string;
    readonly timeUnknown: boolean;
  };
  readonly cover: { readonly sky: Drawing; readonly caption: string };
  /** The cover's sky as a plate for the screen, with planets named where there is room. */
  readonly celebration: { readonly wide: Drawing; readonly compact: Drawing };
  readonly seal: Drawing;
  readonly chapters: readonly Chapter[];
  /** The chart as separate entries, for cards, grids and the explorable wheel. Adds nothing beyond the chapters. */
  readonly chart: ChartEntries;
  /** Versions, engine and sources; the hash is printed beside them. */
  readonly colophon: readonly string[];
  /** SHA-256 of the document without this field, hexadecimal; empty until `sealDocument` has run. */
  readonly hash: string;
}
