import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Whole files by name, in a place that outlives the database: a folder, or a bucket behind the same five functions. */
export interface FileStore {
  /** Where it is, for an operator to read. */
  readonly place: string;
  /** Names of the files that are whole. */
  names(): Promise<readonly string[]>;
  /** Keeps what `write` leaves at the path it is given, in place of a file of that name; safe from a crash and a power cut once
   * it resolves. */
  keep(name: string, write: (path: string) => Promise<void>): Promise<void>;
  /** Works with a file on this machine's disk; rejects when there is none of that name. */
  use<T>(name: string, work: (path: string) => Promise<T>): Promise<T>;
  remove(name: string): Promise<void>;
}

const draftEnding = ".draft";
/** After this, milliseconds, whoever began a draft is gone. */
const draftLifeMs = 24 * 3_600_000;

/** Opens a folder as a store; it is made with the first file, readable by this user alone. */
export function openFolderStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, name);
  return {
    place: folder,
    names: async () => {
      const found = await readdir(folder, { withFileTypes: true }).catch(nullIfMissing);
      return (found ?? []).filter((one) => one.isFile() && !one.name.endsWith(draftEnding)).map(({ name }) => name);
    },
    keep: async (name, write) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await removeAbandoned(folder);
      const draft = pathOf(`${randomUUID()}${draftEnding}`);
      try {
        // Made before it is written to, so that it is never anybody else's to read.
        await (await open(draft, "wx", 0o600)).close();
        await write(draft);
        await flush(draft);
        await rename(draft, pathOf(name));
      } finally {
        await rm(draft, { force: true });
      }
      await flush(folder);
    },
    use: (name, work) => work(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Copies what one store has and the other lacks; resolves to how many files that were. */
export async function copyMissing(from: FileStore, to: FileStore): Promise<number> {
  const there = new Set(await to.names());
  const missing = (await from.names()).filter((name) => !there.has(name));
  for (const name of missing) await from.use(name, (path) => to.keep(name, (draft) => copyFile(path, draft)));
  return missing.length;
}

/** A name is on the disk when its folder is (fsync, POSIX). */
async function flush(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.endsWith(draftEnding)).map((name) => join(folder, name));
  for (const draft of drafts) {
    const found = await stat(draft).catch(nullIfMissing);
    if (found && Date.now() - found.mtimeMs > draftLifeMs) await rm(draft, { force: true });
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
