import { required } from "@cosmic/chart/required";
import { proseOf, wordsIn } from "../ledger/prose.ts";
import { readingEase } from "../ledger/reading-ease.ts";
import { budgetWords } from "../plan/kind.ts";
import { progressOf } from "../plan/missing.ts";
import { type LanguageSources, readSources, type Sources } from "../read/sources.ts";
import type { Command } from "./drafts.ts";

/** A table of kinds, passages and words, planned and written. */
export const tableCommand: Command = (root) => {
  const sources = readSources(root);
  return { text: sources.languages.map((language) => tableOf(language, sources)).join("\n"), ok: true };
};

function tableOf({ language, files, about }: LanguageSources, { plan }: Sources): string {
  const { ease } = about.writing;
  const rows = progressOf(plan, files).map((progress) => {
    const own = proseOf(files.filter(({ id }) => id.startsWith(`${progress.kind.name}/`)));
    const words = wordsIn(own);
    return {
      cells: [
        progress.kind.name,
        progress.passagesPlanned,
        progress.passagesWritten,
        progress.wordsPlanned,
        words,
        progress.missingNow,
        progress.missingFull,
        words === 0 || !ease ? "" : readingEase(own, ease).toFixed(0),
      ],
      words,
      progress,
    };
  });
  const sum = (pick: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + pick(row), 0);
  const total = [
    "together",
    sum(({ progress }) => progress.passagesPlanned),
    sum(({ progress }) => progress.passagesWritten),
    sum(({ progress }) => progress.wordsPlanned),
    sum(({ words }) => words),
    sum(({ progress }) => progress.missingNow),
    sum(({ progress }) => progress.missingFull),
    "",
  ];
  const heads = ["kind", "passages", "written", "words planned", "written", "missing now", "missing in full", "ease"];
  const budget = Object.values<number>(budgetWords).reduce((words, line) => words + line, 0);
  const table = columns([heads, ...rows.map(({ cells }) => cells), total]);
  return `${language}\n${table}\nThe design’s budget is ${budget} words.\n`;
}

/** Lines of a table, with the first column left-aligned and the numbers right-aligned. */
export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => String(required(row[at], "a cell")).length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? String(cell).padEnd(widths[at] ?? 0) : String(cell).padStart(widths[at] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
