import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CachedPdf, checkedPdf, type PdfCache, type PdfKey, pdfEnding, withChecksum } from "./pdf-cache.ts";

export interface PdfFolderOptions {
  /** Made when missing; readable by this user alone, because a report contains a birth. Any number of processes may
   * share it. */
  readonly folder: string;
  /** While all together weigh more, the PDF that has not been read for longest is removed. */
  readonly mostBytes: number;
}

/** Opens a store in a folder of this machine; the folder is made with the first PDF. */
export function openPdfFolder({ folder, mostBytes }: PdfFolderOptions): PdfCache {
  const pathOf = ({ owner, hash }: PdfKey): string => join(folder, `${owner}.${hash}${pdfEnding}`);
  const remove = (key: PdfKey) => rm(pathOf(key), { force: true });
  const list = () => listFolder(folder);
  const write = async (key: PdfKey, pdf: Uint8Array) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Renamed when complete, so that nobody reads half a file.
    const draft = join(folder, `${randomUUID()}.draft`);
    await writeFile(draft, withChecksum(pdf), { mode: 0o600 });
    await rename(draft, pathOf(key));
    await makeRoom(folder, mostBytes);
  };
  const read = async (key: PdfKey) => {
    const stored = await readFile(pathOf(key)).catch(nullIfMissing);
    const pdf = stored && checkedPdf(stored);
    const now = new Date();
    // Another process may have removed it in between; its bytes are here.
    if (pdf) await utimes(pathOf(key), now, now).catch(nullIfMissing);
    return pdf;
  };
  return {
    shared: false,
    read,
    write,
    remove,
    removeAllOf: async (owner) => {
      for await (const page of list()) for (const pdf of page) if (pdf.owner === owner) await remove(pdf);
    },
    list,
    check: async () => {
      const key = { owner: "check", hash: randomUUID() };
      await write(key, Buffer.from("trial"));
      if (!(await read(key))) throw new Error("what was written to the folder of PDFs does not come back");
      await remove(key);
      return "works";
    },
  };
}

async function* listFolder(folder: string): AsyncIterable<readonly CachedPdf[]> {
  const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
  const found = await Promise.all(
    names.filter((name) => name.endsWith(pdfEnding)).map((name) => measured(join(folder, name), name)),
  );
  yield found.flatMap((file) => {
    const [owner, hash] = file?.name.split(".") ?? [];
    return file && owner && hash ? [{ owner, hash, usedAt: new Date(file.usedMs) }] : [];
  });
}

/** How long a file on its way into the folder may take before its writer must be gone. */
const draftLifeMs = 60_000;

async function makeRoom(folder: string, mostBytes: number): Promise<void> {
  const found = await Promise.all((await readdir(folder)).map((name) => measured(join(folder, name), name)));
  const files = found.filter((file) => file !== null).sort((one, other) => other.usedMs - one.usedMs);
  let bytes = 0;
  for (const file of files) {
    bytes += file.bytes;
    const abandoned = !file.name.endsWith(pdfEnding) && Date.now() - file.usedMs > draftLifeMs;
    if (bytes > mostBytes || abandoned) await rm(file.path, { force: true });
  }
}

async function measured(path: string, name: string) {
  const file = await stat(path).catch(nullIfMissing);
  return file && { path, name, bytes: file.size, usedMs: file.mtimeMs };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
