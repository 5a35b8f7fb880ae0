import { palettePng } from "../../../tools/site/png/palette-png.ts";
import type { Pixels } from "../../../tools/site/png/read-png.ts";
import { tileCounts, tileSide } from "./tiles.ts";

const mark = "#FF0050";
const [red, green, blue] = [0xff, 0x00, 0x50];
/** Everything else keeps this share of its distance from white. */
const faded = 0.25;

/** The picture with the changed tiles as they are, framed in red, and everything else faded. */
export function differencePicture({ width, height, rgb }: Pixels, changed: readonly number[]): Buffer {
  const { across } = tileCounts({ width, height });
  const tiles = new Set(changed);
  const shown = new Uint8Array(rgb.length);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const isChanged = tiles.has(Math.floor(y / tileSide) * across + Math.floor(x / tileSide));
      if (isChanged && (x % tileSide === 0 || y % tileSide === 0)) shown.set([red, green, blue], at);
      else
        for (let channel = 0; channel < 3; channel += 1) {
          const colour = rgb[at + channel] ?? 0;
          shown[at + channel] = isChanged ? colour : 255 - (255 - colour) * faded;
        }
    }
  }
  return palettePng({ width, height, rgb: shown }, { inks: [mark] });
}
