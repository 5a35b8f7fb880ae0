import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const running: ChildProcess[] = [];
let nextPort = 3460;

interface Site {
  readonly child: ChildProcess;
  readonly address: string;
  words(): string;
  ended: Promise<number | null>;
}

/** Starts the built site on its own data and port. */
function start(settings: { readonly dataDir: string; readonly port?: number }): Site {
  const port = settings.port ?? nextPort++;
  const child = spawn(process.execPath, ["apps/site/main.mjs"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: settings.dataDir, LOG_LEVEL: "warn", NODE_ENV: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let words = "";
  child.stdout?.on("data", (chunk: Buffer) => (words += chunk));
  child.stderr?.on("data", (chunk: Buffer) => (words += chunk));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, address: `http://127.0.0.1:${port}`, words: () => words, ended };
}

async function ready(site: Site): Promise<void> {
  let over = false;
  void site.ended.then(() => {
    over = true;
  });
  while (!over) {
    const answer = await fetch(`${site.address}/readyz`).catch((error: unknown) => error);
    if (answer instanceof Response && answer.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the site ended before it was ready:\n${site.words()}`);
}

const newData = () => mkdtempSync(join(tmpdir(), "cosmic-start-"));

/** Process numbers whose environment or command line names this data folder. */
function processesOn(dataDir: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      const read = spawnSync("cat", [`/proc/${pid}/cmdline`], { encoding: "utf8" });
      return read.stdout.includes(dataDir);
    });
}

const birthData = {
  fullName: "Marina Duarte",
  email: "marina@example.com",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthCity: "São Paulo",
  birthCountry: "Brazil",
  latitude: -23.5505,
  longitude: -46.6333,
  timezone: "America/Sao_Paulo",
};

async function placeOrder(site: Site): Promise<void> {
  const answer = await fetch(`${site.address}/api/checkout`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: birthData.email,
      name: birthData.fullName,
      birthData,
      plan: "basic",
      locale: "en-us",
    }),
  });
  expect(answer.status).toBe(200);
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

afterEach(async () => {
  const open = running.splice(0).filter((child) => child.exitCode === null && child.signalCode === null);
  await Promise.all(
    open.map((child) => {
      const gone = new Promise((resolve) => child.on("close", resolve));
      child.kill("SIGKILL");
      return gone;
    }),
  );
});

test("it says where it is, and Ctrl-C leaves no process behind", async () => {
  const dataDir = newData();
  const site = start({ dataDir });
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
  const first = start({ dataDir });
  await ready(first);
  const second = start({ dataDir });
  expect(await second.ended).toBe(1);
  expect(second.words()).toMatch(/already running/);
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
});

test("a busy port is said in one sentence", async () => {
  const other = createServer();
  const port = nextPort++;
  await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
  const site = start({ dataDir: newData(), port });
  expect(await site.ended).toBe(1);
  expect(site.words()).toContain(`Port ${port} is taken by another program.`);
  other.close();
});

test("after kill -9 of everything the next start recovers with every order", async () => {
  const dataDir = newData();
  const first = start({ dataDir });
  await ready(first);
  await placeOrder(first);
  const postmaster = Number(readFileSync(join(dataDir, "pg/postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(postmaster, "SIGKILL");
  first.child.kill("SIGKILL");
  await first.ended;
  const second = start({ dataDir });
  await ready(second);
  expect(ordersIn(dataDir)).toHaveLength(1);
});

test("a setting that cannot be used stops the start with a sentence", async () => {
  const site = start({ dataDir: newData(), port: 99_999 });
  expect(await site.ended).toBe(1);
  expect(site.words()).toMatch(/PORT is not usable: set it to/);
});
