import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { migrateShop } from "@cosmic/shop/database/migrate-shop";
import { afterAll, expect, test, vi } from "vitest";
import { openLog } from "../../log/open-log.ts";
import { makeTestFolder } from "../../testing/test-folder.ts";
import { openDatabase } from "../open.ts";

const folder = makeTestFolder();
const log = openLog({ level: "silent" });
const open = (dataDir: string) => openDatabase({ databaseUrl: null, dataDir }, log);
afterAll(() => folder.remove());

test("a second start in the same folder attaches and says so, and leaves the server running", async () => {
  const dataDir = join(folder.path, "shared");
  const [one, two] = await Promise.all([open(dataDir), open(dataDir)]);
  expect([one.attached, two.attached].sort()).toEqual([false, true]);
  const [owner, guest] = one.attached ? [two, one] : [one, two];
  await guest.close();
  expect(await owner.ping()).toBeGreaterThan(0);
  await owner.close();
});

test("a session that the server ends while it is out on loan ends no process", async () => {
  const database = await open(join(folder.path, "shared"));
  const session = await database.pool.connect();
  const { rows } = await session.query<{ pid: number }>("select pg_backend_pid() as pid");
  const ended = new Promise((resolve) => session.once("end", resolve));
  // The session is idle at this point, as between two statements.
  await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await ended;
  await expect(session.query("select 1")).rejects.toThrow();
  session.release(true);
  expect(await database.ping()).toBeGreaterThan(0);
  await database.close();
});

test("ten starts at once migrate once, and a later start finds nothing to do", async () => {
  const dataDir = join(folder.path, "shared");
  const first = await open(dataDir);
  const others = await Promise.all(Array.from({ length: 9 }, () => open(dataDir)));
  const all = [first, ...others];
  await Promise.all(all.map((database) => migrateShop(database)));
  await migrateShop(first);
  const ran = await first.pool.query("select count(*)::int as n from drizzle.__drizzle_migrations");
  const journal = JSON.parse(
    readFileSync(new URL("../../../shop/database/migrations/meta/_journal.json", import.meta.url), "utf8"),
  );
  expect(ran.rows).toEqual([{ n: journal.entries.length }]);
  await Promise.all(others.map((database) => database.close()));
  await first.close();
});

test("what was committed survives kill -9 of the process that owns the server", async () => {
  const dataDir = join(folder.path, "killed");
  const script = `
    import { openDatabase } from "@cosmic/platform/database/open";
    import { openLog } from "@cosmic/platform/log/open-log";
    const database = await openDatabase({ databaseUrl: null, dataDir: process.argv[1] }, openLog({ level: "silent" }));
    await database.pool.query("create table kept (n int)");
    await database.pool.query("insert into kept values (7)");
    console.log("written");
    setInterval(() => {}, 1000);`;
  const args = ["--import", "tsx", "--input-type=module", "-e", script, dataDir];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(createInterface(child.stdout), "line");
  expect(line).toBe("written");
  child.kill("SIGKILL");
  await once(child, "exit");
  const database = await open(dataDir);
  expect((await vi.waitFor(() => database.pool.query("select n from kept"), { timeout: 45_000 })).rows).toEqual([
    { n: 7 },
  ]);
  await database.close();
});

test("a folder too deep for a socket's path works", async () => {
  const dataDir = join(folder.path, "d".repeat(60), "e".repeat(60));
  mkdirSync(dataDir, { recursive: true });
  const database = await open(dataDir);
  expect(await database.ping()).toBeGreaterThan(0);
  await database.close();
  expect(existsSync(join(dataDir, "pg", "postmaster.pid"))).toBe(false);
});

test("losing the server is no end of the process: the pool reports it and the next call fails", async () => {
  const dataDir = join(folder.path, "shared");
  const owner = await open(dataDir);
  const guest = await open(dataDir);
  await guest.ping();
  await owner.close();
  await expect(guest.ping()).rejects.toThrow();
  await guest.close();
});

test("a transaction that throws leaves nothing behind", async () => {
  const database = await open(join(folder.path, "shared"));
  await database.pool.query("create table t (n int)");
  const work = database.transaction(async (tx) => {
    await tx.client.query("insert into t values (1)");
    throw new Error("no");
  });
  await expect(work).rejects.toThrow("no");
  expect((await database.pool.query("select n from t")).rows).toEqual([]);
  await database.close();
});
