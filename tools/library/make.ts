import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { required } from "@cosmic/chart/required";
import type { LineSubject, Subject } from "@cosmic/library/passage";
import type { Unit } from "@cosmic/library/unit";
import { americanLeft, britishSubject, britishText } from "./british/british-edition.ts";
import { readDetectRules } from "./detect/find/rules-file.ts";
import { shapedUnits } from "./detect/find/shaped-units.ts";
import {
  assertsModule,
  catalogueModules,
  claimsModule,
  domainsModule,
  type EmittedEdition,
  editionModules,
  editionsModule,
  fileWordsModule,
  languagesModule,
  wordingKeysModule,
} from "./emit.ts";
import { type Fault, faultText } from "./fault.ts";
import { labeledUnits, readSettledLabels } from "./labels/settled-labels.ts";
import { patternLanguage, readSources, type Sources } from "./read/sources.ts";
import { completenessFaults, lackingIn, lackingLines } from "./rules/completeness.ts";
import { type JudgedLanguage, judgeLibrary } from "./rules/judge-library.ts";

/** What the compiler did, or why it did nothing. */
export type MadeLibrary = {
  /** Lines for the terminal: faults, or how much is still missing. */
  readonly report: readonly string[];
} & (
  | { readonly ok: false; readonly faults: readonly Fault[] }
  | {
      readonly ok: true;
      /** Modules that changed or were deleted, as paths inside `outDir`. */
      readonly written: readonly string[];
      /** Missing planned pieces, in all languages. */
      readonly missing: number;
    }
);

/**
 * Compiles the library: `root` is `packages/library`, `outDir` its folder `generated`. Checks everything first; with
 * any fault nothing is written. What is missing is a fault in a language that is complete; another is judged and
 * counted, and not compiled. Writes only what changed.
 */
export function makeLibrary({ root, outDir }: { readonly root: string; readonly outDir: string }): MadeLibrary {
  const sources = readSources(root);
  const { languages, units, faults } = judgeLibrary(sources);
  const compiled = languages.filter(isCompiled);
  const editions = compiled.flatMap((language) => editionsOf(language, sources));
  const left = editions.flatMap((edition) => wordsLeft(edition, sources));
  const lacking = languages.flatMap((one) => completenessFaults(one.sources, sources));
  const all = [...faults, ...left, ...lacking];
  if (all.length > 0) return { ok: false, faults: all, report: all.map(faultText) };
  const labels = readSettledLabels(root, sources);
  const labeled = new Map([...units].map(([id, own]) => [id, labeledUnits(own, labels)]));
  const modules = new Map([...modulesOf(editions, sources), ...catalogueModules(withShapes(root, labeled, sources))]);
  const written = [...modules].filter(([path, text]) => writeChanged(join(outDir, path), text)).map(([path]) => path);
  return {
    ok: true,
    written: [...written, ...removeOthers(outDir, new Set(modules.keys()))],
    missing: sources.languages.reduce((sum, one) => sum + lackingIn(one, sources).full, 0),
    report: sources.languages.flatMap((one) => lackingLines(one, sources)),
  };
}

/** Units with the shapes of their paragraphs in the pattern language, so that a book has one order in every language. */
function withShapes(
  root: string,
  units: ReadonlyMap<string, readonly Unit[]>,
  sources: Sources,
): ReadonlyMap<string, readonly Unit[]> {
  const pattern = sources.languages.find(({ language }) => language === patternLanguage);
  const rules = readDetectRules(root, patternLanguage);
  return pattern && rules ? shapedUnits(units, pattern, sources, rules) : units;
}

/** Whether books are made in a language: the one the others fall back to always is. */
function isCompiled({ sources: { language, about } }: JudgedLanguage): boolean {
  return about.complete || language === patternLanguage;
}

type EditionOf = EmittedEdition & { readonly language: string };

function editionsOf({ sources, subjects }: JudgedLanguage, { tables }: Sources): readonly EditionOf[] {
  const { language, about, wording, phrases } = sources;
  const { rules } = about;
  const own: EditionOf = { edition: language, language, subjects, wording: wording.strings, phrases, rules };
  const others = about.editions.map(({ edition }): EditionOf => {
    const table = required(tables.get(edition), `the table of ${edition}`);
    const text = britishText(table);
    return {
      ...{ edition, language },
      subjects: new Map([...subjects].map(([id, subject]) => [id, britishSubject(subject, table)])),
      wording: new Map([...wording.strings].map(([key, value]) => [key, text(value)])),
      phrases,
      rules,
    };
  });
  return [own, ...others];
}

/** Words of the table that an edition made by it still has. */
function wordsLeft({ edition, subjects, wording }: EmittedEdition, { tables, languages }: Sources): readonly Fault[] {
  const table = tables.get(edition);
  const from = languages.find(({ about }) => about.editions.some((one) => one.edition === edition));
  const words = from?.about.editions.find((one) => one.edition === edition)?.words;
  if (!table || !from) return [];
  const printed = [...[...subjects.values()].flatMap(textsOf), ...wording.values()];
  return americanLeft(table)(printed.join("\n")).map((word) => ({
    file: `${from.language}/${words}`,
    line: 1,
    message: `the edition ${edition} still has “${word}”`,
  }));
}

/** What a reader may see of a subject: its texts, without headings and names of claims. */
function textsOf(subject: Subject | LineSubject): readonly string[] {
  if ("lines" in subject) return Object.values(subject.lines).flatMap((lines) => Object.values(lines));
  return Object.values(subject.passages).flatMap(({ parts }) =>
    Object.values(parts).flatMap(({ text, plain }) => [text, plain]),
  );
}

function modulesOf(
  editions: readonly EditionOf[],
  { asserts, claims, domains, languages }: Sources,
): ReadonlyMap<string, string> {
  const [first] = editions;
  return new Map([
    ["asserts.ts", assertsModule(asserts)],
    ["claims.ts", claimsModule(claims)],
    ["domains.ts", domainsModule(domains)],
    ["editions.ts", editionsModule(editions)],
    ["file-words.ts", fileWordsModule(languages)],
    ["languages.ts", languagesModule(languages)],
    ...(first ? ([["wording-keys.ts", wordingKeysModule(first.wording)]] as const) : []),
    ...editions.flatMap((edition) => [...editionModules(edition)]),
  ]);
}

function writeChanged(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
}

/** Deletes modules of removed subjects, which could otherwise still be imported. */
function removeOthers(outDir: string, kept: ReadonlySet<string>): readonly string[] {
  const others = readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !kept.has(path));
  for (const path of others) rmSync(join(outDir, path));
  return others;
}
