import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { migrateDatabase } from "@cosmic/platform/database/migrate";
import type { Database } from "@cosmic/platform/database/open";

/** The folder of the SQL migrations, resolved through the package so that a bundle elsewhere finds it too. They cover
 * every table of the product, those of the payment sandbox and the trial mailbox included. */
function migrationsFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve("@cosmic/shop/package.json")), "database/migrations");
}

/** Brings the schema of the whole product up to date. Any number of processes may start at once. */
export function migrateShop(database: Pick<Database, "pool" | "direct">): Promise<void> {
  return migrateDatabase(database, migrationsFolder());
}
