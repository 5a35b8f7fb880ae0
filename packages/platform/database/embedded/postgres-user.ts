import { spawnSync } from "node:child_process";

/** How to run a PostgreSQL program as a user other than root, which it refuses. */
export interface PostgresUser {
  /** Command prefix. */
  readonly prefix: readonly string[];
  /** Spawn options. */
  readonly spawn: { readonly uid?: number; readonly gid?: number };
  /** Required owner of the data folder; null: whoever created it. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
}

/** Linux's uid for `nobody`, inside a user namespace too. */
const nobodyId = 65_534;

/** Chooses the user for the PostgreSQL programs: the current user unless it is root, else `postgres`, else `nobody`,
 * else (if neither can reach the files, as under a private home folder) the current user in a user namespace. Null if
 * nothing works; never creates a user. */
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
