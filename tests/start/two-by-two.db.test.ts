import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "../../tools/storm/free-port.ts";
import { type StormDatabase, startStormDatabase } from "../../tools/storm/storm-database.ts";
import { birthData, checkout, ready, type Site, startSite, stopSites } from "../site-process.ts";

/** No machine is too slow for these; a test that hangs says so at last. */
const patience = { timeout: 60_000, interval: 50 };

const folder = makeTestFolder();
let server: StormDatabase;
let database: Database;
let webs: [Site, Site];
let workers: [Site, Site];

/** Each as on a machine of its own: they share the database, its address and the keys, and nothing else. */
beforeAll(async () => {
  server = await startStormDatabase(folder.path);
  const [one, two, three, four] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const shared = {
    ...{ DATABASE_URL: server.url, SITE_URL: `http://127.0.0.1:${one}` },
    ...{ LINK_SECRET: "l".repeat(43), STRIPE_WEBHOOK_SECRET: `whsec_${"w".repeat(32)}` },
  };
  const web = (port: number) =>
    startSite({ dataDir: join(folder.path, `web-${port}`), port, variables: { ...shared, ROLE: "web" } });
  const worker = (port: number) =>
    startSite({
      dataDir: join(folder.path, `worker-${port}`),
      port,
      variables: { ...shared, ROLE: "worker", METRICS_PORT: String(port), LOG_LEVEL: "info" },
    });
  webs = [web(one), web(two)];
  workers = [worker(three), worker(four)];
  await Promise.all([...webs, ...workers].map(ready));
  database = await openDatabase({ databaseUrl: server.url, dataDir: folder.path }, openLog({ level: "silent" }));
});

afterAll(async () => {
  await stopSites();
  await database.close();
  await server.stop();
  await folder.remove();
});

const buyers = ["ada", "bea", "cleo"].map((name) => `${name}@example.org`);
const webOf = (n: number): Site => webs[n % 2] ?? webs[0];

async function click(site: Site, email: string, attempt: string): Promise<string> {
  const body = JSON.stringify({ ...checkout, email, birthData: { ...birthData, email }, attempt });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${site.address}/api/checkout`, { method: "POST", headers, body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

async function mailsTo(email: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ raw: Buffer }>("select raw from mailbox_messages order by id");
  const texts = rows.map(({ raw }) => raw.toString("latin1").replaceAll("=\r\n", ""));
  return texts.filter((text) => new RegExp(`^To: ${email}`, "m").test(text));
}

async function reportOf(email: string): Promise<string> {
  const [mail = ""] = await mailsTo(email);
  return /\/r\/[\w-]{43}/.exec(mail)?.[0] ?? "no link";
}

const hasDelivered = ({ words }: Site) =>
  words()
    .split("\n")
    .some((line) => line.includes('"job":"deliver-report"') && line.includes('"job done"'));

test("clicks at two webs are one order, paid at either and delivered once, though a worker is stopped in the middle", async () => {
  for (const [n, email] of buyers.entries()) {
    const attempt = randomUUID();
    const pages = await Promise.all([0, 1, 2, 3].map((m) => click(webOf(m), email, attempt)));
    expect(new Set(pages).size, pages.join(" ")).toBe(1);
    const page = new URL(pages[0] ?? "").pathname;
    const paid = await post(webOf(n + 1).address + page, {
      cardNumber: "4242424242424242",
      expiry: "12/40",
      cvc: "123",
    });
    expect(paid.status).toBe(303);
  }
  const first = await vi.waitFor(() => {
    const found = workers.find(hasDelivered);
    if (!found) throw new Error("nothing is delivered yet");
    return found;
  }, patience);
  first.child.kill("SIGTERM");
  expect(await first.ended, first.words()).toBe(0);
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query<{ state: string }>("select state from orders");
    expect(rows.map(({ state }) => state)).toEqual(buyers.map(() => "delivered"));
  }, patience);
  for (const email of buyers) expect(await mailsTo(email)).toHaveLength(1);
  const { rows } = await database.pool.query("select attempts from deliveries");
  expect(rows).toEqual(buyers.map(() => ({ attempts: 1 })));
});

test("what a mailbox may be sent in an hour is counted over both webs", async () => {
  for (const n of [0, 1, 0, 1, 0, 1]) {
    const asked = await post(`${webOf(n).address}/privacy/data`, { email: "ada@example.org", kind: "export" });
    expect(asked.status).toBe(200);
  }
  const { rows } = await database.pool.query("select kind from privacy_requests where email = 'ada@example.org'");
  expect(rows).toHaveLength(3);
});

test("a link withdrawn at one web is refused by the other with the next request", async () => {
  const email = "bea@example.org";
  const report = await reportOf(email);
  const [here, there] = webs;
  expect((await fetch(there.address + report)).status).toBe(200);
  expect((await post(`${there.address}/privacy/data`, { email, kind: "erase" })).status).toBe(200);
  const confirm = await vi.waitFor(async () => {
    const link = (await mailsTo(email)).flatMap((mail) => /\/privacy\/confirm\/[\w-]{43}/.exec(mail) ?? []).at(-1);
    if (!link) throw new Error("the confirmation is not there yet");
    return link;
  }, patience);
  expect((await post(here.address + confirm, {})).status).toBe(200);
  expect((await fetch(there.address + report)).status).toBe(404);
  expect((await fetch(`${there.address}${report}/report.pdf`)).status).toBe(404);
  expect((await fetch(there.address + (await reportOf("cleo@example.org")))).status).toBe(200);
});
