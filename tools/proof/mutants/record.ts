import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { readRows, writeRows, writeTable } from "./rows.ts";

const here = import.meta.dirname;

interface Position {
  readonly line: number;
  readonly column: number;
}

/** What Stryker's report holds, by file. */
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>>;
}

interface ReportedMutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

export interface Run {
  readonly packageName: string;
  readonly reportFile: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Whether a file, by its path under `packages`, was asked for: the report holds those of earlier runs too. */
  isWanted(file: string): boolean;
}

/** Writes what a run found: a line for each survivor in `survivors/PACKAGE.tsv`, with the reason that stands there already, the figures of each file in `files.tsv`, and the sums in `scores.md`. */
export function record({ packageName, reportFile, date, isWanted }: Run): void {
  const report: Report = JSON.parse(readFileSync(reportFile, "utf8"));
  const mutants = Object.entries(report.files).flatMap(([path, { source, mutants: ofFile }]) =>
    ofFile
      .filter(({ status }) => status !== "Ignored")
      .map((mutant) => ({ ...mutant, source, file: relative("packages", path) }))
      .filter(({ file }) => isWanted(file)),
  );
  const survivorsFile = join(here, `survivors/${packageName}.tsv`);
  const before = readRows(survivorsFile);
  const reasons = new Map(before.map(([file, original, mutated, reason]) => [key(file, original, mutated), reason]));
  const files = new Set(mutants.map(({ file }) => file));
  const found = mutants
    .filter(({ status }) => status === "Survived" || status === "NoCoverage")
    .map((mutant) => {
      const { original, mutated } = linesOf(mutant);
      return [mutant.file, original, mutated, reasons.get(key(mutant.file, original, mutated)) ?? ""];
    });
  const survivors = [...before.filter(([file = ""]) => !files.has(file)), ...found];
  writeRows(survivorsFile, ["file", "code", "mutant", "why it changes nothing"], survivors);

  const filesFile = join(here, "files.tsv");
  const scores = new Map(readRows(filesFile).map((row) => [row[0] ?? "", row]));
  for (const file of files) {
    const all = mutants.filter((mutant) => mutant.file === file).length;
    const unnoticed = found.filter(([at]) => at === file);
    scores.set(file, [file, date, String(all), String(all - unnoticed.length)]);
  }
  writeRows(filesFile, ["file", "date", "mutants", "noticed"], [...scores.values()]);
  writeScores();
}

/** Counts anew what stands in the tables of files and survivors, by folder and package. */
export function writeScores(): void {
  const reasoned = readdirSync(join(here, "survivors"))
    .flatMap((name) => readRows(join(here, "survivors", name)))
    .filter(([, , , reason = ""]) => reason !== "");
  const rows = readRows(join(here, "files.tsv")).map(([file = "", date = "", mutants = "", noticed = ""]) => [
    ...[file, date, mutants, noticed],
    String(reasoned.filter(([at]) => at === file).length),
  ]);
  writeTable(join(here, "scores.md"), rows);
}

const key = (...parts: readonly (string | undefined)[]): string => JSON.stringify(parts);

/** The lines a mutant stands in, before and after, as one line. */
function linesOf({ source, location: { start, end }, replacement = "" }: ReportedMutant & { readonly source: string }) {
  const lines = source.split("\n");
  const first = lines[start.line - 1] ?? "";
  const last = lines[end.line - 1] ?? "";
  const original = lines.slice(start.line - 1, end.line).join(" ");
  const mutated = `${first.slice(0, start.column - 1)}${replacement}${last.slice(end.column - 1)}`;
  return { original: inOneLine(original), mutated: inOneLine(mutated) };
}

function inOneLine(code: string): string {
  return code.replaceAll(/\s+/g, " ").trim().slice(0, 240);
}
