import { defineConfig } from "vitest/config";

/** The tests that must notice a mutant: paths and patterns in `MUTATION_TESTS`, by default the tables of the chart's rules.
 * They should take seconds, as each mutant of a constant runs all of them. */
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? "packages/chart/definitions/*.test.ts").split(","),
    exclude: ["**/node_modules/**", "**/*.db.test.ts"],
    // A slow mutant is no loop without end; Stryker has a limit of its own.
    testTimeout: 180_000,
  },
});
