import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { openPlaceSearch, type PlaceSearch } from "./place-search.ts";
import { readGazetteer } from "./table/gazetteer.ts";

// Server only: reads the gazetteer from disk.

const unpack = promisify(brotliDecompress);

/** Metadata in the first line of the file. */
export interface GazetteerAbout {
  readonly places: number;
  /** Date of the GeoNames extract, `YYYY-MM-DD`. */
  readonly date: string;
  readonly licence: string;
  readonly sources: readonly string[];
  /** Unpacked size. */
  readonly bytes: number;
  /** SHA-256 of everything after the first line, hexadecimal. */
  readonly sha256: string;
}

/** The opened search, or why it failed: file missing, or checksum mismatch. */
export type PlacesOpening =
  | { readonly ok: true; readonly search: PlaceSearch; readonly about: GazetteerAbout }
  | { readonly ok: false; readonly reason: "missing" | "damaged" };

const newLine = 0x0a;

async function bytesOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Path of the gazetteer, the same for source and bundle. */
const gazetteerPath = (): string =>
  join(dirname(createRequire(import.meta.url).resolve("@cosmic/atlas/package.json")), "places/gazetteer.br");

/** Opens the town search on the file written by `tools/data/gazetteer`. Takes about half a second; call it once. */
export async function placesFromDisk(path = gazetteerPath()): Promise<PlacesOpening> {
  const file = await bytesOf(path);
  if (!file) return { ok: false, reason: "missing" };
  const end = file.indexOf(newLine);
  const packed = file.subarray(end + 1);
  const about = aboutOf(file.subarray(0, Math.max(end, 0)).toString("utf8"));
  if (about?.sha256 !== createHash("sha256").update(packed).digest("hex")) return { ok: false, reason: "damaged" };
  return {
    ok: true,
    search: openPlaceSearch(readGazetteer(await unpack(packed, { chunkSize: about.bytes + 1 }))),
    about,
  };
}

function aboutOf(line: string): GazetteerAbout | null {
  try {
    // Our own tool writes this line; its checksum of the data is verified before anything is used.
    return JSON.parse(line) as GazetteerAbout;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
