import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { decades } from "./ephemeris/decades.ts";
import { openSky } from "./open-sky.ts";
import type { Sky } from "./sky.ts";

let opened: Sky | null = null;

/** The ephemeris on the decade files in this package, read when first needed. Server only: reads from disk. */
export function skyFromDisk(): Sky {
  if (opened) return opened;
  const folder = join(dirname(createRequire(import.meta.url).resolve("@cosmic/sky/package.json")), "tables");
  opened = openSky((year) => (decades.includes(year) ? readFileSync(join(folder, `${year}.bin`)) : null));
  return opened;
}
