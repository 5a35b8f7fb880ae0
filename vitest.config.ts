import { defineConfig } from "vitest/config";

const ignored = ["**/node_modules/**", "**/build/**", "tests/journeys/**/*.spec.ts"];
/** Whole books, read by the checker or set by Typst: real work of many seconds, so not part of the cheap check. */
const books = ["packages/print/press/printer.test.ts", "packages/report/check/every-book.test.ts"];
/** No test fails because the machine has much to do. */
const slowDayMilliseconds = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,tools,bench,tests/journeys}/**/*.test.ts"],
          exclude: [...ignored, "**/*.db.test.ts", ...books],
          // Nothing here keeps state between files, and starting afresh for each costs more than the tests.
          isolate: false,
          testTimeout: slowDayMilliseconds,
        },
      },
      {
        test: {
          // The chosen locale is state of the module that holds the messages.
          name: "unit-site",
          include: ["apps/**/*.test.{ts,tsx}"],
          exclude: [...ignored, "**/*.db.test.ts"],
          testTimeout: slowDayMilliseconds,
        },
      },
      {
        test: {
          name: "database",
          include: ["**/*.db.test.ts", ...books],
          exclude: ignored,
          // Each file starts a PostgreSQL of its own; two cores carry two.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: slowDayMilliseconds,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
