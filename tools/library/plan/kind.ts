/**
 * The word budget of the full English library, by line. Beyond the original plan it includes what books without a birth
 * time need to be as long as the others, and what keeps two books from sharing their sentences.
 */
export const budgetWords = {
  "planets and Ascendant in signs": 43_100,
  "planets in houses": 18_000,
  "signs on cusps": 4_900,
  "house rulers in houses": 10_000,
  "rulers of signs": 5_400,
  "two planets by element": 24_900,
  aspects: 28_000,
  "aspects to angles": 5_000,
  "nodes, Chiron, Lilith, lots": 7_000,
  conditions: 9_500,
  "stelliums and figures": 8_000,
  "love and work": 14_000,
  "glossary, methods": 2_900,
  voices: 22_400,
  turns: 10_600,
  // With what choosing and living together make of each other, the lines that open and close a chapter by pair of
  // planets, and what two structures make of each other, which the design does not count.
  "second edition": 143_000,
} as const;
export type BudgetLine = keyof typeof budgetWords;

/** A planned part: its average number of words, and the bounds each instance must stay within. */
export interface PlannedPart {
  readonly name: string;
  readonly words: number;
  readonly least: number;
  readonly most: number;
  /** Whether a first book already needs it, or only the full library. */
  readonly now: boolean;
}

export interface PlannedPassage {
  readonly heading: string;
  readonly parts: readonly PlannedPart[];
}

/** One file of the library. */
export interface PlannedSubject {
  /** The path without language and extension, such as `aspects/venus-saturn`. */
  readonly id: string;
  /** What the file is about, for its writer. */
  readonly about: string;
  readonly passages: readonly PlannedPassage[];
  /** How many claims a passage declares, when different from its kind. */
  readonly claims?: readonly [least: number, most: number];
  /** Whether each passage needs a pull quote, when different from its kind. */
  readonly quoted?: boolean;
}

/** A folder of the library and what its files contain. */
export interface Kind {
  /** The folder's name. */
  readonly name: string;
  readonly line: BudgetLine;
  /**
   * Passages address the reader, with claims, images and plain sentences; lines are about the book and have none of
   * these. Portraits address the reader with claims and images, in parts of any name, without plain sentences.
   */
  readonly shape: "passages" | "lines" | "portraits";
  /** How many claims a passage declares. */
  readonly claims: readonly [least: number, most: number];
  readonly slots: readonly Slot[];
  /** Whether each passage needs a pull quote, marked `**…**`. */
  readonly quoted: boolean;
  /** Parts a passage may have in addition to the planned ones. */
  readonly optional: readonly PlannedPart[];
  /** Headings whose parts are names or phrases, not sentences. */
  readonly fragments: readonly string[];
  readonly subjects: readonly PlannedSubject[];
}

/** Facts that can be inserted into a text, never adjectives. */
export type Slot =
  | "name"
  | "degree"
  | "house"
  | "orb"
  | "near"
  | "date"
  | "years"
  | "ruler"
  | "a"
  | "b"
  | "element"
  | "mode"
  | "sign"
  | "angle"
  | "c"
  | "voice"
  | "other"
  | "says"
  | "reply"
  | "count"
  | "dates"
  | "age"
  | "time";

/** Longest paragraph of a passage, in words; the document checker rejects more than 140, with slots filled. */
const longestWords = 125;

/** A planned part. By default the bounds are three quarters and four thirds of the planned length. */
export function part(
  name: string,
  words: number,
  { bounds, now = false }: { readonly bounds?: readonly [least: number, most: number]; readonly now?: boolean } = {},
): PlannedPart {
  const [least, most] = bounds ?? [Math.round(words * 0.75), Math.min(longestWords, Math.round((words * 4) / 3))];
  return { name, words, least, most, now };
}

/** A subject whose passages all have the same parts. */
export function subject({
  headings,
  parts,
  ...named
}: Pick<PlannedSubject, "id" | "about" | "claims" | "quoted"> & {
  readonly headings: readonly (string | number)[];
  readonly parts: readonly PlannedPart[];
}): PlannedSubject {
  return { ...named, passages: headings.map((heading) => ({ heading: String(heading), parts })) };
}

const usual = {
  slots: [],
  quoted: false,
  optional: [],
  fragments: [],
} as const satisfies Partial<Kind>;

/** A kind of passages, with the usual defaults. */
export function passagesKind(
  kind: Pick<Kind, "name" | "line" | "subjects" | "claims"> & Partial<Pick<Kind, "slots" | "quoted" | "optional">>,
): Kind {
  return { ...usual, shape: "passages", ...kind };
}

/** A kind of lines: text about the book. */
export function linesKind(kind: Pick<Kind, "name" | "line" | "subjects"> & Partial<Pick<Kind, "slots">>): Kind {
  return { ...usual, shape: "lines", claims: [0, 0], ...kind };
}

/** A kind of portraits: texts of the second edition that characterize the reader. */
export function portraitsKind(
  kind: Pick<Kind, "name" | "line" | "subjects" | "claims"> & Partial<Pick<Kind, "slots" | "optional" | "fragments">>,
): Kind {
  return { ...usual, shape: "portraits", ...kind };
}
