import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { type Database, openDatabase } from "../database/open.ts";
import { openLog } from "../log/open-log.ts";
import { inTrace } from "../log/trace.ts";
import { copyPreparedDatabase } from "../testing/prepared-database.ts";
import { makeTestFolder } from "../testing/test-folder.ts";
import { defineJob, handleJob } from "./job.ts";
import { listenForJobs } from "./job-listener.ts";
import { measureQueue } from "./measure-queue.ts";
import { openQueue, type Queue } from "./open-queue.ts";

const folder = makeTestFolder();
const lines: string[] = [];
const log = openLog({ level: "info", stream: { write: (line) => lines.push(line) } });
const note = defineJob("note", z.object({ id: z.string() }));
const flaky = defineJob("flaky", z.object({ id: z.string() }), { retryDelaySeconds: 1 });
const lost = defineJob("lost", z.object({ id: z.string() }), { expireSeconds: 1, retryDelaySeconds: 1 });
/** Has a queue and no worker. */
const idle = defineJob("idle", z.object({}));
const jobs = [note, flaky, lost, idle];
const done: string[] = [];
let tries = 0;
let database: Database;
let queue: Queue;

beforeAll(async () => {
  const dataDir = join(folder.path, "data");
  copyPreparedDatabase(dataDir);
  database = await openDatabase({ databaseUrl: null, dataDir }, log);
  queue = await openQueue({ database, log, jobs });
});
afterAll(async () => {
  await queue.close();
  await database.close();
  await folder.remove();
});

const state = async (name: string) =>
  (await database.pool.query("select state from pgboss.job where name = $1", [name])).rows.map((row) => row.state);

test("a job exists when, and only when, its transaction commits", async () => {
  const failing = database.transaction(async (tx) => {
    await queue.enqueue(tx, note, { id: "never" });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await state("note")).toEqual([]);
  await database.transaction((tx) => queue.enqueue(tx, note, { id: "once" }));
  expect(await state("note")).toEqual(["created"]);
});

test("several processes opening the queue at once agree", async () => {
  const opened = await Promise.all(Array.from({ length: 4 }, () => openQueue({ database, log, jobs })));
  await Promise.all(opened.map((one) => one.close()));
});

test("a job left active by a killed worker is taken up again after its expiry", async () => {
  await database.transaction((tx) => queue.enqueue(tx, lost, { id: "orphan" }));
  await database.pool.query("update pgboss.job set state = 'active', started_on = now() where name = 'lost'");
  queue.startWorkers([
    handleJob(note, async ({ id }) => {
      done.push(id);
    }),
    handleJob(flaky, async ({ id }) => {
      tries += 1;
      if (tries === 1) throw new Error("failed for zoe@example.org");
      done.push(id);
    }),
    handleJob(lost, async ({ id }) => {
      done.push(id);
    }),
  ]);
  await vi.waitFor(() => expect(done).toContain("once"), { timeout: 45_000 });
  await vi.waitFor(() => expect(done).toContain("orphan"), { timeout: 45_000, interval: 50 });
});

test("a failed try is made again, and neither log nor queue keeps what was personal in its error", async () => {
  await database.transaction((tx) => queue.enqueue(tx, flaky, { id: "second-try" }));
  await vi.waitFor(() => expect(done).toContain("second-try"), { timeout: 45_000, interval: 50 });
  const kept = await database.pool.query("select output::text from pgboss.job where name = 'flaky'");
  expect(JSON.stringify(kept.rows) + lines.join("")).not.toContain("zoe@");
});

test("a committed job is announced: it does not wait to be found", async () => {
  const before = performance.now();
  await database.transaction((tx) => queue.enqueue(tx, note, { id: "rung" }));
  await vi.waitFor(() => expect(done).toContain("rung"), { timeout: 45_000, interval: 5 });
  lines.push(`announced in ${Math.round(performance.now() - before)} ms`);
});

test("a database that ends its sessions stops no worker: they listen again", async () => {
  const ended = "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'";
  expect((await database.pool.query(ended)).rowCount).toBe(1);
  await database.transaction((tx) => queue.enqueue(tx, note, { id: "after the end" }));
  await vi.waitFor(() => expect(done).toContain("after the end"), { timeout: 45_000, interval: 5 });
});

test("sleepers that rise together open one session to listen on, not one each", async () => {
  const listening = async () =>
    (await database.pool.query("select 1 from pg_stat_activity where query like 'listen %'")).rowCount ?? 0;
  const before = await listening();
  // A session takes longer to open than they sleep.
  const cold = new pg.Pool(database.pool.options);
  const listener = listenForJobs(cold, log);
  await Promise.all(Array.from({ length: 5 }, () => listener.wait("note", 0)));
  await vi.waitFor(async () => expect(await listening()).toBeGreaterThan(before), { timeout: 45_000, interval: 5 });
  await vi.waitFor(() => expect(cold.waitingCount).toBe(0), { timeout: 45_000, interval: 5 });
  expect([cold.totalCount, (await listening()) - before]).toEqual([1, 1]);
  listener.close();
  await cold.end();
});

test("the lines of a job carry the number of the request that caused it, and its order", async () => {
  lines.length = 0;
  const trace = { requestId: "5f0c2b1a9d3e4c77" };
  await inTrace(trace, () => database.transaction((tx) => queue.enqueue(tx, note, { id: "traced" })));
  // A job of the test before may still be ending.
  const done = () =>
    lines.map((one) => JSON.parse(one)).filter(({ message, job }) => message === "job done" && job === "note");
  await vi.waitFor(() => expect(done()).toContainEqual(expect.objectContaining(trace)), {
    timeout: 45_000,
    interval: 5,
  });
});

test("waiting jobs are counted by name, those that are due too, with the age of the oldest of these", async () => {
  await database.pool.query(
    `insert into pgboss.job (name, start_after)
     values ('idle', now() - interval '90 seconds'), ('idle', now() + interval '1 hour')`,
  );
  const [idle, other] = await measureQueue(database, [{ name: "idle" }, { name: "note" }]);
  expect(idle).toMatchObject({ job: "idle", waiting: 2, due: 1 });
  expect(idle?.oldestSeconds).toBeGreaterThanOrEqual(90);
  expect(other).toEqual({ job: "note", waiting: 0, due: 0, oldestSeconds: 0 });
});
