import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Finished PDFs on disk, by their owner and the hash of what they print; any number of processes may share a folder. */
export interface PdfShelf {
  /** Null when it is not there, or not whole. */
  find(key: PdfKey): Promise<Buffer | null>;
  /** Keeps it, and lets the longest unread go while all together weigh more than the limit. */
  keep(key: PdfKey, pdf: Uint8Array): Promise<void>;
  /** Takes everything of an owner off the shelf. */
  discard(owner: string): Promise<void>;
  /** Whose PDFs lie here. */
  owners(): Promise<readonly string[]>;
}

/** Names a PDF; neither part holds a dot. */
export interface PdfKey {
  /** The order it belongs to. */
  readonly owner: string;
  /** Of what it prints. */
  readonly hash: string;
}

export interface PdfShelfOptions {
  /** Made when missing; readable by this user alone, for a report tells of a birth. */
  readonly folder: string;
  readonly mostBytes: number;
}

const ending = ".pdf";

/** Opens a shelf; the folder is made with the first PDF. */
export function openPdfShelf({ folder, mostBytes }: PdfShelfOptions): PdfShelf {
  const pathOf = ({ owner, hash }: PdfKey): string => join(folder, `${owner}.${hash}${ending}`);
  const names = async () => (await readdir(folder).catch(nullIfMissing)) ?? [];
  return {
    async find(key) {
      const pdf = await readFile(pathOf(key)).catch(nullIfMissing);
      if (!pdf || !isWhole(pdf)) return null;
      const now = new Date();
      // Another process may have let it go in between; its bytes are here.
      await utimes(pathOf(key), now, now).catch(nullIfMissing);
      return pdf;
    },
    async keep(key, pdf) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed when complete, so that nobody reads half a file.
      const draft = join(folder, `${randomUUID()}.draft`);
      await writeFile(draft, pdf, { mode: 0o600 });
      await rename(draft, pathOf(key));
      await makeRoom(folder, mostBytes);
    },
    async discard(owner) {
      const theirs = (await names()).filter((name) => ownerOf(name) === owner);
      for (const name of theirs) await rm(join(folder, name), { force: true });
    },
    owners: async () => [...new Set((await names()).flatMap((name) => ownerOf(name) ?? []))],
  };
}

function ownerOf(name: string): string | null {
  return name.endsWith(ending) ? (name.split(".")[0] ?? null) : null;
}

/** What a file on its way to the shelf may take before its writer must be gone. */
const draftLifeMs = 60_000;

async function makeRoom(folder: string, mostBytes: number): Promise<void> {
  const found = await Promise.all((await readdir(folder)).map((name) => measured(join(folder, name))));
  const files = found.filter((file) => file !== null).sort((one, other) => other.readMs - one.readMs);
  let bytes = 0;
  for (const file of files) {
    bytes += file.bytes;
    const abandoned = !file.path.endsWith(ending) && Date.now() - file.readMs > draftLifeMs;
    if (bytes > mostBytes || abandoned) await rm(file.path, { force: true });
  }
}

async function measured(path: string) {
  const file = await stat(path).catch(nullIfMissing);
  return file && { path, bytes: file.size, readMs: file.mtimeMs };
}

function isWhole(pdf: Buffer): boolean {
  return pdf.subarray(0, 5).toString() === "%PDF-" && pdf.subarray(-8).includes("%%EOF");
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
