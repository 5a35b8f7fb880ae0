import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type Pixels, readPng } from "../../../tools/site/png/read-png.ts";
import { root } from "../../site-process.ts";
import { differencePicture } from "./difference-picture.ts";
import { factor, inSmall, type KeptPicture, keep, readKept } from "./kept-picture.ts";
import { smaller } from "./smaller.ts";
import { changedTiles, tileSide, tilesOf } from "./tiles.ts";

/**
 * Tolerance for a browser that does not draw to the same bits as the one that took the kept pictures: mean colors of
 * squares of 32 by 32 pixels, of both pictures in small, so that other edges of the same letters do not count, and a
 * missing part or a wrong color does. Measured with hinted letters on four sheets: 0.2 % of squares differ at most; with
 * the first drawing missing, 5.1 % at least; with a margin of three more pixels, which it does not notice, 1.1 % at most.
 */
const loose = {
  /** Kept pixels in the side of a square. */
  side: 8,
  /** Difference of a square's mean color, in one of red, green and blue, that counts (of 255). */
  levels: 8,
  /** Share of squares that may differ by more. */
  share: 0.02,
  /** Share of the height that a page may be longer or shorter. */
  height: 0.02,
};

/** How pictures are compared: to the last bit, within the tolerance, or not at all, because they are kept anew. */
export type Mode = "exact" | "loose" | "write";

export interface Taken {
  /** Path below `tests/golden/pictures`, without `.png`. */
  readonly name: string;
  readonly png: Buffer;
  /** Version of the browser that took it. */
  readonly browser: string;
}

/** What differs from the kept picture, in a sentence with the paths of three pictures; null if nothing. */
export function comparePicture({ name, png, browser }: Taken, mode: Mode): string | null {
  const pixels = readPng(png);
  if (mode === "write") {
    keep(name, pixels, browser);
    return null;
  }
  const kept = readKept(name);
  if (kept === null) {
    write(newPath(name, "new"), png);
    return `${name}: no picture is kept; the new one: ${relative(root, newPath(name, "new"))}`;
  }
  const difference = mode === "exact" ? exactDifference(kept, pixels) : looseDifference(kept, pixels);
  if (difference === null) return null;
  write(newPath(name, "new"), png);
  copyFileSync(kept.path, newPath(name, "kept"));
  write(newPath(name, "difference"), differencePicture(pixels, changedTiles(kept.tiles, tilesOf(pixels))));
  return `${name}: ${difference}; kept (a quarter in size), new, and what differs: ${pathsOf(name).join(", ")}`;
}

const newPath = (name: string, which: "kept" | "new" | "difference") =>
  join(root, "test-results/pictures", `${name}-${which}.png`);
const pathsOf = (name: string) =>
  (["kept", "new", "difference"] as const).map((which) => relative(root, newPath(name, which)));

function exactDifference({ tiles, width, height }: KeptPicture, pixels: Pixels): string | null {
  const taken = tilesOf(pixels);
  const sameSize = width === pixels.width && height === pixels.height;
  if (sameSize && tiles.digests === taken.digests) return null;
  const changed = changedTiles(tiles, taken).length;
  const size = sameSize ? "" : `${pixels.width} × ${pixels.height} px instead of ${width} × ${height} px, `;
  return `${size}${changed} of ${taken.digests.length / 4} squares of ${tileSide} px differ`;
}

function looseDifference({ small, width, height }: KeptPicture, pixels: Pixels): string | null {
  if (width !== pixels.width || Math.abs(height - pixels.height) > height * loose.height)
    return `${pixels.width} × ${pixels.height} px instead of ${width} × ${height} px`;
  const [before, now] = [smaller(small, loose.side), smaller(readPng(inSmall(pixels)), loose.side)];
  const count = before.width * Math.min(before.height, now.height);
  const far = Array.from({ length: count }, (_, index) => index).filter((index) =>
    [0, 1, 2].some(
      (channel) =>
        Math.abs((before.rgb[index * 3 + channel] ?? 0) - (now.rgb[index * 3 + channel] ?? 0)) > loose.levels,
    ),
  );
  if (far.length <= count * loose.share) return null;
  return `${far.length} of ${count} squares of ${loose.side * factor} px have another color`;
}

function write(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
