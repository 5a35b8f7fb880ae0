// Writes packages/chart/pair/strands/strand-tables.generated.ts: npx tsx tools/data/make-strand-tables.ts
import { writeFileSync } from "node:fs";
import { strandNames } from "../../packages/chart/pair/contacts/contact.ts";
import { strandSums } from "../../packages/chart/pair/strands/strands.ts";
import { type DrawnPair, randomPairs, timings } from "./random-pairs.ts";

const target = new URL("../../packages/chart/pair/strands/strand-tables.generated.ts", import.meta.url);
const howMany = 100_000;
const seed = 24;
const littlePercent = 20;

/** Sums of one strand in every pair drawn. */
interface Drawn {
  readonly holds: number[];
  readonly rubs: number[];
  readonly both: number[];
}

const drawn = new Map<string, Drawn>();
const keyOf = (timing: DrawnPair["timing"], name: string) => `${timing} ${name}`;
for (const { timing, contacts } of randomPairs({ howMany, seed })) {
  for (const name of strandNames) {
    const { holds, rubs } = strandSums(contacts, name);
    const lists = drawn.get(keyOf(timing, name)) ?? { holds: [], rubs: [], both: [] };
    drawn.set(keyOf(timing, name), lists);
    lists.holds.push(holds);
    lists.rubs.push(rubs);
    lists.both.push(holds + rubs);
  }
}

/** The sum that so many per cent of the pairs do not exceed, in hundredths. */
function percentile(sums: readonly number[], percent: number): number {
  return Math.round((sums[Math.ceil((sums.length * percent) / 100) - 1] ?? Number.NaN) * 100);
}

/** The 1st to the 99th percentile, each as its step from the one before. */
function stepsOf(sums: readonly number[]): string {
  const sorted = sums.toSorted((one, other) => one - other);
  const percentiles = Array.from({ length: 99 }, (_, index) => percentile(sorted, index + 1));
  return percentiles.map((value, index) => value - (percentiles[index - 1] ?? 0)).join(" ");
}

function tableOf(timing: DrawnPair["timing"]): string {
  const rows = strandNames.map((name) => {
    const { holds, rubs, both } = drawn.get(keyOf(timing, name)) ?? { holds: [], rubs: [], both: [] };
    const little =
      percentile(
        both.toSorted((one, other) => one - other),
        littlePercent,
      ) / 100;
    return `    ${name}: {
      holds: "${stepsOf(holds)}",
      rubs: "${stepsOf(rubs)}",
      little: ${little},
    },`;
  });
  return `  ${timing.includes("-") ? `"${timing}"` : timing}: {\n${rows.join("\n")}\n  },`;
}

writeFileSync(
  target,
  `// Written by tools/data/make-strand-tables.ts from ${howMany} pairs, seed ${seed}. Do not edit.
import type { StrandName } from "../contacts/contact.ts";

/**
 * How the sums of the strands are spread over random pairs (births of 1946–2015 within 60° of the equator, at most 15
 * years apart), by how many of the two have a birth time. \`holds\` and \`rubs\` are the 1st to 99th percentiles in
 * hundredths, each as its step from the one before; \`little\` is the 20th percentile of both sums together.
 */
export const strandTables: Readonly<
  Record<
    "timed" | "one-timed" | "untimed",
    Readonly<Record<StrandName, { readonly holds: string; readonly rubs: string; readonly little: number }>>
  >
> = {
${timings.map(tableOf).join("\n")}
};
`,
);
