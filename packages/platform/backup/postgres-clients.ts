import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** PostgreSQL's own programs for backups, `pg_dump` and `pg_restore`, of one major version. */
export interface PostgresClients {
  readonly folder: string;
  readonly major: number;
}

/** Where packages of several versions lie beside each other. */
const versioned = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt", "/Library/PostgreSQL"];

/** Every pair of programs on this machine, older versions first; with `named`, that folder alone. */
export async function listPostgresClients(named: string | null): Promise<readonly PostgresClients[]> {
  const folders = named === null ? [...besideEachOther(), ...(process.env.PATH ?? "").split(delimiter)] : [named];
  const whole = [...new Set(folders)].filter((folder) =>
    ["pg_dump", "pg_restore"].every((program) => existsSync(join(folder, program))),
  );
  const found = await Promise.all(whole.map(async (folder) => ({ folder, major: await majorOf(folder) })));
  return found.filter(({ major }) => major > 0).sort((one, other) => one.major - other.major);
}

function besideEachOther(): readonly string[] {
  const redHat = existsSync("/usr") ? readdirSync("/usr").filter((name) => name.startsWith("pgsql-")) : [];
  const others = versioned.filter((parent) => existsSync(parent));
  return [
    ...others.flatMap((parent) => readdirSync(parent).map((name) => join(parent, name, "bin"))),
    ...redHat.map((name) => join("/usr", name, "bin")),
  ];
}

/** 0 for a program that does not run here. */
async function majorOf(folder: string): Promise<number> {
  try {
    const { stdout } = await run(join(folder, "pg_dump"), ["--version"]);
    return Number(/(\d+)/.exec(stdout)?.[1] ?? 0);
  } catch (error) {
    if (error instanceof Error) return 0;
    throw error;
  }
}

export type ClientChoice =
  | { readonly ok: true; readonly clients: PostgresClients }
  /** A sentence that says what to do. */
  | { readonly ok: false; readonly sentence: string };

/** The programs that dump a server of a major version: `pg_dump` refuses a server newer than itself. */
export async function clientsForServer(major: number, named: string | null): Promise<ClientChoice> {
  const all = await listPostgresClients(named);
  const clients = all.find((one) => one.major >= major);
  if (clients) return { ok: true, clients };
  const newest = all.at(-1);
  const what = newest ? `the newest pg_dump here is ${newest.major}` : "there is no pg_dump";
  const where = named === null ? "" : " in the folder that POSTGRES_PROGRAMS names";
  return {
    ok: false,
    sentence: `PostgreSQL is ${major} and ${what}${where}: install postgresql-client-${major} or newer, or set POSTGRES_PROGRAMS to the folder of its programs.`,
  };
}

/** How a program reaches a database: an address without its password, and the password apart, which other users of the
 * machine would read in the list of processes. */
export interface ClientAddress {
  readonly url: string;
  readonly password: string | null;
}

/** Takes the password out of an address, and what only node-postgres understands. */
export function clientAddress(databaseUrl: string): ClientAddress {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get("password") ?? decodeURIComponent(url.password);
  url.password = "";
  for (const name of ["password", "uselibpqcompat"]) url.searchParams.delete(name);
  if (url.searchParams.get("sslmode") === "no-verify") url.searchParams.set("sslmode", "require");
  return { url: url.href, password: password === "" ? null : password };
}

/** Longest tail of what a program said that is told when it fails, characters. */
const toldOutput = 500;

/** Runs one of the programs to its end; rejects with what it said when it fails. */
export async function runClient(
  { folder }: PostgresClients,
  program: "pg_dump" | "pg_restore",
  {
    args,
    password,
    signal,
  }: { readonly args: readonly string[]; readonly password: string | null; readonly signal: AbortSignal },
): Promise<string> {
  const env = { ...process.env, ...(password === null ? {} : { PGPASSWORD: password }) };
  const running = run(join(folder, program), args, { env, signal, maxBuffer: 64 * 1024 * 1024 });
  try {
    return (await running).stdout;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const said = "stderr" in error ? String(error.stderr).trim().slice(-toldOutput) : "";
    // Its own message would repeat the whole command.
    throw new Error(`${program} failed: ${said || error.name}`);
  }
}
