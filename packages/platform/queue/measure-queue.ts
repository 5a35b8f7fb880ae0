import type { Database } from "../database/open.ts";

/** Jobs of one name that nobody works on yet. */
export interface WaitingJobs {
  readonly job: string;
  /** Due, or waiting for their next try. */
  readonly waiting: number;
  /** Of these, those that a free worker would begin now. */
  readonly due: number;
  /** How long the oldest has been due; 0 when none is. */
  readonly oldestSeconds: number;
}

/** Depth and age of each of these queues; one query, answered from pg-boss' index of waiting jobs. */
export async function measureQueue(
  { pool }: Pick<Database, "pool">,
  jobs: readonly { readonly name: string }[],
): Promise<readonly WaitingJobs[]> {
  const { rows } = await pool.query<{ name: string; waiting: number; due: number; oldest: number | null }>(
    waitingByName,
  );
  const found = new Map(rows.map((row) => [row.name, row]));
  return jobs.map(({ name }) => {
    const row = found.get(name);
    const { waiting = 0, due = 0 } = row ?? {};
    return { job: name, waiting, due, oldestSeconds: Math.max(0, row?.oldest ?? 0) };
  });
}

const waitingByName = `
  select name, count(*)::int as waiting, count(*) filter (where start_after <= now())::int as due,
    extract(epoch from now() - min(start_after))::float8 as oldest
  from pgboss.job where state < 'active' group by name`;
