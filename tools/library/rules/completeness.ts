import type { Fault } from "../fault.ts";
import { missingFrom, missingLines, progressOf } from "../plan/missing.ts";
import { type LanguageSources, patternLanguage, type Sources } from "../read/sources.ts";
import { missingKeys } from "./wording-rules.ts";

/** How much of a language is not there yet. */
export interface Lacking {
  readonly language: string;
  /** Fixed texts that the first language has and this one does not. */
  readonly texts: number;
  /** Planned pieces: those a first book needs, and all. */
  readonly now: number;
  readonly full: number;
}

/** What a language that calls itself complete lacks, as faults of the build. Fixed texts are judged by
 * `checkWordings`. */
export function completenessFaults({ language, about, files }: LanguageSources, { plan }: Sources): readonly Fault[] {
  if (!about.complete) return [];
  return missingLines(missingFrom(plan, files)).map((line) => ({
    file: `${language}/language.json`,
    line: 1,
    message: `says “complete”, and lacks ${line}`,
  }));
}

export function lackingIn(sources: LanguageSources, { plan, languages }: Sources): Lacking {
  const pieces = missingFrom(plan, sources.files);
  const first = languages.find(({ language }) => language === patternLanguage);
  return {
    language: sources.language,
    texts: first ? missingKeys(first.wording, sources.wording).length : 0,
    now: pieces.filter(({ now }) => now).length,
    full: pieces.length,
  };
}

/** A line for a language that lacks something, and one for each kind it lacks pieces of once it is begun. */
export function lackingLines(sources: LanguageSources, all: Sources): readonly string[] {
  const { language, texts, now, full } = lackingIn(sources, all);
  if (texts === 0 && full === 0) return [];
  const begun = sources.files.length > 0;
  const kinds = begun ? progressOf(all.plan, sources.files).filter(({ missingFull }) => missingFull > 0) : [];
  return [
    `library ${language}: ${texts} fixed texts missing; ${now} pieces missing now, ${full} in full`,
    ...kinds.map(({ kind, missingNow, missingFull }) => `  ${kind.name}: ${missingNow} now, ${missingFull} in full`),
  ];
}
