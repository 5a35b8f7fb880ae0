import type { Pixels } from "../../../tools/site/png/read-png.ts";

/** A picture in small: each pixel the mean color of a square of `factor` by `factor` pixels. */
export function smaller({ width, height, rgb }: Pixels, factor: number): Pixels {
  const [across, down] = [Math.ceil(width / factor), Math.ceil(height / factor)];
  const small = new Uint8Array(across * down * 3);
  const sums = new Uint32Array(across * 3);
  const counts = new Uint32Array(across);
  for (let row = 0; row < down; row += 1) {
    sums.fill(0);
    counts.fill(0);
    for (let y = row * factor; y < Math.min(height, (row + 1) * factor); y += 1) {
      for (let x = 0, at = y * width * 3; x < width; x += 1, at += 3) {
        const column = Math.floor(x / factor);
        counts[column] = (counts[column] ?? 0) + 1;
        for (let channel = 0; channel < 3; channel += 1) {
          sums[column * 3 + channel] = (sums[column * 3 + channel] ?? 0) + (rgb[at + channel] ?? 0);
        }
      }
    }
    for (const [index, sum] of sums.entries()) {
      small[row * across * 3 + index] = Math.round(sum / (counts[Math.floor(index / 3)] ?? 1));
    }
  }
  return { width: across, height: down, rgb: small };
}
