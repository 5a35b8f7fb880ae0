import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PostgresUser } from "./postgres-user.ts";

/** Folders and user of one embedded PostgreSQL. */
export interface PostgresHome {
  /** Folder of the PostgreSQL executables. */
  readonly programs: string;
  readonly user: PostgresUser;
  /** Parent of the data folder. */
  readonly folder: string;
  readonly data: string;
  /** Folder of the Unix socket. */
  readonly socket: string;
}

/** The database superuser; the socket folder is closed to other users of the machine. */
export const superuser = "cosmic";

/** How much server output to keep for the error message if startup fails, characters. */
const keptOutput = 4000;

/** Creates the data folder under a temporary name and then renames it, so an interrupted first start leaves nothing
 * that looks like a database. Returns the error, or null. */
export function initialise(home: PostgresHome): string | null {
  const fresh = join(home.folder, `pg.init-${process.pid}-${Date.now()}`);
  const how = "-A trust -E UTF8 --locale-provider=builtin --locale=C.UTF-8 --no-instructions".split(" ");
  const [command, args] = commandOf(home, "initdb", ["-D", fresh, "-U", superuser, ...how]);
  const made = spawnSync(command, args, { ...home.user.spawn, encoding: "utf8" });
  if (made.status !== 0) return made.stderr || String(made.error);
  try {
    renameSync(fresh, home.data);
  } catch (error) {
    // Another process created the database first; use its folder.
    if (!existsSync(home.data)) throw error;
  }
  clearUnfinished(home.folder);
  return null;
}

function clearUnfinished(folder: string): void {
  const unfinished = readdirSync(folder).filter((name) => /^pg\.init-\d+-/.test(name));
  for (const name of unfinished) {
    const maker = Number(name.split("-")[1]);
    if (maker === process.pid || !isAlive(maker)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** A started server; `stop` requests a fast shutdown and waits for it. */
export interface PostgresProcess {
  /** True once the server has ended. */
  ended(): boolean;
  /** The tail of its output. */
  output(): string;
  stop(): Promise<void>;
}

/** Server output goes into our log, so it must contain no statements or values. The caller gets the error of a rejected
 * statement. */
const quiet = ["log_min_messages=fatal", "log_min_error_statement=panic", "log_error_verbosity=terse"];

/** Starts the server under a shell that waits for its stdin to close, which happens however this process ends (even
 * `kill -9`), and then requests a fast shutdown. */
export function launch(home: PostgresHome, say: (text: string) => void): PostgresProcess {
  const settings = ["listen_addresses=", "shared_buffers=64MB", "max_connections=100", ...quiet].flatMap((one) => [
    ...["-c", one],
  ]);
  const [command, args] = commandOf(home, "postgres", ["-D", home.data, "-k", home.socket, ...settings]);
  const lifeline = 'exec 3<&0; "$@" </dev/null 3<&- & p=$!; { cat <&3 >/dev/null; kill -INT $p; } & wait $p';
  const child = spawn("sh", ["-c", lifeline, "sh", command, ...args], {
    ...home.user.spawn,
    stdio: ["pipe", "ignore", "pipe"],
    detached: true,
  });
  let output = "";
  let ended = false;
  const end = new Promise<void>((resolve) => {
    child.once("exit", () => {
      ended = true;
      resolve();
    });
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output = (output + chunk.toString("utf8")).slice(-keptOutput);
    say(chunk.toString("utf8").trimEnd());
  });
  // A closed pipe only means that the server is gone, which `exit` has already reported.
  child.stdin.on("error", (error) => say(error.message));
  letGo(child);
  return {
    ended: () => ended,
    output: () => output,
    stop: async () => {
      child.ref();
      child.stdin.end();
      await end;
    },
  };
}

/** Keeps the running server from holding this process open. */
function letGo(child: ChildProcess): void {
  child.unref();
  for (const pipe of [child.stdin, child.stderr]) {
    // Node's pipes to a child are sockets; the declared stream type lacks `unref`.
    if (pipe && "unref" in pipe && typeof pipe.unref === "function") pipe.unref();
  }
}

/** Whether a live process holds the data folder, according to the server's pid file. */
export function isServed(data: string): boolean {
  const pidFile = join(data, "postmaster.pid");
  if (!existsSync(pidFile)) return false;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  return pid > 0 && isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function commandOf(home: PostgresHome, program: string, args: readonly string[]): [string, string[]] {
  const words = [...home.user.prefix, join(home.programs, program), ...args];
  const [command = program, ...rest] = words;
  return [command, rest];
}
