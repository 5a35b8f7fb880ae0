import { join } from "node:path";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { inspectRoute } from "@cosmic/platform/database/pooler";
import { openLog } from "@cosmic/platform/log/open-log";
import { defineJob, handleJob } from "@cosmic/platform/queue/job";
import { listenForJobs } from "@cosmic/platform/queue/job-listener";
import { openQueue } from "@cosmic/platform/queue/open-queue";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { migrateShop } from "@cosmic/shop/database/migrate-shop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { newData, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";
import { type Pgbouncer, startPgbouncer } from "../storms/runner/pgbouncer.ts";
import { type StormDatabase, startStormDatabase } from "../storms/runner/storm-database.ts";

const folder = makeTestFolder();
const log = openLog({ level: "silent" });
let server: StormDatabase;
let pooler: Pgbouncer;
/** A pooler that ignores the statement timeout a session asks for when it starts. */
let heedless: Pgbouncer;
const opened: Database[] = [];

beforeAll(async () => {
  server = await startStormDatabase(join(folder.path, "data"));
  pooler = await startPgbouncer(join(folder.path, "pooler"), server.connection);
  const ignored = { ignore_startup_parameters: "statement_timeout" };
  heedless = await startPgbouncer(join(folder.path, "heedless"), server.connection, ignored);
});
afterAll(async () => {
  await stopSites();
  for (const database of opened) await database.close();
  await Promise.all([pooler.stop(), heedless.stop()]);
  await server.stop();
  await folder.remove();
});

async function open(databaseUrl: string, databaseDirectUrl: string | null): Promise<Database> {
  const database = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir: folder.path }, log);
  opened.push(database);
  return database;
}

test("a pooler that nobody told of is noticed, and so is a limit on statements that it swallowed", async () => {
  expect(await inspectRoute(await open(server.url, null))).toEqual({ pooler: false, direct: true, limited: true });
  expect(await inspectRoute(await open(heedless.url, null))).toEqual({ pooler: true, direct: false, limited: false });
});

test("in front of PgBouncer without a direct address the start is refused with a sentence", async () => {
  const site = startSite({ dataDir: newData(), port: await freePort(), variables: { DATABASE_URL: pooler.url } });
  expect(await site.ended).toBe(1);
  expect(site.words()).toMatch(/^DATABASE_URL leads to a pooler such as PgBouncer: set DATABASE_DIRECT_URL/m);
});

test("with a direct address PostgreSQL itself limits the statements that come through the pooler", async () => {
  const before = await open(pooler.url, server.url);
  expect(await inspectRoute(before)).toEqual({ pooler: true, direct: true, limited: false });
  await Promise.all([migrateShop(before), migrateShop(before)]);
  // PgBouncer may reuse its old session until it learns that the session has ended.
  const route = () => inspectRoute(before).catch(() => null);
  await expect.poll(route).toEqual({ pooler: true, direct: true, limited: true });
});

test("what is announced through the pooler is heard past it, and the workers listen there", async () => {
  const database = await open(pooler.url, `${server.url}&application_name=direct`);
  const job = defineJob("announced", z.object({}));
  const queue = await openQueue({ database, log, jobs: [job] });
  const listeners = async () => {
    const found = await database.pool.query<{ name: string }>(
      "select application_name as name from pg_stat_activity where query = 'listen cosmic_jobs' and state = 'idle'",
    );
    return found.rows.map(({ name }) => name);
  };
  const listener = listenForJobs(database.direct, log);
  await expect.poll(listeners).toEqual(["direct"]);
  // An hour: only the notification can end the wait in time.
  const heard = listener.wait(job.name, 3_600_000);
  await database.transaction((tx) => queue.enqueue(tx, job, {}));
  await heard;
  listener.close();
  await expect.poll(listeners).toEqual([]);
  queue.startWorkers([handleJob(job, async () => {})]);
  await expect.poll(listeners).toEqual(["direct"]);
  await queue.close();
});
