// node --import tsx tools/operations/try-restore.ts [PG_CONFIG]: sells three reports, makes a backup as in
// docs/operating.md, erases one buyer, restores on another server, replays the erasure, and checks that everything
// works. Needs PostgreSQL's own programs, 15 or newer. Prints one line of JSON; exits with 1 when anything is missing.

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { required } from "@cosmic/chart/required";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { newestBackup } from "@cosmic/shop/backup/backup-names";
import { readEverythingKept, whereIs } from "@cosmic/shop/testing/kept-everywhere";
import {
  birthData,
  checkout,
  postCheckout,
  ready,
  root,
  type Site,
  startSite,
  stopSites,
} from "../../tests/site-process.ts";
import { freePort } from "../../tests/storms/runner/free-port.ts";
import { buildIfNeeded } from "./start/prepare.mjs";
import { startTrialPostgres, type TrialPostgres } from "./trial-postgres.ts";

const folder = makeTestFolder();
const erased = "canary.erased@example.org";
const backups = join(folder.path, "backups");
const keys = {
  BACKUP_DIR: backups,
  LINK_SECRET: "r".repeat(43),
  STRIPE_WEBHOOK_SECRET: `whsec_${"r".repeat(32)}`,
};
const say = (line: string) => process.stderr.write(`${line}\n`);

interface House {
  readonly web: Site;
  readonly variables: Readonly<Record<string, string>>;
  readonly database: Database;
  startWorker(): Promise<Site>;
}

async function openHouse(name: string, databaseUrl: string): Promise<House> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const dataDir = join(folder.path, name);
  const variables = { ...keys, DATABASE_URL: databaseUrl, SITE_URL: `http://127.0.0.1:${port}` };
  const web = startSite({ dataDir, port, variables: { ...variables, ROLE: "web" } });
  await ready(web);
  return {
    web,
    variables: { ...variables, DATA_DIR: dataDir },
    database: await openDatabase({ databaseUrl, dataDir }, openLog({ level: "silent" })),
    startWorker: async () => {
      const role = { ROLE: "worker", METRICS_PORT: String(metricsPort) };
      const worker = startSite({ dataDir, port: metricsPort, variables: { ...variables, ...role } });
      await ready(worker);
      return worker;
    },
  };
}

async function buy({ web }: House, email: string): Promise<void> {
  const answer = await postCheckout(web, { ...checkout, email, birthData: { ...birthData, email } });
  const { url }: { readonly url: string } = await answer.json();
  const card = new URLSearchParams({ cardNumber: "4242424242424242", expiry: "12/40", cvc: "123" });
  const paid = await fetch(url, { method: "POST", body: card, redirect: "manual" });
  if (paid.status !== 303) throw new Error(`the payment was answered ${paid.status}`);
}

/** Report paths in the mails to an address, once there are this many mails. */
async function linksTo({ database }: House, email: string, mails: number): Promise<readonly string[]> {
  for (;;) {
    const { rows } = await database.pool.query<{ raw: Buffer }>("select raw from mailbox_messages order by id");
    const texts = rows.map(({ raw }) => raw.toString("latin1").replaceAll("=\r\n", ""));
    const theirs = texts.filter((text) => text.includes(`To: ${email}`));
    if (theirs.length >= mails) return theirs.flatMap((text) => /\/r\/[\w-]{43}/.exec(text)?.[0] ?? []);
    await pause(100);
  }
}

async function opens({ web }: House, path: string): Promise<boolean> {
  const answer = await fetch(web.address + path);
  await answer.arrayBuffer();
  return answer.status === 200;
}

/** Runs an operator command with the settings of a test site; throws with the command's output on failure. */
function operate({ variables }: Pick<House, "variables">, ...args: readonly string[]): string {
  const env = { ...process.env, NODE_ENV: "", POSTGRES_PROGRAMS: programs, ...variables };
  const done = spawnSync(process.execPath, ["tools/operations/operator.mjs", ...args], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  if (done.status !== 0) throw new Error(`operator ${args.join(" ")}: ${done.stderr}`);
  return done.stdout;
}

interface SoldLinks {
  readonly link: string;
  /** The link of the buyer who is erased. */
  readonly gone: string;
}

/** Two reports that are delivered, and one that is paid while no worker runs; one buyer is erased after the backup. */
async function sell(server: TrialPostgres): Promise<SoldLinks> {
  server.run("createdb", "cosmic");
  const house = await openHouse("first", server.urlOf("cosmic"));
  const worker = await house.startWorker();
  await buy(house, "ada@example.org");
  const [link = ""] = await linksTo(house, "ada@example.org", 1);
  await buy(house, erased);
  const [gone = ""] = await linksTo(house, erased, 1);
  worker.child.kill("SIGTERM");
  await worker.ended;
  await buy(house, "bea@example.org");
  await stopSites();
  await house.database.close();
  operate(house, "back-up");
  operate(house, "erase", erased);
  return { link, gone };
}

async function tryRestored(server: TrialPostgres, { link, gone }: SoldLinks) {
  const databaseUrl = server.urlOf("cosmic_restored");
  const variables = { ...keys, DATABASE_URL: databaseUrl, DATA_DIR: join(folder.path, "restored") };
  operate({ variables }, "replay-erasures");
  const house = await openHouse("restored", databaseUrl);
  const marked = whereIs(await readEverythingKept(house.database, join(backups, "erasures")), "canary");
  const erasedStaysErased = marked.length === 0 && !(await opens(house, gone));
  const linkOpens = await opens(house, link);
  const fileOpens = await opens(house, `${link}/report.pdf`);
  await house.startWorker();
  const [waiting = ""] = await linksTo(house, "bea@example.org", 1);
  const asked = await fetch(`${house.web.address}/api/resend`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "ada@example.org" }),
  });
  await asked.arrayBuffer();
  const again = (await linksTo(house, "ada@example.org", 2)).at(-1);
  const states = operate(house, "orders", "--json")
    .split("\n")
    .filter(Boolean)
    .map((line) => String(JSON.parse(line).state));
  await house.database.close();
  return {
    ...{ linkOpens, fileOpens, linkSentAgain: again === link, waitingOrderDelivered: await opens(house, waiting) },
    everyOrderIsThere: states.sort().join() === "delivered,delivered,erased",
    erasedStaysErased,
  };
}

await buildIfNeeded();
const asked = process.argv[2] ?? "pg_config";
const programs = spawnSync(asked, ["--bindir"], { encoding: "utf8" }).stdout?.trim();
if (!programs) throw new Error(`${asked} is not there: install PostgreSQL's programs`);
const first = await startTrialPostgres(programs, join(folder.path, "postgres-1"));
let sold = { link: "", gone: "" };
try {
  sold = await sell(first);
  say("three reports are sold: one waits for a worker, and one buyer was erased after the backup");
} finally {
  await stopSites();
  await first.stop();
}

const dump = required(newestBackup(readdirSync(backups)), "a backup");
const second = await startTrialPostgres(programs, join(folder.path, "postgres-2"));
try {
  second.run("createdb", "-O", "cosmic", "cosmic_restored");
  second.run("pg_restore", "--no-owner", "--role=cosmic", "--dbname=cosmic_restored", join(backups, dump));
  say("the dump is restored on another server");
  const found = await tryRestored(second, sold);
  process.stdout.write(`${JSON.stringify(found)}\n`);
  process.exitCode = Object.values(found).every(Boolean) ? 0 : 1;
} finally {
  await stopSites();
  await second.stop();
  await folder.remove();
}
