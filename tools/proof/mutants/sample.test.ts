import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { operatorMutants, sampleOf } from "./sample.ts";
import { runTestsOf } from "./test-api.ts";
import { bundleTests } from "./test-bundle.ts";

const chart = join(import.meta.dirname, "../../../packages/chart");
const tables = ["score", "motion", "sect", "dignity", "shares"].map((name) =>
  join(chart, `definitions/${name}.test.ts`),
);

/** Whether a table fails when a file has this text instead of what it holds. */
async function isNoticed(path: string, text: string): Promise<boolean> {
  for (const table of tables) {
    const load = await bundleTests(table, new Map([[path, text]]));
    try {
      await runTestsOf(load);
    } catch {
      return true;
    }
  }
  return false;
}

test.each([
  ["strength/strength.ts", 12],
  ["strength/motion.ts", 6],
  ["shares/hemispheres.ts", 6],
])("in %s %d mutants drawn by lot are each noticed by a table of the definitions", async (file, count) => {
  const path = join(chart, file);
  const text = readFileSync(path, "utf8");
  expect(await isNoticed(path, text)).toBe(false);
  const mutants = sampleOf(operatorMutants(text), count, 20_261_128);
  expect(mutants.length).toBe(count);
  const missed: string[] = [];
  for (const mutant of mutants) if (!(await isNoticed(path, mutant.text))) missed.push(mutant.name);
  expect(missed).toEqual([]);
});
