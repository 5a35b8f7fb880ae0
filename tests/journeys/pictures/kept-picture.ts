import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { palettePng } from "../../../tools/site/png/palette-png.ts";
import { type Pixels, readPng, textsOf } from "../../../tools/site/png/read-png.ts";
import { root } from "../../site-process.ts";
import { smaller } from "./smaller.ts";
import { type Tiles, tilesOf } from "./tiles.ts";

/** A kept picture is this many times less wide and high, and in this many colors. */
export const factor = 4;
const mostColours = 16;

/** A picture as the repository has it: a small one to look at, and the digests of the whole one's tiles in its notes. */
export interface KeptPicture {
  readonly path: string;
  /** Version of the browser that took it. */
  readonly browser: string;
  /** Size of the whole picture in pixels. */
  readonly width: number;
  readonly height: number;
  readonly tiles: Tiles;
  readonly small: Pixels;
}

export const keptPath = (name: string): string => join(root, "tests/golden/pictures", `${name}.png`);

/** A picture as it is kept, without notes unless given. */
export const inSmall = (pixels: Pixels, texts: Readonly<Record<string, string>> = {}): Buffer =>
  palettePng(smaller(pixels, factor), { mostColours, texts });

/** The kept picture of this name, or null. */
export function readKept(name: string): KeptPicture | null {
  const path = keptPath(name);
  if (!existsSync(path)) return null;
  const png = readFileSync(path);
  const notes = textsOf(png);
  const [width = 0, height = 0] = (notes.get("Size") ?? "").split("x").map(Number);
  const tiles = { width, height, digests: notes.get("Tiles") ?? "" };
  return { path, browser: notes.get("Chromium") ?? "", width, height, tiles, small: readPng(png) };
}

/** Keeps a picture; one that has not changed stays as it is. */
export function keep(name: string, pixels: Pixels, browser: string): void {
  const { width, height, digests } = tilesOf(pixels);
  const kept = readKept(name);
  if (kept?.tiles.digests === digests && kept.width === width && kept.height === height) return;
  const texts = { Chromium: browser, Size: `${width}x${height}`, Tiles: digests };
  mkdirSync(dirname(keptPath(name)), { recursive: true });
  writeFileSync(keptPath(name), inSmall(pixels, texts));
}
