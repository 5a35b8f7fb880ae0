// node --import tsx tools/proof/mutants/run-mutants.ts PACKAGE [FOLDER OR FILE...]: runs mutants and records what tests notice;
// without a package it only counts anew, after reasons were written into `survivors/`.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { record, writeScores } from "./record.ts";

const [, , packageName = "", ...paths] = process.argv;
const folder = `packages/${packageName}`;
const results = "test-results/mutation";
const report = `${results}/${packageName}-report.json`;

const wanted = paths.length === 0 ? ["**/*.ts"] : paths.map((path) => (path.endsWith(".ts") ? path : `${path}/*.ts`));
// Labels and mails in four languages are texts that no rule fixes: whole pages and mails are compared elsewhere.
const texts = ["seller/seller-words.ts", "mail-texts/**"];
const unwanted = [...texts, "**/*.test.ts", "**/*.generated.ts", "**/*.d.ts", "testing/**"];
const options = {
  testRunner: "bundle",
  plugins: ["bundle-runner.ts", "ignore-messages.ts"].map((file) => join(import.meta.dirname, file)),
  ignorers: ["messages"],
  mutate: [...wanted.map((path) => `${folder}/${path}`), ...unwanted.map((path) => `!${folder}/${path}`)],
  // Two cores are shared with whoever works.
  concurrency: 1,
  incremental: true,
  incrementalFile: `${results}/${packageName}.json`,
  tempDirName: "test-results/stryker",
  ignorePatterns: ["/*", "!/packages", "/packages/*", `!/${folder}`, "!/package.json"],
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: report },
  allowConsoleColors: false,
  timeoutMS: 10_000,
  timeoutFactor: 1,
};

process.exitCode = packageName === "" ? countAnew() : runStryker();

function countAnew(): number {
  writeScores();
  return 0;
}

function runStryker(): number {
  const optionsFile = `${results}/${packageName}-options.json`;
  mkdirSync(results, { recursive: true });
  writeFileSync(optionsFile, JSON.stringify(options));
  const core = dirname(createRequire(import.meta.url).resolve("@stryker-mutator/core/package.json"));
  const { status } = spawnSync(process.execPath, [join(core, "bin/stryker.js"), "run", optionsFile], {
    stdio: "inherit",
    // Stryker's own processes load the plugins, which are TypeScript.
    env: { ...process.env, NODE_OPTIONS: "--import tsx" },
  });
  const date = new Date().toISOString().slice(0, "2026-11-28".length);
  if (status === 0) record({ packageName, reportFile: report, date, isWanted });
  return status ?? 1;
}

/** Whether a file is one of those asked for, or directly in a folder that was. */
function isWanted(file: string): boolean {
  return paths.length === 0 || paths.some((path) => [file, dirname(file)].includes(`${packageName}/${path}`));
}
