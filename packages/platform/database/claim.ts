import type { Log } from "../log/open-log.ts";
import type { Database } from "./open.ts";

/** Key of the advisory lock held by the single site process on an embedded database. */
const siteLock = 7_261_430_917;

/** An exclusive claim on the data; it also ends when its process does, however that ends. */
export interface Claim {
  close(): Promise<void>;
}

/** Claims the embedded database for this process; null if another process holds it. With a separate database
 * (`DATABASE_URL`) any number of processes may run, and the claim does nothing. */
export async function claimData(database: Database, log: Log): Promise<Claim | null> {
  if (!database.embedded) return { close: async () => {} };
  // The lock belongs to this session, which stays checked out of the pool until the claim is closed.
  const session = await database.direct.connect();
  session.on("error", (error) => log.error({ err: error }, "the session that claims the data was lost"));
  const { rows } = await session.query<{ claimed: boolean }>("select pg_try_advisory_lock($1) as claimed", [siteLock]);
  if (rows[0]?.claimed !== true) {
    session.release();
    return null;
  }
  return { close: async () => session.release(true) };
}
