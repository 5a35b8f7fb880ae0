import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "../fault.ts";
import { type LibraryPlan, libraryPlan } from "../plan/library-plan.ts";
import { type Asserts, readAsserts } from "./asserts-file.ts";
import { catalogueFile, readCatalogueFile, type WrittenCatalogue } from "./catalogue-file.ts";
import { type ClaimsTable, readClaimsTable } from "./claims-table.ts";
import { type DefaultDomains, readDefaultDomains } from "./domains-file.ts";
import { readStrings } from "./flat-json.ts";
import { type LanguageFile, readLanguageFile } from "./language-file.ts";
import { readPassageFile, type WrittenFile } from "./passage-file.ts";
import { noPhrases, readPhrases, type WrittenPhrases } from "./phrases-file.ts";

/** The language the others take their keys, slots, headings and claims from. */
export const patternLanguage = "en";
/** A folder of the library with a `language.json`, such as `es`. */
export type Language = string;

/** The fixed wordings of one language, as read. */
export interface WrittenWording {
  readonly file: string;
  readonly text: string;
  readonly strings: ReadonlyMap<string, string>;
}

/** One language of the library as in its folder, read but not yet validated. */
export interface LanguageSources {
  readonly language: Language;
  /** Its grammar and the rules of its prose. */
  readonly about: LanguageFile;
  readonly files: readonly WrittenFile[];
  readonly wording: WrittenWording;
  readonly phrases: WrittenPhrases;
}

export interface Sources {
  readonly claims: ClaimsTable;
  readonly asserts: Asserts;
  readonly domains: DefaultDomains;
  readonly plan: LibraryPlan;
  /** By subject. */
  readonly catalogue: ReadonlyMap<string, WrittenCatalogue>;
  readonly languages: readonly LanguageSources[];
  /** Tables of the editions made from a language, by edition: its words to those of the other country. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Faults in the tables; those in passage files are stored with the files. */
  readonly faults: readonly Fault[];
}

/** A draft that replaces a file of the library, wherever it is stored. */
export interface Draft {
  readonly language: Language;
  readonly id: string;
  readonly text: string;
  /** Entries of the catalogue, when they are drafted as well. */
  readonly entries?: string;
}

/**
 * Reads every source below `root`; drafts replace the files they name. A language without a folder does not exist yet.
 */
export function readSources(root: string, drafts: readonly Draft[] = []): Sources {
  const claimsFile = `${patternLanguage}/claims.md`;
  const { table, faults } = readClaimsTable(claimsFile, readFileSync(join(root, claimsFile), "utf8"));
  const read = languagesIn(root).map((language) =>
    readLanguage(
      root,
      language,
      drafts.filter((draft) => draft.language === language),
    ),
  );
  const languages = read.flatMap(({ sources }) => (sources ? [sources] : []));
  const tables = languages.flatMap(({ language, about }) =>
    about.editions.map(({ edition, words }) => ({ edition, ...readTable(root, `${language}/${words}`) })),
  );
  const domains = readDefaultDomains("domains.yaml", readFileSync(join(root, "domains.yaml"), "utf8"));
  const asserts = readAsserts("asserts.yaml", readFileSync(join(root, "asserts.yaml"), "utf8"));
  return {
    claims: table,
    asserts: asserts.asserts,
    domains: domains.defaults,
    tables: new Map(tables.map(({ edition, strings }) => [edition, strings])),
    plan: libraryPlan(table),
    catalogue: readCatalogue(root, drafts),
    languages,
    faults: [
      ...faults,
      ...domains.faults,
      ...asserts.faults,
      ...tables.flatMap((one) => one.faults),
      ...read.flatMap((one) => one.faults),
    ],
  };
}

function readCatalogue(root: string, drafts: readonly Draft[]): ReadonlyMap<string, WrittenCatalogue> {
  const drafted = new Map(drafts.flatMap(({ id, entries }) => (entries === undefined ? [] : [[id, entries] as const])));
  const ids = new Set([...idsBelow(join(root, "catalogue"), ".yaml"), ...drafted.keys()]);
  const textOf = (id: string) => drafted.get(id) ?? readFileSync(join(root, catalogueFile(id)), "utf8");
  return new Map([...ids].sort().map((id) => [id, readCatalogueFile({ id, text: textOf(id) })]));
}

/** The languages of the library, the pattern of the others first. */
export function languagesIn(root: string): readonly Language[] {
  const found = readdirSync(root).filter((name) => existsSync(join(root, name, "language.json")));
  return [patternLanguage, ...found.filter((name) => name !== patternLanguage).sort()];
}

/** A table of words and what another country says for them. */
export function readTable(root: string, file: string) {
  return readStrings(file, readFileSync(join(root, file), "utf8"));
}

function readLanguage(
  root: string,
  language: Language,
  drafts: readonly Draft[],
): { sources: LanguageSources | null; faults: readonly Fault[] } {
  const textOf = (path: string): string => readFileSync(join(root, path), "utf8");
  const aboutFile = `${language}/language.json`;
  const about = readLanguageFile(aboutFile, textOf(aboutFile));
  if (about.language === null) return { sources: null, faults: about.faults };
  // A language may begin with its grammar alone.
  const tableOf = (path: string): string | null => (existsSync(join(root, path)) ? textOf(path) : null);
  const wordingFile = `${language}/wording.json`;
  const wordingText = tableOf(wordingFile) ?? "{}";
  const wording = readStrings(wordingFile, wordingText);
  const phrasesFile = `${language}/phrases.json`;
  const phrasesText = tableOf(phrasesFile);
  const phrases = phrasesText === null ? noPhrases : readPhrases(phrasesFile, phrasesText);
  const ids = new Set([...idsBelow(join(root, language), ".md"), ...drafts.map(({ id }) => id)]);
  const files = [...ids].sort().map((id) => {
    const file = `${language}/${id}.md`;
    const draft = drafts.find((one) => one.id === id);
    return readPassageFile({ file, id, text: draft?.text ?? textOf(file) });
  });
  return {
    sources: {
      language,
      about: about.language,
      files,
      wording: { file: wordingFile, text: wordingText, strings: wording.strings },
      phrases: phrases.phrases,
    },
    faults: [
      ...wording.faults,
      ...phrases.faults,
      ...(about.language.complete && phrasesText === null
        ? [{ file: aboutFile, line: 1, message: "says “complete”, and lacks phrases.json" }]
        : []),
    ],
  };
}

/** Ids of the files in the folders below; files next to the folders (`claims.md`) hold no passages. */
function idsBelow(folder: string, ending: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(ending) && path.includes("/"))
    .map((path) => path.slice(0, -ending.length));
}
