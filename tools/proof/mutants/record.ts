import { readFileSync } from "node:fs";
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

/** Writes what a run found: a line for each survivor in `survivors/PACKAGE.tsv`, with the reason that stands there already, the figures of each file in `files.tsv`, and those of each folder in `scores.md`. */
export function record(packageName: string, reportFile: string, date: string): void {
  const report: Report = JSON.parse(readFileSync(reportFile, "utf8"));
  const mutants = Object.entries(report.files).flatMap(([path, { source, mutants: ofFile }]) =>
    ofFile
      .filter(({ status }) => status !== "Ignored")
      .map((mutant) => ({ ...mutant, source, file: relative("packages", path) })),
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
    const equivalent = unnoticed.filter(([, , , reason]) => reason !== "").length;
    scores.set(file, [file, date, String(all), String(all - unnoticed.length), String(equivalent)]);
  }
  const rows = [...scores.values()];
  writeRows(filesFile, ["file", "date", "mutants", "noticed", "change nothing"], rows);
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
