import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** Names the folder of the prepared database, for the processes of a test run. */
export const preparedDatabaseVariable = "TEST_PREPARED_DATABASE";

/** Copies the database that the test run prepared (`tests/prepare-database.ts`) into a data folder without one: the
 * embedded PostgreSQL then starts on it with nothing to make or to migrate. Does nothing outside such a run. */
export function copyPreparedDatabase(dataDir: string): void {
  const prepared = process.env[preparedDatabaseVariable];
  const data = join(dataDir, "pg");
  if (!prepared || existsSync(data)) return;
  mkdirSync(dataDir, { recursive: true });
  // `cp` keeps the owner, which PostgreSQL insists on, and shares blocks where the file system can.
  execFileSync("cp", ["-a", join(prepared, "pg"), data]);
}
