import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { wordCount } from "../../packages/interpretation/sentences.ts";
import type { Subject } from "../../packages/library/passage.ts";
import { claimsModule, phrasesModule, subjectModule, wordingKeysModule, wordingModule } from "./emit.ts";
import type { Fault } from "./fault.ts";
import { type Missing, missingFrom } from "./plan.ts";
import { type ReadLibrary, readLibrary } from "./read-library.ts";
import { sharedOpenings } from "./repeated-sentences.ts";
import { ticsOver } from "./tics.ts";

/** What the maker did, or why it did nothing. */
export type MadeLibrary = {
  /** Lines for the terminal: faults, or what is missing and worth a writer's look. */
  readonly report: readonly string[];
} & (
  | { readonly ok: false; readonly faults: readonly Fault[] }
  | {
      readonly ok: true;
      /** Modules whose text changed, paths inside `outDir`. */
      readonly written: readonly string[];
      /** Planned pieces that are not there yet. */
      readonly missing: readonly Missing[];
      /** Words of prose, all languages. */
      readonly words: number;
    }
);

/** Compiles the library: `root` is `packages/library`, `outDir` the folder `generated` in it. Checks everything first;
 * with any fault nothing is written. Writes only what changed. */
export function makeLibrary({ root, outDir }: { readonly root: string; readonly outDir: string }): MadeLibrary {
  const library = readLibrary(root);
  const { languages, faults } = library;
  if (faults.length > 0) {
    return { ok: false, faults, report: faults.map(({ file, line, message }) => `${file}:${line}: ${message}`) };
  }
  const written: string[] = [];
  for (const [path, text] of modulesOf(library)) if (writeChanged(join(outDir, path), text)) written.push(path);
  const missing = languages.flatMap(({ language, subjects }) => missingFrom(language, subjects));
  const remarks = languages.flatMap(({ subjects, lostQuotes }) => [
    ...lostQuotes,
    ...[...subjects.values()].flatMap(remarksOn),
  ]);
  return {
    ok: true,
    written,
    missing,
    words: languages.reduce((sum, { subjects }) => sum + [...subjects.values()].reduce(addWords, 0), 0),
    report: [...missing.map(missingText), ...remarks],
  };
}

function missingText({ language, subject, heading, part }: Missing): string {
  return heading === undefined
    ? `missing: ${language}/${subject}.md`
    : `missing: ${language}/${subject}.md, ${heading} ${part}`;
}

function modulesOf(library: ReadLibrary): ReadonlyMap<string, string> {
  const modules = new Map([["claims.ts", claimsModule(library.claims)]]);
  const [first] = library.languages;
  if (first) modules.set("wording-keys.ts", wordingKeysModule(first.wording.strings));
  for (const { language, subjects, wording, phrases } of library.languages) {
    modules.set(`${language}/wording.ts`, wordingModule(wording.strings));
    modules.set(`${language}/phrases.ts`, phrasesModule(phrases));
    for (const [id, subject] of subjects) {
      const path = `${language}/${id}.ts`;
      modules.set(path, subjectModule(subject, path.split("/").length));
    }
  }
  return modules;
}

function remarksOn({ language, id, passages }: Subject): readonly string[] {
  return [
    ...ticsOver(passages),
    ...sharedOpenings(passages).map((opening) => `passages that open alike, ${opening}`),
  ].map((remark) => `${language}/${id}.md: ${remark}`);
}

function addWords(sum: number, { passages }: Subject): number {
  const parts = Object.values(passages).flatMap((passage) => Object.values(passage.parts));
  return sum + parts.reduce((words, part) => words + wordCount(part.text), 0);
}

function writeChanged(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
}
