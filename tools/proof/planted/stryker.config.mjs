// MUTATION_TESTS=PATTERNS npx stryker run tools/proof/planted/stryker.config.mjs --mutate FILES: mutation testing, file by
// file. Results of earlier runs are used again from test-results/mutation while neither code nor tests have changed.

export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tools/proof/planted/mutants.vitest.config.ts" },
  // The first rules to be worth it: what a planet's score rests on.
  mutate: ["packages/chart/strength/{motion,strength}.ts"],
  // Two cores are shared with whoever works.
  concurrency: 1,
  incremental: true,
  incrementalFile: "test-results/mutation/incremental.json",
  tempDirName: "test-results/stryker",
  ignorePatterns: ["apps", "docs", "test-results", ".data"],
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: "test-results/mutation/report.json" },
  clearTextReporter: { reportTests: false, allowColor: false },
  timeoutMS: 20_000,
};
