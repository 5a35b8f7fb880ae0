import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { EmbeddedPostgres } from "@cosmic/platform/database/embedded/embedded-postgres";
import { choosePostgresUser } from "@cosmic/platform/database/embedded/postgres-user";
import { findPgbouncer } from "../../../tools/operations/test/find-pgbouncer.mjs";
import { freePort } from "./free-port.ts";

/** A PgBouncer with the settings of `deploy/pgbouncer`, in transaction mode. */
export interface Pgbouncer {
  /** For `DATABASE_URL`. */
  readonly url: string;
  /** Its output. */
  words(): string;
  stop(): Promise<void>;
}

const askAgainMs = 50;
const settingsFile = join(import.meta.dirname, "../../../deploy/pgbouncer/pgbouncer.ini");

/** Starts it on a free port in front of a local PostgreSQL that trusts its user. Creates `folder`. */
export async function startPgbouncer(
  folder: string,
  { host, user, database }: EmbeddedPostgres["connection"],
  changes: Readonly<Record<string, string>> = {},
): Promise<Pgbouncer> {
  const found = findPgbouncer();
  if (!found.ok) throw new Error(found.sentence);
  const program = found.path;
  mkdirSync(folder, { recursive: true });
  const runAs = choosePostgresUser(program, join(folder, ".."));
  if (!runAs) throw new Error("PgBouncer cannot run as root here: use another user");
  const port = await freePort();
  const users = join(folder, "users.txt");
  writeFileSync(users, `"${user}" ""\n`);
  const settings = { listen_addr: "127.0.0.1", listen_port: String(port), auth_type: "trust", auth_file: users };
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, withSettings({ [database]: `host=${host} dbname=${database}`, ...settings, ...changes }));
  if (runAs.owner) for (const path of [folder, users, file]) chownSync(path, runAs.owner.uid, runAs.owner.gid);
  const [command = program, ...args] = [...runAs.prefix, program, file];
  const child = spawn(command, args, { ...runAs.spawn, stdio: ["ignore", "ignore", "pipe"] });
  let words = "";
  child.stderr.on("data", (chunk: Buffer) => (words += chunk));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = `postgres://${user}@127.0.0.1:${port}/${database}`;
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    kill();
    await ended;
  };
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer does not start: ${words}`);
    await pause(askAgainMs);
  }
  return { url, words: () => words, stop };
}

/** The shipped settings with some values replaced. */
function withSettings(changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(settingsFile, "utf8");
  for (const [name, value] of Object.entries(changes)) {
    const line = new RegExp(`^${name} =.*$`, "m");
    if (!line.test(text)) throw new Error(`${settingsFile} has no ${name}`);
    text = text.replace(line, () => `${name} = ${value}`);
  }
  return text;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ECONNREFUSED") return false;
    throw error;
  } finally {
    socket.destroy();
  }
}
