import { defineConfig } from "drizzle-kit";

/** For `npm run migration`: compares the tables with the last migration and writes the next one as plain SQL. */
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./packages/shop/database/tables/*.ts",
    "./packages/payment-sandbox/sandbox-tables.ts",
    "./packages/platform/mail/mailbox-messages.ts",
  ],
  out: "./packages/shop/database/migrations",
});
