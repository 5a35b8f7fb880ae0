import { defineConfig } from "vitest/config";

const ignored = ["**/node_modules/**", "**/build/**", "tests/journeys/**"];
/** Whole books, read by the checker or set by Typst: real work of many seconds, so not part of the cheap check. */
const books = ["packages/print/printer.test.ts", "packages/report/check/every-book.test.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,tools,bench}/**/*.test.ts"],
          exclude: [...ignored, "**/*.db.test.ts", ...books],
          // Nothing here keeps state between files, and starting afresh for each costs more than the tests.
          isolate: false,
        },
      },
      {
        test: {
          // The chosen locale is state of the module that holds the messages.
          name: "unit-site",
          include: ["apps/**/*.test.{ts,tsx}"],
          exclude: [...ignored, "**/*.db.test.ts"],
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
