import { inflateSync } from "node:zlib";

/** An opaque image, three bytes per pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

export const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/**
 * Reads what Chromium writes, 8 bits per channel with or without opacity (which is dropped), and what `write-png.ts`
 * writes, a palette with 4 or 8 bits per pixel. Not interlaced.
 */
export function readPng(png: Buffer): Pixels {
  const chunks = chunksOf(png);
  const bodyOf = (name: string) => Buffer.concat(chunks.filter(({ type }) => type === name).map(({ body }) => body));
  const head = bodyOf("IHDR");
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [bits = 8, kind = 2] = [head[8], head[9]];
  const channels = kind === 6 ? 4 : kind === 3 ? 1 : 3;
  const rowBytes = Math.ceil((width * channels * bits) / 8);
  const data = inflateSync(bodyOf("IDAT"));
  const palette = bodyOf("PLTE");
  const rgb = new Uint8Array(width * height * 3);
  let above = new Uint8Array(rowBytes);
  for (let y = 0; y < height; y += 1) {
    const start = y * (rowBytes + 1);
    const row = data.subarray(start + 1, start + 1 + rowBytes);
    unfilter(row, { filter: data[start] ?? 0, above, channels });
    const line = rgb.subarray(y * width * 3, (y + 1) * width * 3);
    if (kind === 3) copyIndexed(row, { bits, palette, line });
    else if (channels === 3) line.set(row);
    else copyOpaque(row, line);
    above = row;
  }
  return { width, height, rgb };
}

/** The text chunks of a PNG, by keyword (PNG specification, 11.3.4.3). */
export function textsOf(png: Buffer): ReadonlyMap<string, string> {
  const texts = chunksOf(png).filter(({ type }) => type === "tEXt");
  return new Map(
    texts.map(({ body }) => {
      const [keyword = "", text = ""] = body.toString("latin1").split("\0");
      return [keyword, text];
    }),
  );
}

function chunksOf(png: Buffer): readonly { readonly type: string; readonly body: Buffer }[] {
  const chunks = [];
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), body: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

interface Line {
  readonly filter: number;
  readonly above: Uint8Array;
  readonly channels: number;
}

/** Reverses a row's filter in place (PNG specification, 9.2). */
function unfilter(row: Uint8Array, { filter, above, channels }: Line): void {
  const left = (x: number) => (x >= channels ? (row[x - channels] ?? 0) : 0);
  const up = (x: number) => above[x] ?? 0;
  const corner = (x: number) => (x >= channels ? (above[x - channels] ?? 0) : 0);
  const length = row.length;
  if (filter === 1) for (let x = channels; x < length; x += 1) row[x] = (row[x] ?? 0) + left(x);
  if (filter === 2) for (let x = 0; x < length; x += 1) row[x] = (row[x] ?? 0) + up(x);
  if (filter === 3) for (let x = 0; x < length; x += 1) row[x] = (row[x] ?? 0) + ((left(x) + up(x)) >> 1);
  if (filter === 4) for (let x = 0; x < length; x += 1) row[x] = (row[x] ?? 0) + paeth(left(x), up(x), corner(x));
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function copyOpaque(row: Uint8Array, line: Uint8Array): void {
  for (let from = 0, to = 0; from < row.length; from += 4, to += 3) {
    line[to] = row[from] ?? 0;
    line[to + 1] = row[from + 1] ?? 0;
    line[to + 2] = row[from + 2] ?? 0;
  }
}

function copyIndexed(
  row: Uint8Array,
  { bits, palette, line }: { readonly bits: number; readonly palette: Buffer; readonly line: Uint8Array },
): void {
  for (let x = 0; x < line.length / 3; x += 1) {
    const pair = row[x >> 1] ?? 0;
    const index = bits === 8 ? (row[x] ?? 0) : x % 2 === 0 ? pair >> 4 : pair & 15;
    line.set(palette.subarray(index * 3, index * 3 + 3), x * 3);
  }
}
