import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { MutantResult } from "@stryker-mutator/api/core";
import { readRows, writeRows, writeTable } from "./rows.ts";

const here = import.meta.dirname;
const repository = join(here, "../../..");

/** Writes what a run found: a line for each survivor in `survivors/PACKAGE.tsv`, with the reason that stands there already, the figures of each file in `files.tsv`, and those of each folder in `scores.md`. */
export function record(packageName: string, results: readonly MutantResult[], date: string): void {
  const mutants = results
    .filter(({ status }) => status !== "Ignored")
    .map((mutant) => ({
      ...mutant,
      file: relative(join(repository, "packages"), resolve(repository, mutant.fileName)),
    }));
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
function linesOf({ file, location: { start, end }, replacement = "" }: MutantResult & { readonly file: string }) {
  const lines = readFileSync(join(repository, "packages", file), "utf8").split("\n");
  const first = lines[start.line - 1] ?? "";
  const last = lines[end.line - 1] ?? "";
  const original = lines.slice(start.line - 1, end.line).join(" ");
  const mutated = `${first.slice(0, start.column - 1)}${replacement}${last.slice(end.column - 1)}`;
  return { original: inOneLine(original), mutated: inOneLine(mutated) };
}

function inOneLine(code: string): string {
  return code.replaceAll(/\s+/g, " ").trim().slice(0, 240);
}
