import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkout, emptyData, postCheckout, ready, root, type Site, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";

/** Process ids whose environment or command line names this data folder. */
function processesOn(dataDir: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      const read = spawnSync("cat", [`/proc/${pid}/cmdline`], { encoding: "utf8" });
      return read.stdout.includes(dataDir);
    });
}

/**
 * The first tests follow one shop over time and depend on their order, because a start that creates a PostgreSQL is
 * slow.
 */
const dataDir = emptyData();
let first: Site;
beforeAll(async () => {
  first = startSite({ dataDir, port: await freePort() });
  await ready(first);
});
afterAll(stopSites);

test("it says where it is", async () => {
  await expect.poll(first.words).toContain("Ctrl-C");
  for (const word of [first.address, `${first.address}/mailbox`, "4242 4242 4242 4242"])
    expect(first.words()).toContain(word);
  expect(processesOn(dataDir).length).toBeGreaterThan(0);
});

test("a second start on the same data says so and leaves the first alone", async () => {
  const second = startSite({ dataDir, port: await freePort() });
  expect(await second.ended).toBe(1);
  expect(second.words()).toMatch(/already running/);
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
});

test("after kill -9 of everything the next start recovers with every order, and Ctrl-C leaves no process behind", async () => {
  expect((await postCheckout(first, checkout)).status).toBe(200);
  const postmaster = Number(readFileSync(join(dataDir, "pg/postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(postmaster, "SIGKILL");
  first.child.kill("SIGKILL");
  await first.ended;
  const next = startSite({ dataDir, port: await freePort() });
  await ready(next);
  const database = await openDatabase({ databaseUrl: null, dataDir }, openLog({ level: "silent" }));
  const { rows } = await database.pool.query("select email from orders");
  await database.close();
  expect(rows).toEqual([{ email: checkout.email }]);
  next.child.kill("SIGINT");
  expect(await next.ended).toBe(0);
  expect(processesOn(dataDir)).toEqual([]);
});

test("a busy port is said in one sentence", async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
  const site = startSite({ dataDir, port });
  expect(await site.ended).toBe(1);
  expect(site.words()).toContain(`Port ${port} is taken by another program.`);
  other.close();
});

test("a setting that cannot be used stops the start with a sentence", async () => {
  const site = startSite({ dataDir: emptyData(), port: 99_999 });
  expect(await site.ended).toBe(1);
  expect(site.words()).toMatch(/PORT is not usable: set it to/);
});

test("a Node that is too old is told so before anything else is tried", () => {
  const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.19.0'})";
  const tried = spawnSync(process.execPath, ["--import", older, "tools/operations/start/start.mjs"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(tried.status).toBe(1);
  expect(tried.stderr).toContain("needs Node 20.19 or newer; this is Node 18.19.0");
});
