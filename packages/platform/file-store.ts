import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "./durations.ts";

/** Whole files by name, stored outside the database: a folder, or a bucket behind the same interface. */
export interface FileStore {
  /** Its location, for the operator to read. */
  readonly place: string;
  /** Names of the complete files. */
  names(): Promise<readonly string[]>;
  /** Stores what `write` leaves at the path it is given, replacing any file of that name. Once it resolves, the file
   * survives a crash or a power cut. */
  keep(name: string, write: (path: string) => Promise<void>): Promise<void>;
  /** Runs `work` on a local copy of the file; rejects if there is no file of that name. */
  use<T>(name: string, work: (path: string) => Promise<T>): Promise<T>;
  remove(name: string): Promise<void>;
}

const draftEnding = ".draft";
/** Drafts older than this are abandoned, milliseconds. */
const draftLifeMs = dayMs;

/** Opens a folder as a store. The folder is created with the first file and is readable by this user only. */
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
        // Create the file before writing, so it is never readable by anyone else.
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

/** Copies files that `from` has and `to` lacks; resolves to the number copied. */
export async function copyMissing(from: FileStore, to: FileStore): Promise<number> {
  const there = new Set(await to.names());
  const missing = (await from.names()).filter((name) => !there.has(name));
  for (const name of missing) await from.use(name, (path) => to.keep(name, (draft) => copyFile(path, draft)));
  return missing.length;
}

/** A new file name is only durable once its folder is synced too (fsync, POSIX). */
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
