import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkout, freePort, newData, postCheckout, ready, root, startSite, stopSites } from "../site-process.ts";

/** Process numbers whose environment or command line names this data folder. */
function processesOn(dataDir: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      const read = spawnSync("cat", [`/proc/${pid}/cmdline`], { encoding: "utf8" });
      return read.stdout.includes(dataDir);
    });
}

function ordersIn(dataDir: string): unknown[] {
  const listed = spawnSync("npm", ["run", "-s", "operator", "--", "orders", "--json"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: "" },
    encoding: "utf8",
  });
  expect(listed.status, listed.stderr).toBe(0);
  return listed.stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

afterEach(stopSites);

test("it says where it is, and Ctrl-C leaves no process behind", async () => {
  const dataDir = newData();
  const site = startSite({ dataDir });
  await ready(site);
  await expect.poll(site.words).toContain("Ctrl-C");
  for (const word of [site.address, `${site.address}/mailbox`, "4242 4242 4242 4242"])
    expect(site.words()).toContain(word);
  expect(processesOn(dataDir).length).toBeGreaterThan(0);
  site.child.kill("SIGINT");
  expect(await site.ended).toBe(0);
  expect(processesOn(dataDir)).toEqual([]);
});

test("a second start on the same data says so and leaves the first alone", async () => {
  const dataDir = newData();
  const first = startSite({ dataDir });
  await ready(first);
  const second = startSite({ dataDir });
  expect(await second.ended).toBe(1);
  expect(second.words()).toMatch(/already running/);
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
});

test("a busy port is said in one sentence", async () => {
  const other = createServer();
  const port = freePort();
  await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
  const site = startSite({ dataDir: newData(), port });
  expect(await site.ended).toBe(1);
  expect(site.words()).toContain(`Port ${port} is taken by another program.`);
  other.close();
});

test("after kill -9 of everything the next start recovers with every order", async () => {
  const dataDir = newData();
  const first = startSite({ dataDir });
  await ready(first);
  expect((await postCheckout(first, checkout)).status).toBe(200);
  const postmaster = Number(readFileSync(join(dataDir, "pg/postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(postmaster, "SIGKILL");
  first.child.kill("SIGKILL");
  await first.ended;
  const second = startSite({ dataDir });
  await ready(second);
  expect(ordersIn(dataDir)).toHaveLength(1);
});

test("a setting that cannot be used stops the start with a sentence", async () => {
  const site = startSite({ dataDir: newData(), port: 99_999 });
  expect(await site.ended).toBe(1);
  expect(site.words()).toMatch(/PORT is not usable: set it to/);
});

test("a Node that is too old is told so before anything else is tried", () => {
  const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.19.0'})";
  const tried = spawnSync(process.execPath, ["--import", older, "tools/start/start.mjs"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(tried.status).toBe(1);
  expect(tried.stderr).toContain("needs Node 20.19 or newer; this is Node 18.19.0");
});
