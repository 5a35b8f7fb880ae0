import type { Log } from "../log/open-log.ts";
import type { Database } from "./open.ts";

/** Key of the advisory lock that the one site on an embedded database holds. */
const siteLock = 7_261_430_917;

/** A claim on the data; it also ends when its process does, however that ends. */
export interface Claim {
  close(): Promise<void>;
}

/** Claims the embedded database for this process; null when another process has it. On a database of one's own
 * (`DATABASE_URL`) any number of processes may run, and the claim is empty. */
export async function claimData(database: Database, log: Log): Promise<Claim | null> {
  if (!database.embedded) return { close: async () => {} };
  // The lock belongs to this session, which stays out of the pool until the claim is closed.
  const session = await database.direct.connect();
  session.on("error", (error) => log.error({ err: error }, "the session that claims the data was lost"));
  const { rows } = await session.query<{ claimed: boolean }>("select pg_try_advisory_lock($1) as claimed", [siteLock]);
  if (rows[0]?.claimed !== true) {
    session.release();
    return null;
  }
  return { close: async () => session.release(true) };
}
