import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import fastCheck from "fast-check";
import { runTestsOf } from "./test-api.ts";
import { bundleTests } from "./test-bundle.ts";

/** Tests that compute hundreds of charts (0.8 to 3 s each), which every mutant they reach would wait for, and one that awaits while it is loaded. What only they notice counts as survived. */
const leftOut = [
  "atlas/places/recall.test.ts",
  "atlas/places/place-search.test.ts",
  "chart/certainty/time-limits.test.ts",
  "chart/edges/find-edges.test.ts",
  "chart/fact-index/every-fact-id.test.ts",
  "chart/golden-births.test.ts",
  "chart/natal-chart.test.ts",
  "chart/now/now-facts.test.ts",
  "chart/pair/contacts/contacts.test.ts",
  "chart/pair/contacts/held-seconds.test.ts",
  "chart/pair/halfway/halfway-sky.test.ts",
  "chart/pair/pair-mirror.test.ts",
  "chart/spine/any-spine.test.ts",
  "shop/books/packed-document.test.ts",
  "shop/pdf-cache/pdf-cache.test.ts",
  "shop/report/write-report.test.ts",
  "sky/open-sky.test.ts",
];

/** How often each mutant's place was reached, by the mutant's id. */
type CoverageData = Readonly<Record<string, number>>;

interface Counting {
  activeMutant?: string;
  currentTestId?: string | undefined;
  mutantCoverage?: { readonly static: CoverageData; readonly perTest: Record<string, CoverageData> };
  hitCount?: number;
}

/** The part of Stryker's question that is used here. */
interface MutantQuestion {
  readonly activeMutant: { readonly id: string };
  readonly sandboxFileName: string;
  readonly testFilter?: readonly string[];
}

/** What instrumented code reads and counts; Stryker's own name for it. */
const stryker: Counting = {};
Object.assign(globalThis, { __stryker__: stryker });

/** What the run without a mutant has measured of a test file. */
interface Measured {
  readonly file: string;
  readonly cpuMs: number;
  readonly hits: CoverageData;
}

// The same random values for every mutant, so that a second run finds what the first found.
fastCheck.configureGlobal({ seed: 20_261_128 });

/** How the paths of the tests begin that run, `chart/zodiac,chart/definitions`; all if empty. A slow one runs if it is named whole. */
const wanted = (process.env.MUTANT_TESTS ?? "").split(",").filter((start) => start !== "");

/** Stryker's words for how a test ended. */
const passed = 0;
const failed = 1;

/** In the sandbox, for a process that takes the place of one that a mutant has ended. */
const measuredFile = "measured.json";

/** Longest work of a test file that is not meant for the mutant's file, milliseconds of one core: most files take less than a third of it. */
const quickMs = 300;

/** Longest time of one test with a mutant, milliseconds; without one the longest takes a second where nothing else runs. */
const longestMs = 10_000;

/** Runs the unit tests of the one package in the sandbox, a file as one test, in Stryker's own process: milliseconds for a mutant instead of the second that Vitest needs to begin. */
class BundleRunner {
  readonly #bundles = new Map<string, () => void>();
  #measured: readonly Measured[] = [];

  capabilities() {
    // Every file is loaded anew for every mutant.
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    if (existsSync(measuredFile)) this.#measured = JSON.parse(readFileSync(measuredFile, "utf8"));
  }

  async dryRun() {
    const perTest: Record<string, CoverageData> = {};
    stryker.mutantCoverage = { static: {}, perTest };
    const tests: object[] = [];
    const measured: Measured[] = [];
    for (const path of readdirSync("packages", { recursive: true, encoding: "utf8" })) {
      if (!path.endsWith(".test.ts") || path.endsWith(".db.test.ts")) continue;
      if (leftOut.includes(path) && !wanted.includes(path)) continue;
      if (wanted.length > 0 && !wanted.some((start) => path.startsWith(start))) continue;
      const file = `packages/${path}`;
      await this.#bundleOf(file);
      stryker.currentTestId = file;
      const before = process.cpuUsage();
      const failureMessage = await this.#failureOf(file, null);
      const { user, system } = process.cpuUsage(before);
      const timeSpentMs = (user + system) / 1000;
      measured.push({ file, cpuMs: timeSpentMs, hits: perTest[file] ?? {} });
      const result = { id: file, name: file, fileName: file, timeSpentMs };
      tests.push(
        failureMessage === null ? { ...result, status: passed } : { ...result, status: failed, failureMessage },
      );
    }
    stryker.currentTestId = undefined;
    this.#measured = measured;
    writeFileSync(measuredFile, JSON.stringify(measured));
    return { status: "complete", tests, mutantCoverage: { static: {}, perTest } };
  }

  /** Stops at the first test that notices the mutant; quick files first. */
  async mutantRun({ activeMutant: { id }, sandboxFileName, testFilter = [] }: MutantQuestion) {
    const files = this.#measured
      .filter(({ file, cpuMs }) => cpuMs < quickMs || isMeantFor(file, relative(process.cwd(), sandboxFileName)))
      .filter(({ file }) => testFilter.includes(file))
      .sort((a, b) => a.cpuMs - b.cpuMs);
    for (const [index, { file, hits }] of files.entries()) {
      // A mutant reached many times more often than the code without it is in a loop without end.
      const hitLimit = 10 * (hits[id] ?? 0) + 10_000;
      Object.assign(stryker, { activeMutant: id, hitCount: 0, hitLimit });
      const failureMessage = await this.#failureOf(file, longestMs);
      if ((stryker.hitCount ?? 0) > hitLimit) return { status: "timeout", reason: "a loop without end" };
      if (failureMessage !== null) return { status: "killed", killedBy: [file], failureMessage, nrOfTests: index + 1 };
    }
    return { status: "survived", nrOfTests: files.length };
  }

  async #failureOf(file: string, limitMs: number | null): Promise<string | null> {
    const load = await this.#bundleOf(file);
    try {
      await runTestsOf(load, limitMs);
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

/** In the shape that Stryker loads plugins in. */
export const strykerPlugins = [{ kind: "TestRunner", name: "bundle", injectableClass: BundleRunner }];
