import { setTimeout as pause } from "node:timers/promises";
import { buy, emailOf, post } from "../../contenders/site/buyers.ts";
import { openRunningShop, type RunningShop, referenceMs } from "../../contenders/site/running-shop.ts";
import type { Figure, Survey } from "../../work.ts";

const orders = Number(process.env.ORDERS ?? 40);
const warmUps = 4;
const atOnce = 4;
const idleMs = 10_000;

/**
 * What an order costs from the form to the accepted mail: CPU time of each process (ms of one core), SQL statements and
 * bytes of PostgreSQL's WAL. The payment sandbox runs inside the web process and counts in its CPU time, but its own
 * statements are left out.
 */
export const work: Survey = {
  name: "orders",
  async *figures() {
    const shop = await openRunningShop();
    try {
      yield { name: "reference", value: referenceMs(), unit: "ms" };
      await buyAndWait(shop, 0, warmUps);
      const atRest = yield* idle(shop);
      yield* anOrder(shop, atRest);
      yield* aReport(shop);
      yield* linksAgain(shop);
    } finally {
      await shop.close();
    }
  },
};

const parts = ["web", "worker", "postgres"] as const;
/** CPU time per second when idle, ms. */
type AtRest = ReturnType<RunningShop["cpu"]>;

/** One web process and one worker, both idle. */
async function* idle(shop: RunningShop): AsyncGenerator<Figure, AtRest> {
  await resetStatements(shop);
  const before = shop.cpu();
  await pause(idleMs);
  const after = shop.cpu();
  const { rows } = await shop.database.pool.query<{ n: number }>("select sum(calls)::int as n from pg_stat_statements");
  yield { name: "idle statements", value: ((rows[0]?.n ?? 0) * 1000) / idleMs, unit: "per second" };
  const rate = (part: keyof AtRest) => ((after[part] - before[part]) * 1000) / idleMs;
  for (const part of parts) yield { name: `idle ${part} a second`, value: rate(part), unit: "ms" };
  return { web: rate("web"), worker: rate("worker"), postgres: rate("postgres") };
}

/** Subtracts what the processes use when idle, which orders do not cause. */
async function* anOrder(shop: RunningShop, atRest: AtRest): AsyncGenerator<Figure> {
  await resetStatements(shop);
  const wal = await walBytes(shop);
  const mailsBefore = shop.mails.length;
  const before = shop.cpu();
  const began = performance.now();
  await buyAndWait(shop, warmUps, orders);
  const seconds = (performance.now() - began) / 1000;
  const after = shop.cpu();
  for (const part of parts)
    yield { name: part, value: (after[part] - before[part] - atRest[part] * seconds) / orders, unit: "ms" };
  yield { name: "mailed by one worker", value: orders / seconds, unit: "per second" };
  const counted = await statements(shop);
  yield { name: "statements", value: counted.shop / orders, unit: "statements" };
  yield { name: "queue statements", value: counted.queue / orders, unit: "statements" };
  yield { name: "log of changes", value: ((await walBytes(shop)) - wal) / orders / 1024, unit: "KB" };
  const mailed = shop.mails.slice(mailsBefore).map(({ bytes }) => bytes);
  yield { name: "mail", value: mailed.reduce((sum, bytes) => sum + bytes, 0) / mailed.length / 1024, unit: "KB" };
}

/** A customer opens the report and downloads the stored PDF. */
async function* aReport(shop: RunningShop): AsyncGenerator<Figure> {
  const reports = shop.mails.flatMap(({ report }) => report ?? []);
  const open = async (suffix: string) => {
    for (const report of reports) await (await fetch(shop.address + report + suffix)).arrayBuffer();
  };
  for (const [name, suffix] of [
    ["report page", ""],
    ["report file", "/report.pdf"],
  ] as const) {
    const before = shop.cpu().web;
    await open(suffix);
    yield { name, value: (shop.cpu().web - before) / reports.length, unit: "ms" };
  }
}

/** A mail without an attachment: the cost of the mail itself. */
async function* linksAgain(shop: RunningShop): AsyncGenerator<Figure> {
  const ask = async (from: number, count: number) => {
    const sent = shop.mails.length;
    for (let n = from; n < from + count; n += 1) await post(shop, "/api/resend", n, { email: emailOf(n) });
    while (shop.mails.length < sent + count) await pause(20);
  };
  await ask(0, warmUps);
  const before = shop.cpu().worker;
  await ask(warmUps, orders);
  yield { name: "links mail worker", value: (shop.cpu().worker - before) / orders, unit: "ms" };
}

async function buyAndWait(shop: RunningShop, from: number, count: number): Promise<void> {
  const sent = shop.mails.length;
  let next = from;
  const lane = async () => {
    while (next < from + count) await buy(shop, next++);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  while (shop.mails.length < sent + count) await pause(20);
}

const resetStatements = ({ database }: RunningShop) => database.pool.query("select pg_stat_statements_reset()");

/**
 * SQL statements of the shop and of its queue; of the queue's polls only those that found a job. Commits, this bench's
 * own statements and the sandbox's queries to its tables are left out.
 */
async function statements({ database }: RunningShop): Promise<{ readonly shop: number; readonly queue: number }> {
  const { rows } = await database.pool.query<{ ours: boolean; n: number }>(`
    select query not like '%pgboss%' and query not like '%pg_notify%' as ours,
      sum(case when query like '%WITH next as%' then rows else calls end)::int as n
    from pg_stat_statements
    where query !~* '^(begin|commit|rollback|listen|set)|sandbox_|pg_stat_statements|pg_total|pg_current'
    group by 1`);
  const of = (ours: boolean) => rows.find((row) => row.ours === ours)?.n ?? 0;
  return { shop: of(true), queue: of(false) };
}

async function walBytes({ database }: RunningShop): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>("select pg_current_wal_lsn() - '0/0' as n");
  return Number(rows[0]?.n ?? 0);
}
