import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "./open.ts";
import { limitStatementsOfUser } from "./pooler.ts";

/** Key of the advisory lock; any constant unique to this app will do. */
const migrationLock = 7_261_430_915;

/** Applies the SQL migrations of a folder (absolute path) that the database has not seen yet. Any number of processes
 * may start at once: one migrates, the others wait. */
export async function migrateDatabase(
  database: Pick<Database, "pool" | "direct">,
  migrationsFolder: string,
): Promise<void> {
  const client = await database.direct.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    if (database.direct !== database.pool) await limitStatementsOfUser(client);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the session releases the lock and discards the lifted statement limit, even if the migration failed
    // halfway.
    client.release(true);
  }
}
