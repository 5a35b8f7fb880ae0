import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { SlowFirst } from "./tests/slow-first.ts";

const ignored = ["**/node_modules/**", "**/build/**", "tests/journeys/**/*.spec.ts"];
/** Whole books, read by the checker or set by Typst: real work of many seconds, so not part of the cheap check. */
const books = ["packages/print/press/printer.test.ts", "packages/report/check/every-book.test.ts"];
/** No test fails because the machine has much to do. */
const slowDayMilliseconds = 180_000;
/** Vitest leaves one core idle unless told otherwise. */
const maxWorkers = availableParallelism();

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,tools,bench,tests/journeys}/**/*.test.ts"],
          exclude: [...ignored, "**/*.db.test.ts", ...books],
          // Nothing here keeps state between files, and starting afresh for each costs more than the tests.
          isolate: false,
          maxWorkers,
          testTimeout: slowDayMilliseconds,
        },
      },
      {
        test: {
          name: "unit-site",
          include: ["apps/**/*.test.{ts,tsx}"],
          exclude: [...ignored, "**/*.db.test.ts"],
          setupFiles: "tests/reset-locale.ts",
          isolate: false,
          maxWorkers,
          testTimeout: slowDayMilliseconds,
        },
      },
      {
        test: {
          name: "database",
          include: ["**/*.db.test.ts", ...books],
          exclude: ignored,
          globalSetup: "tests/prepare-database.ts",
          // Each file opens all it needs itself, and loading the shop afresh takes longer than many a file's tests.
          isolate: false,
          // Each file starts a PostgreSQL of its own and often waits for it; three keep two cores busy.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: slowDayMilliseconds,
          hookTimeout: slowDayMilliseconds,
        },
      },
    ],
  },
});
