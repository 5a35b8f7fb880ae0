import { expect, test } from "vitest";
import { type Pixels, readPng } from "../../../tools/site/png/read-png.ts";
import { differencePicture } from "./difference-picture.ts";
import { smaller } from "./smaller.ts";
import { changedTiles, tileSide, tilesOf } from "./tiles.ts";

/** A slanted pattern, three tiles wide and two high, the last ones cut short. */
function pattern({ width, height }: { readonly width: number; readonly height: number }): Pixels {
  const rgb = Uint8Array.from({ length: width * height * 3 }, (_, byte) => (Math.floor(byte / 3) * 7 + byte) & 255);
  return { width, height, rgb };
}
const size = { width: 2 * tileSide + 9, height: tileSide + 20 };

test("one pixel that is one level brighter changes its tile and no other", () => {
  for (const [x, y, tile] of [
    [0, 0, 0],
    [tileSide - 1, tileSide - 1, 0],
    [tileSide, 3, 1],
    [size.width - 1, size.height - 1, 5],
  ] as const) {
    for (const channel of [0, 1, 2]) {
      const touched = pattern(size);
      const at = (y * size.width + x) * 3 + channel;
      touched.rgb[at] = (touched.rgb[at] ?? 0) ^ 1;
      expect(changedTiles(tilesOf(pattern(size)), tilesOf(touched))).toEqual([tile]);
    }
  }
});

test("two pixels that change places are noticed", () => {
  const turned = pattern(size);
  const [first, second] = [turned.rgb.slice(0, 3), turned.rgb.slice(3, 6)];
  turned.rgb.set(second, 0);
  turned.rgb.set(first, 3);
  expect(changedTiles(tilesOf(pattern(size)), tilesOf(turned))).toEqual([0]);
});

test("what a longer picture has below is new", () => {
  const flat = (height: number): Pixels => ({ ...size, height, rgb: new Uint8Array(size.width * height * 3).fill(9) });
  expect(changedTiles(tilesOf(flat(tileSide)), tilesOf(flat(2 * tileSide)))).toEqual([3, 4, 5]);
  expect(changedTiles(tilesOf(flat(2 * tileSide)), tilesOf(flat(tileSide)))).toEqual([]);
});

test("a small picture has the mean colors, at the edges of what is there", () => {
  const picture: Pixels = { width: 3, height: 3, rgb: Uint8Array.from({ length: 27 }, (_, byte) => byte * 2) };
  expect(smaller(picture, 2)).toEqual({
    width: 2,
    height: 2,
    rgb: Uint8Array.of(12, 14, 16, 21, 23, 25, 39, 41, 43, 48, 50, 52),
  });
});

test("the picture of a difference frames the changed tiles", () => {
  const flat: Pixels = { ...size, rgb: new Uint8Array(size.width * size.height * 3) };
  const { rgb } = readPng(differencePicture(flat, [1]));
  const at = (x: number, y: number) => [...rgb.subarray((y * size.width + x) * 3, (y * size.width + x) * 3 + 3)];
  expect(at(3, 3)).toEqual([191, 191, 191]);
  expect(at(tileSide, 3)).toEqual([0xff, 0x00, 0x50]);
  expect(at(tileSide + 3, 3)).toEqual([0, 0, 0]);
});
