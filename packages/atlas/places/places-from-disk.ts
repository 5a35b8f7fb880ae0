import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { openPlaceSearch, type PlaceSearch } from "./place-search.ts";
import { readGazetteer } from "./table/gazetteer.ts";

// Server only: reads the gazetteer from the disk.

const unpack = promisify(brotliDecompress);

/** What the file says of itself in its first line. */
export interface GazetteerAbout {
  readonly places: number;
  /** Day of the GeoNames extract, `YYYY-MM-DD`. */
  readonly date: string;
  readonly licence: string;
  readonly sources: readonly string[];
  /** Unpacked size. */
  readonly bytes: number;
  /** SHA-256 of everything after the first line, hexadecimal. */
  readonly sha256: string;
}

/** The search opened, or why not: no file there, or one whose checksum is wrong. */
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

/** Where the gazetteer lies, for source and bundle alike. */
const gazetteerPath = (): string =>
  join(dirname(createRequire(import.meta.url).resolve("@cosmic/atlas/package.json")), "places/gazetteer.br");

/** Opens the town search on the file that `tools/gazetteer` wrote. About half a second; do it once. */
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
    // Written by our own maker; the checksum beside it is verified before any of it is believed.
    return JSON.parse(line) as GazetteerAbout;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
