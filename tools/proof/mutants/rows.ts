import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

type Row = readonly string[];

/** The rows of a table of tab-separated values, without its head. */
export function readRows(path: string): readonly Row[] {
  if (!existsSync(path)) return [];
  const [, ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  return lines.map((line) => line.split("\t"));
}

export function writeRows(path: string, head: Row, rows: readonly Row[]): void {
  mkdirSync(dirname(path), { recursive: true });
  const sorted = rows.map((row) => row.join("\t")).sort();
  writeFileSync(path, `${[head.join("\t"), ...sorted].join("\n")}\n`);
}

/** Figures of files by folder and by package; each row is file, date, mutants, noticed, and how many of the others change nothing. */
export function writeTable(path: string, files: readonly Row[]): void {
  const sums = new Map<string, { mutants: number; noticed: number; equivalent: number; date: string }>();
  for (const [file = "", date = "", mutants, noticed, equivalent] of files) {
    const folder = dirname(file);
    const [packageName = ""] = file.split("/");
    for (const group of new Set([`**${packageName}**`, folder])) {
      const sum = sums.get(group) ?? { mutants: 0, noticed: 0, equivalent: 0, date };
      sums.set(group, {
        mutants: sum.mutants + Number(mutants),
        noticed: sum.noticed + Number(noticed),
        equivalent: sum.equivalent + Number(equivalent),
        date: sum.date < date ? date : sum.date,
      });
    }
  }
  const lines = [...sums].sort().map(([group, { mutants, noticed, equivalent, date }]) => {
    const share = ((100 * noticed) / (mutants - equivalent)).toFixed(1);
    const open = mutants - noticed - equivalent;
    return `| ${group} | ${mutants} | ${noticed} | ${equivalent} | ${open} | ${share} % | ${date} |`;
  });
  const head = [
    "# Mutants noticed",
    "",
    "Made by `tools/proof/mutants/run-mutants.ts`. A package's row sums up the files that have been run.",
    "",
    "| folder | mutants | noticed | change nothing | open | noticed of those that change something | date |",
    "|---|---|---|---|---|---|---|",
  ];
  writeFileSync(path, `${[...head, ...lines].join("\n")}\n`);
}
