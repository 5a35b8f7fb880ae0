import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { openPdfBucket } from "@cosmic/shop/pdf-cache/pdf-bucket";
import { startTestBucket, type TestBucket } from "@cosmic/shop/testing/test-bucket";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { birthData, checkout, ready, root, type Site, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";
import { type Pgbouncer, startPgbouncer } from "../storms/runner/pgbouncer.ts";
import { type StormDatabase, startStormDatabase } from "../storms/runner/storm-database.ts";

/** Long enough for the slowest machine; a test that hangs still fails in the end. */
const patience = { timeout: 60_000, interval: 50 };

const folder = makeTestFolder();
let server: StormDatabase;
let pooler: Pgbouncer;
let bucket: TestBucket;
let database: Database;
let shared: Readonly<Record<string, string>>;
let webs: [Site, Site];
let workers: [Site, Site];

/**
 * Each process runs as if on its own machine: they share only the database behind its pooler, the bucket and the keys.
 */
beforeAll(async () => {
  server = await startStormDatabase(folder.path);
  pooler = await startPgbouncer(join(folder.path, "pooler"), server.connection);
  bucket = await startTestBucket(folder.path);
  const [one, two, three, four] = [await freePort(), await freePort(), await freePort(), await freePort()];
  shared = {
    ...{ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: server.url, SITE_URL: `http://127.0.0.1:${one}` },
    ...bucket.variables,
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
  await pooler.stop();
  await bucket.close();
  await server.stop();
  await folder.remove();
});

const buyers = ["ada", "bea", "cleo"].map((name) => `${name}@example.org`);
const webOf = (n: number): Site => webs[n % 2] ?? webs[0];

async function click(site: Site, email: string, attempt: string): Promise<string> {
  const body = JSON.stringify({ ...checkout, email, birthData: { ...birthData, email }, attempt });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${site.address}/api/checkout`, { method: "POST", headers, body });
  expect(answer.status, `${await answer.clone().text()} ${site.words()}`).toBe(200);
  const { url }: { readonly url: string } = await answer.json();
  return url;
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

/** Ignores the exit code: this trial is not ready for real money, which `doctor` reports by its exit code. */
async function operator(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: "", DATA_DIR: join(folder.path, "operator"), ...shared };
  const command = ["tools/operations/operator.mjs", ...args];
  const running = promisify(execFile)(process.execPath, command, { cwd: root, env });
  const done = await running.catch((ended: { stdout: string; stderr: string }) => ended);
  expect(done.stderr).toBe("");
  return done.stdout;
}

/** The owners of the PDFs in the bucket. */
async function ownersStored(): Promise<readonly string[]> {
  const owners: string[] = [];
  for await (const page of openPdfBucket(bucket.settings).list()) owners.push(...page.map(({ owner }) => owner));
  return owners;
}

async function orderOf(email: string) {
  const { rows } = await database.pool.query<{ id: string; number: string }>(
    "select id, number from orders where email = $1",
    [email],
  );
  return rows[0] ?? { id: "no order", number: "no order" };
}

async function download(site: Site, email: string): Promise<Buffer> {
  const answer = await fetch(`${site.address}${await reportOf(email)}/report.pdf`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
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

test("a PDF is printed once for all machines, and both webs hand out the same bytes", async () => {
  const email = "cleo@example.org";
  const first = await download(webs[0], email);
  const writes = () => bucket.requests.filter((method) => method === "PUT").length;
  const written = writes();
  expect(await ownersStored()).toContain((await orderOf(email)).id);
  expect((await download(webs[1], email)).equals(first)).toBe(true);
  expect((await download(webs[0], email)).equals(first)).toBe(true);
  expect(writes()).toBe(written);
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
  const { id } = await orderOf(email);
  await download(there, email);
  expect(await ownersStored()).toContain(id);
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
  expect(await ownersStored()).not.toContain(id);
});

test("a refund by the operator closes the report at both webs, and takes its PDF out of the bucket", async () => {
  const email = "cleo@example.org";
  const [report, { id, number }] = [await reportOf(email), await orderOf(email)];
  expect((await post(`${webs[0].address}${report}/refund`, { reason: "Not for me." })).status).toBe(200);
  await operator("refund", number);
  for (const web of webs) expect((await fetch(web.address + report)).status).toBe(404);
  expect(await ownersStored()).not.toContain(id);
});

test("doctor sees the pooler, the way past it and the bucket", async () => {
  const {
    findings,
  }: {
    readonly findings: readonly { readonly name: string; readonly ok: boolean; readonly words: string }[];
  } = JSON.parse(await operator("doctor", "--json"));
  const told = findings.filter(({ name }) => ["pooler", "statement limit", "bucket"].includes(name));
  expect(told.map(({ name, ok, words }) => `${name} ${ok}: ${words}`)).toEqual([
    "pooler true: a pooler is in front, and DATABASE_DIRECT_URL passes it",
    "statement limit true: 30 s",
    "bucket true: one for all machines",
  ]);
});
