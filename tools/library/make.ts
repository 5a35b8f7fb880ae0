import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { americanLeft, britishSubject, britishText } from "./british/british-edition.ts";
import { claimsModule, domainsModule, type EmittedEdition, editionModules, wordingKeysModule } from "./emit.ts";
import { type Fault, faultText } from "./fault.ts";
import { missingFrom } from "./plan/missing.ts";
import { readSources, type Sources } from "./read/sources.ts";
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
 * any fault nothing is written. Missing pieces are counted but stop nothing. Writes only what changed.
 */
export function makeLibrary({ root, outDir }: { readonly root: string; readonly outDir: string }): MadeLibrary {
  const sources = readSources(root);
  const { languages, faults } = judgeLibrary(sources);
  const editions = languages.flatMap((language) => editionsOf(language, sources));
  const left = editions.flatMap(({ edition, subjects, wording }) =>
    edition === "en-gb" ? americanFaults(JSON.stringify([[...subjects.values()], [...wording]]), sources) : [],
  );
  const all = [...faults, ...left];
  if (all.length > 0) return { ok: false, faults: all, report: all.map(faultText) };
  const modules = modulesOf(editions, sources);
  const written = [...modules].filter(([path, text]) => writeChanged(join(outDir, path), text)).map(([path]) => path);
  const missing = sources.languages.map(({ language, files }) => {
    const pieces = missingFrom(sources.plan, files);
    return { language, now: pieces.filter(({ now }) => now).length, full: pieces.length };
  });
  return {
    ok: true,
    written: [...written, ...removeOthers(outDir, new Set(modules.keys()))],
    missing: missing.reduce((sum, { full }) => sum + full, 0),
    report: missing
      .filter(({ full }) => full > 0)
      .map(({ language, now, full }) => `library ${language}: ${now} pieces missing now, ${full} in full`),
  };
}

function editionsOf({ sources, subjects }: JudgedLanguage, { british }: Sources): readonly EmittedEdition[] {
  const { language, wording, phrases } = sources;
  const own: EmittedEdition = { edition: language, subjects, wording: wording.strings, phrases };
  if (language !== "en") return [own];
  const text = britishText(british);
  return [
    own,
    {
      edition: "en-gb",
      subjects: new Map([...subjects].map(([id, subject]) => [id, britishSubject(subject, british)])),
      wording: new Map([...wording.strings].map(([key, value]) => [key, text(value)])),
      phrases,
    },
  ];
}

function americanFaults(text: string, { british }: Sources): readonly Fault[] {
  return americanLeft(british)(text).map((word) => ({
    file: "en/british.json",
    line: 1,
    message: `the British edition still has “${word}”`,
  }));
}

function modulesOf(editions: readonly EmittedEdition[], { claims, domains }: Sources): ReadonlyMap<string, string> {
  const [first] = editions;
  return new Map([
    ["claims.ts", claimsModule(claims)],
    ["domains.ts", domainsModule(domains)],
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
