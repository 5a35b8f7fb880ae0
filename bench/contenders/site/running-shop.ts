import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { startTestMailServer } from "@cosmic/platform/testing/test-mail-server";
import { ready, type Site, startSite, stopSites } from "../../../tests/site-process.ts";
import { freePort } from "../../../tests/storms/runner/free-port.ts";
import { startStormDatabase } from "../../../tests/storms/runner/storm-database.ts";
import { buildIfNeeded } from "../../../tools/operations/start/prepare.mjs";

/** The built product as in production: one web process, workers, PostgreSQL and a mail server. */
export interface RunningShop {
  readonly address: string;
  readonly database: Database;
  /** Mails accepted so far, each with its size in bytes and the path of its report. */
  readonly mails: readonly SentMail[];
  /** CPU time used so far, including threads and children, ms. */
  cpu(): Readonly<Record<"web" | "worker" | "postgres", number>>;
  close(): Promise<void>;
}

interface SentMail {
  readonly to: string;
  /** When the mail server accepted it, `performance.now()`. */
  readonly acceptedAt: number;
  readonly bytes: number;
  readonly report: string | null;
}

/** Starts it on free ports, with pg_stat_statements on. Linux only: CPU time is read from /proc. */
export async function openRunningShop(workers = 1): Promise<RunningShop> {
  await buildIfNeeded();
  const folder = makeTestFolder();
  const server = await startStormDatabase(folder.path);
  const mails: SentMail[] = [];
  const mail = await startTestMailServer(
    () => null,
    (to, raw) => {
      mails.push({ to, acceptedAt: performance.now(), bytes: raw.byteLength, report: reportIn(raw) });
      return null;
    },
  );
  const database = await openDatabase({ databaseUrl: server.url, dataDir: folder.path }, openLog({ level: "silent" }));
  await database.pool.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await server.crash();
  await database.pool.query("create extension pg_stat_statements");
  const port = await freePort();
  const shared = { DATABASE_URL: server.url, SITE_URL: `http://127.0.0.1:${port}`, SMTP_URL: mail.url };
  const start = (own: Readonly<Record<string, string>>, at: number) =>
    startSite({ dataDir: join(folder.path, "site"), port: at, variables: { ...shared, ...own } });
  const web = start({ ROLE: "web" }, port);
  await ready(web);
  const started: Site[] = [];
  for (let count = 0; count < workers; count += 1) {
    const metricsPort = await freePort();
    const worker = start({ ROLE: "worker", METRICS_PORT: String(metricsPort) }, metricsPort);
    await ready(worker);
    started.push(worker);
  }
  return {
    address: web.address,
    database,
    mails,
    cpu: () => ({ web: cpuOf(web), worker: started.map(cpuOf).reduce(sum, 0), postgres: cpuOfPostgres(folder.path) }),
    close: async () => {
      await stopSites();
      await database.close();
      await server.stop();
      await mail.close();
      await folder.remove();
    },
  };
}

/** The text parts come first; quoted-printable breaks lines with "=". */
const reportIn = (raw: Buffer): string | null =>
  /\/r\/[\w-]{43}/.exec(raw.subarray(0, textBytes).toString("latin1").replaceAll("=\r\n", ""))?.[0] ?? null;
const textBytes = 20_000;

/**
 * proc(5): fields 14 to 17 of a process's `stat` are its own CPU time and its ended children's, in hundredths of a
 * second.
 */
const msPerTick = 10;

interface ProcessTimes {
  readonly parent: number;
  readonly ownMs: number;
  readonly endedChildrenMs: number;
}

function timesOf(pid: number): ProcessTimes {
  // The process name may contain spaces, so count fields from the parenthesis after it.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").map(Number) ?? [];
  const [parent = 0] = fields.slice(1);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
  return { parent, ownMs: (user + system) * msPerTick, endedChildrenMs: (endedUser + endedSystem) * msPerTick };
}

const referenceBytes = 64 * 1024 * 1024;

/**
 * CPU time of a fixed reference task, SHA-256 over 64 MB, ms: on a crowded machine it grows along with every other
 * figure.
 */
export function referenceMs(): number {
  const bytes = Buffer.alloc(referenceBytes, 1);
  const before = process.cpuUsage();
  createHash("sha256").update(bytes).digest();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const sum = (one: number, other: number): number => one + other;

const cpuOf = ({ child }: Site): number => timesOf(child.pid ?? 0).ownMs;

/** CPU time of the server, its open sessions and the sessions that have ended. */
function cpuOfPostgres(folder: string): number {
  const server = Number(readFileSync(join(folder, "pg/postmaster.pid"), "utf8").split("\n")[0]);
  const { ownMs, endedChildrenMs } = timesOf(server);
  const sessions = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return sessions.reduce((sum, pid) => sum + sessionOf(Number(pid), server), ownMs + endedChildrenMs);
}

function sessionOf(pid: number, server: number): number {
  try {
    const { parent, ownMs } = timesOf(pid);
    return parent === server ? ownMs : 0;
  } catch (error) {
    // The session ended while we read the list; its time now counts as the server's.
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH")) return 0;
    throw error;
  }
}
