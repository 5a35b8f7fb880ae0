import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A matching pair of PostgreSQL backup tools, `pg_dump` and `pg_restore`, and their major version. */
export interface PostgresClients {
  readonly folder: string;
  readonly major: number;
}

/** Folders that hold several installed versions side by side. */
const versioned = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt", "/Library/PostgreSQL"];

/** Every pair of tools on this machine, oldest version first; only the `named` folder if one is given. */
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

/** 0 if the program does not run here. */
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
  /** Tells the operator what to do. */
  | { readonly ok: false; readonly sentence: string };

/** Picks tools that can dump a server of this major version: `pg_dump` refuses a server newer than itself. */
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

/** How a tool connects to a database: a URL without the password, and the password separately, because other users of
 * the machine can read command lines in the process list. */
export interface ClientAddress {
  readonly url: string;
  readonly password: string | null;
}

/** Strips the password and the node-postgres-only parameters from a database URL. */
export function clientAddress(databaseUrl: string): ClientAddress {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get("password") ?? decodeURIComponent(url.password);
  url.password = "";
  for (const name of ["password", "uselibpqcompat"]) url.searchParams.delete(name);
  if (url.searchParams.get("sslmode") === "no-verify") url.searchParams.set("sslmode", "require");
  return { url: url.href, password: password === "" ? null : password };
}

/** How much of a failed tool's output (its tail) to report, characters. */
const toldOutput = 500;

/** Runs one of the tools to completion; if it fails, rejects with its error output. */
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
    // The error's own message would repeat the whole command line.
    throw new Error(`${program} failed: ${said || error.name}`);
  }
}
