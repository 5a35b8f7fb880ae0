import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { palettePng } from "./palette-png.ts";
import { type Pixels, readPng, signature, textsOf } from "./read-png.ts";

/** Five colors in no order that a filter could guess, on an odd width. */
const inks = [0x161c36, 0xf2eada, 0x8a4b1c, 0x1f5e8a, 0xa8371f];
const [width, height] = [7, 6];
const places = Array.from({ length: width * height }, (_, place) => inks[(place * place + 3 * place) % 5] ?? 0);
const picture: Pixels = {
  ...{ width, height },
  rgb: Uint8Array.from(places.flatMap((ink) => [ink >> 16, (ink >> 8) & 255, ink & 255])),
};

/** Colors that the picture has not: with them the palette needs a whole byte per pixel. */
const others = Array.from({ length: 20 }, (_, at) => `#0000${(at + 16).toString(16)}`);

test.each([0, 20])("a picture of few colors comes back as it was, with its notes (%i more colors)", (more) => {
  const png = palettePng(picture, { inks: others.slice(0, more), texts: { Size: "7x6", Tiles: "ab+/" } });
  expect(readPng(png)).toEqual(picture);
  expect([...textsOf(png)]).toEqual([
    ["Size", "7x6"],
    ["Tiles", "ab+/"],
  ]);
});

test("in fewer colors than it has, every pixel takes the nearest one, and a named ink is never dropped", () => {
  const { rgb } = readPng(palettePng(picture, { mostColours: 2, inks: ["#A8371F"] }));
  const found = new Set(places.map((_, place) => Buffer.from(rgb.subarray(place * 3, place * 3 + 3)).toString("hex")));
  expect(found.size).toBe(2);
  expect(found).toContain("a8371f");
});

test.each([0, 1, 2, 3, 4])("rows that an encoder filtered are read, with opacity and without (filter %i)", (filter) => {
  for (const channels of [3, 4]) {
    expect(readPng(filtered(channels, filter))).toEqual(picture);
  }
});

/** The picture as an encoder writes it that uses one filter for all rows (PNG specification, 9.2). */
function filtered(channels: number, filter: number): Buffer {
  const at = (x: number, y: number, channel: number) =>
    x < 0 || y < 0 ? 0 : channel === 3 ? 255 : (picture.rgb[(y * width + x) * 3 + channel] ?? 0);
  const rows = Array.from({ length: height }, (_, y) => [
    filter,
    ...Array.from({ length: width * channels }, (_, byte) => {
      const [x, channel] = [Math.floor(byte / channels), byte % channels];
      const [left, up, corner] = [at(x - 1, y, channel), at(x, y - 1, channel), at(x - 1, y - 1, channel)];
      const nearest = [left, up, corner].toSorted(
        (one, other) => Math.abs(left + up - corner - one) - Math.abs(left + up - corner - other),
      )[0];
      const guess = [0, left, up, (left + up) >> 1, nearest ?? 0][filter] ?? 0;
      return (at(x, y, channel) - guess) & 255;
    }),
  ]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, channels === 4 ? 6 : 2, 0, 0, 0], 8);
  const chunk = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)]);
  };
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.from(rows.flat())))]);
}
