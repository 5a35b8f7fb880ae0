import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PostgresUser } from "./postgres-user.ts";

/** Where one embedded PostgreSQL lives. */
export interface PostgresHome {
  /** Folder of the programs. */
  readonly programs: string;
  readonly user: PostgresUser;
  /** The data folder's parent. */
  readonly folder: string;
  readonly data: string;
  /** Folder of the unix socket. */
  readonly socket: string;
}

/** The database's own superuser; the socket's folder is closed to other users of the machine. */
export const superuser = "cosmic";

/** Kept of what the server said, for the message when it does not come up, characters. */
const keptOutput = 4000;

/** Makes the data folder: into a folder of its own and then one rename, so that a first start cut short leaves nothing
 * that looks like a database. Returns what went wrong, or null. */
export function initialise(home: PostgresHome): string | null {
  const fresh = join(home.folder, `pg.init-${process.pid}-${Date.now()}`);
  const how = "-A trust -E UTF8 --locale-provider=builtin --locale=C.UTF-8 --no-instructions".split(" ");
  const [command, args] = commandOf(home, "initdb", ["-D", fresh, "-U", superuser, ...how]);
  const made = spawnSync(command, args, { ...home.user.spawn, encoding: "utf8" });
  if (made.status !== 0) return made.stderr || String(made.error);
  try {
    renameSync(fresh, home.data);
  } catch (error) {
    // Another process made the database first; its folder is as good as this one.
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

/** A started server: `stop` asks for a fast shutdown and waits for its end. */
export interface PostgresProcess {
  /** True once the server has ended. */
  ended(): boolean;
  /** The last it said. */
  output(): string;
  stop(): Promise<void>;
}

/** What the server writes ends in our log: no statement, no value of one. A refused statement is reported to its caller. */
const quiet = ["log_min_messages=fatal", "log_min_error_statement=panic", "log_error_verbosity=terse"];

/** Starts the server with a lifeline: a shell waits for its input to close, which happens however this process ends,
 * kill -9 included, and then asks the server for a fast shutdown. */
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
  // A closed pipe here only says that the server has gone, which `exit` has told.
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

/** The running server must not keep this process from ending. */
function letGo(child: ChildProcess): void {
  child.unref();
  for (const pipe of [child.stdin, child.stderr]) {
    // Node's pipes to a child are sockets; the declared stream type lacks `unref`.
    if (pipe && "unref" in pipe && typeof pipe.unref === "function") pipe.unref();
  }
}

/** Whether a live process holds the data folder, by the server's own pid file. */
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
