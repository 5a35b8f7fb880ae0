import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { required } from "@cosmic/chart/required";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import type { LineSubject, Subject } from "@cosmic/library/passage";
import type { JudgedLanguage } from "../rules/judge-library.ts";

/** The folder of the made-up language. */
export const language = "qaa";
const sample = join(import.meta.dirname, "sample", language);
const library = join(import.meta.dirname, "../../../packages/library");

/** A library of English and the made-up language, in a new folder. */
export function newRoot(changes: { readonly complete?: boolean } = {}): string {
  const root = mkdtempSync(join(tmpdir(), "third-language-"));
  for (const name of ["catalogue", "labels", "en", "domains.yaml", "asserts.yaml"])
    symlinkSync(join(library, name), join(root, name));
  mkdirSync(join(root, language));
  cpSync(sample, join(root, language), { recursive: true });
  const file = join(root, language, "language.json");
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...changes }));
  return root;
}

/** The made-up language as a book needs it. Fixed texts it lacks are empty: they are left out of the book. */
export function reportLibrary(judged: readonly JudgedLanguage[]): ReportLibrary {
  const { sources, subjects } = required(
    judged.find((one) => one.sources.language === language),
    language,
  );
  const english = required(judged[0], "the first language").sources.wording.strings;
  const all = [...subjects];
  const passages = all.filter((one): one is [string, Subject] => "passages" in one[1]);
  const lines = all.filter((one): one is [string, LineSubject] => "lines" in one[1]);
  return {
    passages: Object.fromEntries(passages),
    lines: Object.fromEntries(lines),
    rules: sources.about.rules,
    // Every key of the pattern is there, so the record has all keys of a wording.
    wording: Object.fromEntries(
      [...english.keys()].map((key) => [key, sources.wording.strings.get(key) ?? ""]),
    ) as ReportLibrary["wording"],
  };
}

/** Every word of the made-up language’s folder: of its texts, and of what its forms put in place of others. */
export function wordsOfFolder(judged: readonly JudgedLanguage[]): ReadonlySet<string> {
  const { passages, lines, wording, rules } = reportLibrary(judged);
  const texts = JSON.stringify([passages, lines, wording, rules]);
  return new Set(lettersIn(texts));
}

/** The words of a text in lower case. */
export function lettersIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
