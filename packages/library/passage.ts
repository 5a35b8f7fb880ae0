/** Named parts of a passage; a chapter takes the ones it needs. */
export const partNames = ["core", "gift", "strain", "scene", "practice", "others"] as const;
export type PartName = (typeof partNames)[number];

export interface PassagePart {
  readonly text: string;
  /** The one plain sentence of the part, as it stands in `text`. */
  readonly plain: string;
}

/** The words for one fact, e.g. the Moon in Capricorn. */
export interface Passage {
  /** `planets-in-signs/moon/capricorn`. */
  readonly id: string;
  /** Vocabulary of `claims.md`, strongest first. */
  readonly claims: readonly string[];
  readonly parts: Readonly<Partial<Record<PartName, PassagePart>>>;
  /** A sentence of the core or the strain that can stand alone in large type, picked by hand. */
  readonly quote?: string;
}

/** One compiled file of the library: passages by their heading. */
export interface Subject {
  readonly id: string;
  readonly language: "en" | "es" | "pt";
  readonly passages: Readonly<Record<string, Passage>>;
}
