import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { openQueue } from "@cosmic/platform/queue/open-queue";
import { preparedDatabaseVariable } from "@cosmic/platform/testing/prepared-database";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { migrateShop } from "@cosmic/shop/database/migrate-shop";
import { shopJobs } from "@cosmic/shop/jobs";

/** A kill leaves what was written with the operating system, and no test pulls the plug: nothing need reach the disk. */
const settings = "fsync = off\nfull_page_writes = off\n";

/**
 * Makes one migrated PostgreSQL with its queues before the database tests; each test file copies it, which takes a tenth
 * of making its own. How a database is made is tested where none is copied: `embedded-postgres.db.test.ts` and
 * `start.db.test.ts`. Returns what removes it.
 */
export default async function prepareDatabase(): Promise<() => Promise<void>> {
  const folder = makeTestFolder();
  const dataDir = join(folder.path, "prepared");
  const log = openLog({ level: "silent" });
  const database = await openDatabase({ databaseUrl: null, dataDir }, log);
  await migrateShop(database);
  const queue = await openQueue({ database, log, jobs: shopJobs });
  await queue.close();
  await database.close();
  appendFileSync(join(dataDir, "pg/postgresql.conf"), settings);
  process.env[preparedDatabaseVariable] = dataDir;
  return () => folder.remove();
}
