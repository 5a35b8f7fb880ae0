import { defineConfig } from "vitest/config";

const ignored = ["**/node_modules/**", "**/build/**", "tests/journeys/**"];

export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["**/*.test.{ts,tsx}"], exclude: [...ignored, "**/*.db.test.ts"] } },
      {
        test: {
          name: "database",
          include: ["**/*.db.test.ts"],
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
