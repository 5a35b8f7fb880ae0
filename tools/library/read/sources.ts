import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "../fault.ts";
import { type LibraryPlan, libraryPlan } from "../plan/library-plan.ts";
import { type ClaimsTable, readClaimsTable } from "./claims-table.ts";
import { type DefaultDomains, readDefaultDomains } from "./domains-file.ts";
import { readStrings } from "./flat-json.ts";
import { readPassageFile, type WrittenFile } from "./passage-file.ts";
import { readPhrases, type WrittenPhrases } from "./phrases-file.ts";

/** Languages with their own sources. */
export const languages = ["en", "es", "pt"] as const;
export type Language = (typeof languages)[number];

/** The fixed wordings of one language, as read. */
export interface WrittenWording {
  readonly file: string;
  readonly text: string;
  readonly strings: ReadonlyMap<string, string>;
}

/** One language of the library as in its folder, read but not yet validated. */
export interface LanguageSources {
  readonly language: Language;
  readonly files: readonly WrittenFile[];
  readonly wording: WrittenWording;
  readonly phrases: WrittenPhrases;
}

export interface Sources {
  readonly claims: ClaimsTable;
  readonly domains: DefaultDomains;
  readonly plan: LibraryPlan;
  readonly languages: readonly LanguageSources[];
  /** American to British, from `en/british.json`. */
  readonly british: ReadonlyMap<string, string>;
  /** Faults in the tables; those in passage files are stored with the files. */
  readonly faults: readonly Fault[];
}

/** A draft that replaces a file of the library, wherever it is stored. */
export interface Draft {
  readonly language: Language;
  readonly id: string;
  readonly text: string;
}

/**
 * Reads every source below `root`; drafts replace the files they name. A language without a folder does not exist yet.
 */
export function readSources(root: string, drafts: readonly Draft[] = []): Sources {
  const claimsFile = "en/claims.md";
  const { table, faults } = readClaimsTable(claimsFile, readFileSync(join(root, claimsFile), "utf8"));
  const read = languages
    .filter((language) => existsSync(join(root, language)))
    .map((language) =>
      readLanguage(
        root,
        language,
        drafts.filter((draft) => draft.language === language),
      ),
    );
  const domains = readDefaultDomains("domains.yaml", readFileSync(join(root, "domains.yaml"), "utf8"));
  const british = readBritish(root, "en/british.json");
  return {
    claims: table,
    domains: domains.defaults,
    british: british.strings,
    plan: libraryPlan(table),
    languages: read.map(({ sources }) => sources),
    faults: [...faults, ...domains.faults, ...british.faults, ...read.flatMap((one) => one.faults)],
  };
}

/** A table of American words and their British forms. */
export function readBritish(root: string, file: string) {
  return readStrings(file, readFileSync(join(root, file), "utf8"));
}

function readLanguage(
  root: string,
  language: Language,
  drafts: readonly Draft[],
): { sources: LanguageSources; faults: readonly Fault[] } {
  const textOf = (path: string): string => readFileSync(join(root, path), "utf8");
  const wordingFile = `${language}/wording.json`;
  const wordingText = textOf(wordingFile);
  const wording = readStrings(wordingFile, wordingText);
  const phrasesFile = `${language}/phrases.json`;
  const phrases = readPhrases(phrasesFile, textOf(phrasesFile));
  const ids = new Set([...subjectIds(root, language), ...drafts.map(({ id }) => id)]);
  const files = [...ids].sort().map((id) => {
    const file = `${language}/${id}.md`;
    const draft = drafts.find((one) => one.id === id);
    return readPassageFile({ file, id, text: draft?.text ?? textOf(file) });
  });
  return {
    sources: {
      language,
      files,
      wording: { file: wordingFile, text: wordingText, strings: wording.strings },
      phrases: phrases.phrases,
    },
    faults: [...wording.faults, ...phrases.faults],
  };
}

/** Passage files are in folders; files next to the folders (`claims.md`) are not passage files. */
function subjectIds(root: string, language: Language): readonly string[] {
  return readdirSync(join(root, language), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".md") && path.includes("/"))
    .map((path) => path.slice(0, -".md".length));
}
