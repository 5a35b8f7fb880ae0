import type { Fault } from "../fault.ts";

export type ClaimPair = readonly [claim: string, opposite: string];

/** The vocabulary of claims: pairs that contradict each other and cannot both be said of one placement. */
export interface ClaimsTable {
  /** Those of the first edition. */
  readonly pairs: readonly ClaimPair[];
  /** Those that count from the second edition on. */
  readonly laterPairs: readonly ClaimPair[];
  /** Of all pairs. */
  readonly opposite: ReadonlyMap<string, string>;
}

/** Rows below it count from the second edition on. */
const laterHeading = "## Second edition";

/** Reads the tables of `claims.md`: `| claim | meaning | opposite | meaning |`. */
export function readClaimsTable(file: string, text: string): { table: ClaimsTable; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const pairs: [string, string][] = [];
  const laterPairs: [string, string][] = [];
  let isLater = false;
  const opposite = new Map<string, string>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line.startsWith("## ")) isLater = line.trim() === laterHeading;
    const cells = line.split("|").map((cell) => cell.trim());
    const [claim, against] = [cells[1], cells[3]];
    if (!line.startsWith("|") || !claim || !against || claim === "claim" || /^-+$/.test(claim)) continue;
    for (const name of [claim, against]) {
      if (opposite.has(name)) faults.push({ file, line: index + 1, message: `claim “${name}” stands twice` });
      if (!/^[a-z]+(-[a-z]+)*$/.test(name)) faults.push({ file, line: index + 1, message: `odd claim “${name}”` });
    }
    (isLater ? laterPairs : pairs).push([claim, against]);
    opposite.set(claim, against).set(against, claim);
  }
  if (pairs.length === 0) faults.push({ file, line: 1, message: "no table of claims" });
  return { table: { pairs, laterPairs, opposite }, faults };
}
