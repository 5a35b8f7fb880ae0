/** The grammar of a language, from `rules` of its `language.json`: everything a book needs besides its words. Chapters
 * take it from `Say`; none asks which language it is in. */
export interface LanguageRules {
  readonly numbers: NumberRules;
  readonly clock: ClockRules;
  /** How the first day of a month is written, `1º`; a plain 1 when left out. */
  readonly firstOfMonth?: string | undefined;
  /** Marks around what somebody says: `“` and `”`. */
  readonly quotes: readonly [open: string, close: string];
  /** Words a title may break before, never after: `and`. */
  readonly titleBreaks: readonly string[];
  /** Forms of slots by name: `{del a}` is the slot `a` in the form `del`. */
  readonly forms: Readonly<Record<string, Form>>;
  /** Letters that sort as others, in lower case: `{"á": "a", "ñ": "n~"}`. */
  readonly sort: Readonly<Record<string, string>>;
  /** Small words that tell this language from the others a book may be in. */
  readonly functionWords: readonly string[];
  readonly glossary: GlossaryRules;
}

export interface NumberRules {
  readonly decimal: string;
  /** Between groups of three digits. */
  readonly group: string;
  /** Fewest digits of a number that is grouped. */
  readonly groupFrom: number;
}

/** Patterns of clock times, of `HH` (two digits), `H`, `mm` and `ss`; the part in brackets is for times with
 * seconds: `HH:mm[:ss]`. */
export interface ClockRules {
  /** Inside a sentence. */
  readonly sentence: string;
  /** In tables, drawings and on the title page. */
  readonly table: string;
}

/** Regular expression and replacement, tried in order; the first that matches the value is applied, ignoring case. A
 * form whose last pattern is empty takes any value; one without refuses values it does not know. */
export type Form = readonly (readonly [pattern: string, replacement: string])[];

export interface GlossaryRules {
  /** Regular expression of the endings that make a word plural. */
  readonly plural: string;
  /** Regular expressions, for lower-case text, of terms that the book uses in other words, by the term’s heading. */
  readonly otherWords: Readonly<Record<string, string>>;
}
