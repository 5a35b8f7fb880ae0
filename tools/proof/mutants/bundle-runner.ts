import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { CoverageData, InstrumenterContext } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from "@stryker-mutator/api/test-runner";
import { runTestsOf } from "./test-api.ts";
import { bundleTests } from "./test-bundle.ts";

/** Tests that compute hundreds of charts (0.8 to 3 s each), which every mutant they reach would wait for, and one that awaits while it is loaded. What only they notice counts as survived. */
const leftOut = [
  "atlas/places/recall.test.ts",
  "atlas/places/place-search.test.ts",
  "chart/certainty/time-limits.test.ts",
  "chart/edges/find-edges.test.ts",
  "chart/fact-index/parse-fact-id.test.ts",
  "chart/golden-births.test.ts",
  "chart/natal-chart.test.ts",
  "chart/now/now-facts.test.ts",
  "chart/pair/contacts/contacts.test.ts",
  "chart/pair/contacts/held-seconds.test.ts",
  "chart/pair/halfway/halfway-sky.test.ts",
  "chart/pair/pair-facts.test.ts",
  "chart/spine/natal-spine.test.ts",
  "sky/open-sky.test.ts",
];

/** What instrumented code reads and counts; Stryker's own name for it. */
const stryker: InstrumenterContext = {};
Object.assign(globalThis, { __stryker__: stryker });

/** What the run without a mutant has measured of a test file. */
interface Measured {
  readonly file: string;
  readonly cpuMs: number;
  /** How often each mutant's place was reached, by the mutant's id. */
  readonly hits: CoverageData;
}

/** In the sandbox, for a process that takes the place of one that a mutant has ended. */
const measuredFile = "measured.json";

/** Longest work of a test file that is not meant for the mutant's file, milliseconds of one core: most files take less than a third of it. */
const quickMs = 300;

/** Runs the unit tests of the one package in the sandbox, a file as one test, in Stryker's own process: milliseconds for a mutant instead of the second that Vitest needs to begin. */
class BundleRunner implements TestRunner {
  readonly #bundles = new Map<string, () => void>();
  #measured: readonly Measured[] = [];

  capabilities() {
    // Every file is loaded anew for every mutant.
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    if (existsSync(measuredFile)) this.#measured = JSON.parse(readFileSync(measuredFile, "utf8"));
  }

  async dryRun(): Promise<DryRunResult> {
    const perTest: Record<string, CoverageData> = {};
    stryker.mutantCoverage = { static: {}, perTest };
    const tests: TestResult[] = [];
    const measured: Measured[] = [];
    for (const path of readdirSync("packages", { recursive: true, encoding: "utf8" })) {
      if (!path.endsWith(".test.ts") || path.endsWith(".db.test.ts") || leftOut.includes(path)) continue;
      const file = `packages/${path}`;
      await this.#bundleOf(file);
      stryker.currentTestId = file;
      const before = process.cpuUsage();
      const failureMessage = await this.#failureOf(file);
      const { user, system } = process.cpuUsage(before);
      const timeSpentMs = (user + system) / 1000;
      measured.push({ file, cpuMs: timeSpentMs, hits: perTest[file] ?? {} });
      const result = { id: file, name: file, fileName: file, timeSpentMs };
      tests.push(
        failureMessage === null
          ? { ...result, status: TestStatus.Success }
          : { ...result, status: TestStatus.Failed, failureMessage },
      );
    }
    stryker.currentTestId = undefined;
    this.#measured = measured;
    writeFileSync(measuredFile, JSON.stringify(measured));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: {}, perTest } };
  }

  /** Stops at the first test that notices the mutant; quick files first. */
  async mutantRun({
    activeMutant: { id },
    sandboxFileName,
    testFilter = [],
  }: MutantRunOptions): Promise<MutantRunResult> {
    const files = this.#measured
      .filter(({ file, cpuMs }) => cpuMs < quickMs || isMeantFor(file, relative(process.cwd(), sandboxFileName)))
      .filter(({ file }) => testFilter.includes(file))
      .sort((a, b) => a.cpuMs - b.cpuMs);
    for (const [index, { file, hits }] of files.entries()) {
      // A mutant reached many times more often than the code without it is in a loop without end.
      const hitLimit = 10 * (hits[id] ?? 0) + 10_000;
      Object.assign(stryker, { activeMutant: id, hitCount: 0, hitLimit });
      const failureMessage = await this.#failureOf(file);
      if ((stryker.hitCount ?? 0) > hitLimit) return { status: MutantRunStatus.Timeout, reason: "a loop without end" };
      if (failureMessage !== null)
        return { status: MutantRunStatus.Killed, killedBy: [file], failureMessage, nrOfTests: index + 1 };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: files.length };
  }

  async #failureOf(file: string): Promise<string | null> {
    const load = await this.#bundleOf(file);
    try {
      await runTestsOf(load);
      return null;
    } catch (error) {
      return String(error).slice(0, 300);
    }
  }

  async #bundleOf(file: string): Promise<() => void> {
    const bundle = this.#bundles.get(file) ?? (await bundleTests(file));
    this.#bundles.set(file, bundle);
    return bundle;
  }
}

/** Whether a test file stands in the same first folder of the package, or among the tables of the chart's rules. */
function isMeantFor(testFile: string, file: string): boolean {
  const folderOf = (path: string) => path.split("/").slice(0, -1).slice(0, 3).join("/");
  return folderOf(testFile) === folderOf(file) || testFile.startsWith("packages/chart/definitions/");
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "bundle", BundleRunner)];
