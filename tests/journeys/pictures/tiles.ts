import type { Pixels } from "../../../tools/site/png/read-png.ts";

/** Side of a tile in pixels. */
export const tileSide = 64;
/** Base64 characters of a tile's digest: 24 bits. */
const digestLength = 4;

export interface Tiles {
  /** Size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** The digests in Base64, row by row. */
  readonly digests: string;
}

/** A digest of every tile of a picture: equal ones are equal to the last bit of every pixel. */
export function tilesOf({ width, height, rgb }: Pixels): Tiles {
  const { across, down } = tileCounts({ width, height });
  const sums = new Int32Array(across * down).fill(0x811c9dc5);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / tileSide) * across;
    for (let x = 0, at = y * width * 3; x < width; x += 1, at += 3) {
      const tile = row + Math.floor(x / tileSide);
      const colour = ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
      sums[tile] = mixed((sums[tile] ?? 0) ^ colour);
    }
  }
  const bytes = Buffer.alloc(sums.length * 3);
  for (const [index, sum] of sums.entries()) bytes.writeUIntBE(sum >>> 8, index * 3, 3);
  return { width, height, digests: bytes.toString("base64") };
}

/** Spreads every bit over all 32 (the last steps of MurmurHash3), so that equal sums mean equal pixels in equal order. */
function mixed(sum: number): number {
  const first = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) + 0x9e3779b9;
}

export const tileCounts = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  across: Math.ceil(width / tileSide),
  down: Math.ceil(height / tileSide),
});

/** Indexes of the taken picture's tiles that differ from the kept one's; one that the kept picture has not differs. */
export function changedTiles(kept: Tiles, taken: Tiles): readonly number[] {
  const [before, now] = [tileCounts(kept), tileCounts(taken)];
  const digest = ({ digests }: Tiles, index: number) => digests.slice(index * digestLength, (index + 1) * digestLength);
  return Array.from({ length: now.across * now.down }, (_, index) => index).filter((index) => {
    const [column, row] = [index % now.across, Math.floor(index / now.across)];
    if (column >= before.across || row >= before.down) return true;
    return digest(kept, row * before.across + column) !== digest(taken, index);
  });
}
