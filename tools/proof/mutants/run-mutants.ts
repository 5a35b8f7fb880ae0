// node --import tsx tools/proof/mutants/run-mutants.ts PACKAGE [FOLDER OR FILE...]
import { join } from "node:path";
import type { PartialStrykerOptions } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import { record } from "./record.ts";

const [, , packageName = "", ...paths] = process.argv;
const folder = `packages/${packageName}`;

const options: PartialStrykerOptions = {
  testRunner: "bundle",
  plugins: [join(import.meta.dirname, "bundle-runner.ts"), join(import.meta.dirname, "ignore-messages.ts")],
  ignorers: ["messages"],
  mutate: (paths.length === 0 ? ["**"] : paths.map((path) => (path.endsWith(".ts") ? path : `${path}/*`)))
    .flatMap((path) => [`${folder}/${path}`])
    .concat([
      `!${folder}/**/*.test.ts`,
      `!${folder}/**/*.generated.ts`,
      `!${folder}/testing/**`,
      `!${folder}/**/*.json`,
    ]),
  concurrency: 1,
  incremental: true,
  incrementalFile: `test-results/mutation/${packageName}.json`,
  tempDirName: "test-results/stryker",
  ignorePatterns: ["/*", "!/packages", "/packages/*", `!/${folder}`, "!/package.json"],
  reporters: ["clear-text", "json", "progress-append-only"],
  jsonReporter: { fileName: `test-results/mutation/${packageName}-report.json` },
  clearTextReporter: { reportTests: false, allowColor: false },
  allowConsoleColors: false,
  timeoutMS: 10_000,
  timeoutFactor: 1,
};
process.env.NODE_OPTIONS = "--import tsx";
const results = await new Stryker(options).runMutationTest();
record(packageName, results, new Date().toISOString().slice(0, 10));
