import { defineConfig } from "drizzle-kit";

/** For `npm run migration`: compares the tables with the last migration and writes the next one as plain SQL. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./packages/platform/database/tables/*.ts",
  out: "./packages/platform/database/migrations",
});
