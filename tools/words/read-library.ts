import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Subject } from "../../packages/library/passage.ts";
import type { PhraseLists } from "../../packages/library/phrases.ts";
import { type ClaimsTable, readClaimsTable } from "./claims-table.ts";
import type { Fault } from "./fault.ts";
import { readLists, readStrings } from "./flat-json.ts";
import { readPassageFile, type WrittenFile } from "./passage-file.ts";
import { makePassages } from "./passage-rules.ts";
import { lostQuotes, withQuotes } from "./pull-quotes.ts";
import { repeatedSentences } from "./repeated-sentences.ts";
import { checkWordings, type WrittenWording } from "./wording-rules.ts";

const languages = ["en", "es", "pt"] as const;

/** One language of the library, read and checked. */
export interface ReadLanguage {
  readonly language: Subject["language"];
  readonly subjects: ReadonlyMap<string, Subject>;
  readonly wording: WrittenWording;
  readonly phrases: PhraseLists;
  /** Pull quotes that no longer stand in their passage: the passage goes without one. */
  readonly lostQuotes: readonly string[];
}

export interface ReadLibrary {
  readonly languages: readonly ReadLanguage[];
  readonly claims: ClaimsTable;
  readonly faults: readonly Fault[];
}

/** Reads every source of the library below `root` and checks it. Languages without a folder are not there yet. */
export function readLibrary(root: string): ReadLibrary {
  const faults: Fault[] = [];
  const claimsFile = "en/claims.md";
  const claims = readClaimsTable(claimsFile, readFileSync(join(root, claimsFile), "utf8"));
  faults.push(...claims.faults);
  const read = languages
    .filter((language) => existsSync(join(root, language)))
    .map((language) => {
      const one = readLanguage(root, language, claims.table);
      faults.push(...one.faults);
      return one.read;
    });
  faults.push(...checkWordings(read.map(({ wording }) => wording)));
  return { languages: read, claims: claims.table, faults };
}

function readLanguage(
  root: string,
  language: Subject["language"],
  claims: ClaimsTable,
): { read: ReadLanguage; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const wordingFile = `${language}/wording.json`;
  const wordingText = readFileSync(join(root, wordingFile), "utf8");
  const wording = readStrings(wordingFile, wordingText);
  const phrases = readPhrases(root, language);
  const quotes = readQuotes(root, language);
  faults.push(...wording.faults, ...phrases.faults, ...quotes.faults);
  const subjects = new Map<string, Subject>();
  const written: WrittenFile[] = [];
  for (const id of subjectIds(root, language)) {
    const file = `${language}/${id}.md`;
    const source = readPassageFile(file, readFileSync(join(root, file), "utf8"));
    const made = makePassages(source, id, { claims, phrases: phrases.phrases });
    faults.push(...made.faults);
    written.push(source);
    subjects.set(id, { id, language, passages: withQuotes(made.passages, quotes.strings) });
  }
  faults.push(...repeatedSentences(written));
  const read = {
    language,
    subjects,
    wording: { file: wordingFile, text: wordingText, strings: wording.strings },
    phrases: phrases.phrases,
    lostQuotes: lostQuotes(quotes.strings, subjects),
  };
  return { read, faults };
}

function readPhrases(root: string, language: string): { phrases: PhraseLists; faults: readonly Fault[] } {
  const file = `${language}/phrases.json`;
  const { lists, faults } = readLists(file, readFileSync(join(root, file), "utf8"));
  const list = (name: keyof PhraseLists): readonly string[] => lists.get(name) ?? [];
  const absent = (["banned", "flattery", "foretelling"] as const)
    .filter((name) => !lists.has(name))
    .map((name) => ({ file, line: 1, message: `no list “${name}”` }));
  const phrases = { banned: list("banned"), flattery: list("flattery"), foretelling: list("foretelling") };
  return { phrases, faults: [...faults, ...absent] };
}

function readQuotes(root: string, language: string): ReturnType<typeof readStrings> {
  const file = `${language}/pull-quotes.json`;
  if (!existsSync(join(root, file))) return { strings: new Map(), faults: [] };
  return readStrings(file, readFileSync(join(root, file), "utf8"));
}

/** Passage files lie in folders; what lies beside the folders (`claims.md`) is not a passage file. */
function subjectIds(root: string, language: string): readonly string[] {
  return readdirSync(join(root, language), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".md") && path.includes("/"))
    .map((path) => path.slice(0, -".md".length))
    .sort();
}
