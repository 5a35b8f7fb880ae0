import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { startTestMailServer } from "@cosmic/platform/testing/test-mail-server";
import { ready, type Site, startSite, stopSites } from "../../tests/site-process.ts";
import { buildIfNeeded } from "../../tools/start/prepare.mjs";
import { freePort } from "../../tools/storm/free-port.ts";
import { startStormDatabase } from "../../tools/storm/storm-database.ts";

/** The built product as it is sold: one web process, one worker, PostgreSQL and a mail server. */
export interface RunningShop {
  readonly address: string;
  readonly database: Database;
  /** Mails accepted so far, their bytes and the path of their report. */
  readonly mails: readonly SentMail[];
  /** Processor time spent so far, threads and children included, ms. */
  cpu(): Readonly<Record<"web" | "worker" | "postgres", number>>;
  close(): Promise<void>;
}

interface SentMail {
  readonly to: string;
  readonly bytes: number;
  readonly report: string | null;
}

/** Starts it on free ports, PostgreSQL counting its statements. Needs Linux: processor time is read from /proc. */
export async function openRunningShop(): Promise<RunningShop> {
  await buildIfNeeded();
  const folder = makeTestFolder();
  const server = await startStormDatabase(folder.path);
  const mails: SentMail[] = [];
  const mail = await startTestMailServer(
    () => null,
    (to, raw) => {
      mails.push({ to, bytes: raw.byteLength, report: reportIn(raw) });
      return null;
    },
  );
  const database = await openDatabase({ databaseUrl: server.url, dataDir: folder.path }, openLog({ level: "silent" }));
  await database.pool.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await server.crash();
  await database.pool.query("create extension pg_stat_statements");
  const [port, metricsPort] = [await freePort(), await freePort()];
  const shared = { DATABASE_URL: server.url, SITE_URL: `http://127.0.0.1:${port}`, SMTP_URL: mail.url };
  const start = (own: Readonly<Record<string, string>>, at: number) =>
    startSite({ dataDir: join(folder.path, "site"), port: at, variables: { ...shared, ...own } });
  const web = start({ ROLE: "web" }, port);
  await ready(web);
  const worker = start({ ROLE: "worker", METRICS_PORT: String(metricsPort) }, metricsPort);
  await ready(worker);
  return {
    address: web.address,
    database,
    mails,
    cpu: () => ({ web: cpuOf(web), worker: cpuOf(worker), postgres: cpuOfPostgres(folder.path) }),
    close: async () => {
      await stopSites();
      await database.close();
      await server.stop();
      await mail.close();
      await folder.remove();
    },
  };
}

/** The texts come first; quoted-printable breaks lines with "=". */
const reportIn = (raw: Buffer): string | null =>
  /\/r\/[\w-]{43}/.exec(raw.subarray(0, textBytes).toString("latin1").replaceAll("=\r\n", ""))?.[0] ?? null;
const textBytes = 20_000;

/** proc(5): fields 14 to 17 of a process' `stat` are its own time and its ended children's, in hundredths of a second. */
const msPerTick = 10;

interface ProcessTimes {
  readonly parent: number;
  readonly ownMs: number;
  readonly endedChildrenMs: number;
}

function timesOf(pid: number): ProcessTimes {
  // The name may hold spaces: fields are counted from the bracket after it.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").map(Number) ?? [];
  const [parent = 0] = fields.slice(1);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
  return { parent, ownMs: (user + system) * msPerTick, endedChildrenMs: (endedUser + endedSystem) * msPerTick };
}

const referenceBytes = 64 * 1024 * 1024;

/** Processor time of one plain thing, SHA-256 over 64 MB, ms: on a crowded machine it and every figure grow alike. */
export function referenceMs(): number {
  const bytes = Buffer.alloc(referenceBytes, 1);
  const before = process.cpuUsage();
  createHash("sha256").update(bytes).digest();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const cpuOf = ({ child }: Site): number => timesOf(child.pid ?? 0).ownMs;

/** The server, its sessions, and the sessions that have ended. */
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
    // It ended while the list was read; the server has its time now.
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH")) return 0;
    throw error;
  }
}
