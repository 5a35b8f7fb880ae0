import type { LanguageRules } from "@cosmic/library/language-rules";
import { z } from "zod";
import type { Fault } from "../fault.ts";

/** A regular expression, as its source. */
const pattern = z.string().refine(isPattern, "not a regular expression");
const replacements = z.array(z.tuple([pattern, z.string()]));
const words = z.array(z.string().min(1));

const rules = z.strictObject({
  numbers: z.strictObject({ decimal: z.string().min(1), group: z.string(), groupFrom: z.int().min(4) }),
  clock: z.strictObject({ sentence: clockPattern(), table: clockPattern() }),
  firstOfMonth: z.string().optional(),
  quotes: z.tuple([z.string().length(1), z.string().length(1)]),
  titleBreaks: words,
  forms: z.record(z.string().regex(/^\p{L}+$/u, "a form is named by letters"), replacements.min(1)),
  sort: z.record(z.string(), z.string()),
  functionWords: words.min(5),
  glossary: z.strictObject({ plural: pattern, otherWords: z.record(z.string(), pattern) }),
});

const word = z.string().min(1);
/** Words of the files that are made from a finished book. */
const files = z.strictObject({
  /** The chart as text. */
  chart: z.strictObject({
    ...{ placements: word, houses: word, aspects: word, facts: word, dates: word, house: word, retrograde: word },
  }),
  epub: z.strictObject({
    ...{ cover: word, titlePage: word, landmarks: word, pages: word, start: word },
    /** What helps a reader who listens or enlarges, for the catalog of a reading system. */
    accessibility: word,
  }),
});

const writing = z.strictObject({
  /** Longest plain sentence and large sentence, in words, and how much longer parts may be than the English. */
  limits: z.strictObject({ plainWords: z.int(), largeWords: z.int(), length: z.number().min(1).max(1.3) }),
  /** What a plain sentence must have to speak to the reader; not checked when left out. */
  reader: pattern.optional(),
  /** Small words left out of images, and endings taken off to compare them: of words (each alone), and of keys (one
   * after another). */
  images: z.strictObject({
    smallWords: words,
    possessive: pattern.optional(),
    endings: replacements,
    keyEndings: replacements,
  }),
  /** Reading ease: base − perSentence × words per sentence − perWord × syllables per word; syllables are `vowels` of
   * a word after the `unspoken` replacements. */
  ease: z
    .strictObject({
      base: z.number(),
      perWord: z.number(),
      perSentence: z.number(),
      least: z.number(),
      vowels: pattern,
      unspoken: replacements,
    })
    .optional(),
  tics: z
    .strictObject({
      lastTurn: z.strictObject({ name: z.string(), pattern }),
      withheld: z.strictObject({ name: z.string(), words }),
      exact: z.strictObject({ name: z.string(), pattern }),
    })
    .optional(),
  /** Endings of parts: of their last sentence, and for `denial` of one of its words. */
  closings: z.strictObject({ permission: pattern, condition: pattern, denial: pattern }).optional(),
  /** Words masked in a blind test, `{NAMES}` for those of planets, signs and angles. */
  blind: z.array(z.string()).default([]),
});

const languageFile = z.strictObject({
  name: z.string().min(1),
  /** As BCP 47 writes it: `es-ES`. */
  tag: z.string().regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, "a language tag, such as es-ES"),
  /** Whether books are made in it; then everything missing is a fault. */
  complete: z.boolean(),
  /** Editions of other countries, made from this one by a table of words. */
  editions: z.array(z.strictObject({ edition: z.string(), words: z.string().endsWith(".json") })),
  rules,
  files,
  writing,
});

/** A language's `language.json`. */
export type LanguageFile = z.infer<typeof languageFile> & { readonly rules: LanguageRules };
/** What the checks of the library know of a language's prose. */
export type WritingRules = LanguageFile["writing"];

/** Reads `language.json`; null with faults when it does not have the shape. */
export function readLanguageFile(
  file: string,
  text: string,
): { readonly language: LanguageFile | null; readonly faults: readonly Fault[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { language: null, faults: [{ file, line: 1, message: `not JSON: ${reason}` }] };
  }
  const read = languageFile.safeParse(value);
  if (read.success) return { language: read.data, faults: [] };
  const faults = read.error.issues.map(({ path, message }) => ({
    file,
    line: lineOf(
      text,
      path.findLast((step) => typeof step === "string"),
    ),
    message: `${path.join(".")}: ${message}`,
  }));
  return { language: null, faults };
}

function clockPattern() {
  return z
    .string()
    .refine((text) => /HH?/.test(text) && text.includes("mm"), "a clock has H and mm, such as H:mm[:ss]");
}

function lineOf(text: string, key: PropertyKey | undefined): number {
  return Math.max(1, text.split("\n").findIndex((row) => row.includes(`"${String(key)}":`)) + 1);
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, "iu") instanceof RegExp;
  } catch {
    return false;
  }
}
