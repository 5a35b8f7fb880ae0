import { spawnSync } from "node:child_process";

/** How to start a PostgreSQL program so that it does not run as root, which it refuses. */
export interface PostgresUser {
  /** Words in front of the command. */
  readonly prefix: readonly string[];
  /** Spawn options. */
  readonly spawn: { readonly uid?: number; readonly gid?: number };
  /** Who must own the data folder; null: whoever made it. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
}

/** The id that Linux gives to `nobody`, inside the user namespace too. */
const nobodyId = 65_534;

/** Chooses the user for the PostgreSQL programs: this one when it is not root, else `postgres`, else `nobody`, else
 * (where neither may reach the files, as under a closed home folder) this one inside a user namespace of its own.
 * Null when nothing works; no user is ever created. */
export function choosePostgresUser(program: string, parentFolder: string): PostgresUser | null {
  if (process.getuid?.() !== 0) return { prefix: [], spawn: {}, owner: null };
  for (const name of ["postgres", "nobody"]) {
    const uid = idOf("-u", name);
    const gid = idOf("-g", name);
    if (uid === null || gid === null) continue;
    const mayRun = spawnSync(program, ["--version"], { uid, gid }).status === 0;
    const mayEnter = spawnSync("sh", ["-c", 'cd "$1"', "sh", parentFolder], { uid, gid }).status === 0;
    if (mayRun && mayEnter) return { prefix: [], spawn: { uid, gid }, owner: { uid, gid } };
  }
  const namespace = ["--user", `--map-user=${nobodyId}`, `--map-group=${nobodyId}`];
  if (spawnSync("unshare", [...namespace, program, "--version"]).status !== 0) return null;
  return { prefix: ["unshare", ...namespace], spawn: {}, owner: null };
}

function idOf(flag: "-u" | "-g", name: string): number | null {
  const answer = spawnSync("id", [flag, name], { encoding: "utf8" });
  return answer.status === 0 ? Number(answer.stdout) : null;
}
