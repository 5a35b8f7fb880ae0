import { deflateSync, inflateSync } from "node:zlib";

/** An opaque image, three bytes per pixel. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Maximum number of colors in a reduced image: a background, a few inks and the shades between them. */
const mostColours = 96;
/** Colors that agree in this many high bits count as one when choosing. */
const keptBits = 4;

/**
 * Shrinks a PNG: the same image in at most 96 colors, always including `inks` (`#RRGGBB`) even if they cover few
 * pixels. Accepts what Chromium writes: 8 bits, not interlaced.
 */
export function palettePng(png: Buffer, inks: readonly string[]): Buffer {
  const pixels = decode(png);
  const kept = inks.map((one) => Number.parseInt(one.slice(1), 16));
  const colours = [...new Set([...kept, ...choose(pixels)])].slice(0, mostColours);
  const nearest = new Map<number, number>();
  const rows = Buffer.alloc((pixels.width + 1) * pixels.height);
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = 0; x < pixels.width; x += 1) {
      const colour = colourAt(pixels, y * pixels.width + x);
      const index = nearest.get(colour) ?? nearestOf(colour, colours);
      nearest.set(colour, index);
      rows[y * (pixels.width + 1) + 1 + x] = index;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(pixels.width, 0);
  head.writeUInt32BE(pixels.height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("PLTE", table),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

const colourAt = ({ rgb }: Pixels, place: number): number =>
  ((rgb[place * 3] ?? 0) << 16) | ((rgb[place * 3 + 1] ?? 0) << 8) | (rgb[place * 3 + 2] ?? 0);

/** The most frequent colors, one of each group of near-identical ones. */
function choose(pixels: Pixels): readonly number[] {
  const counts = new Map<number, number>();
  for (let place = 0; place < pixels.width * pixels.height; place += 1) {
    const colour = colourAt(pixels, place);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const shift = 8 - keptBits;
  const kindOf = (colour: number) =>
    ((colour >> (16 + shift)) << 16) | (((colour >> (8 + shift)) & 255) << 8) | ((colour & 255) >> shift);
  const kinds = new Map<number, { colour: number; count: number; best: number }>();
  for (const [colour, count] of counts) {
    const known = kinds.get(kindOf(colour)) ?? { colour, count: 0, best: 0 };
    known.count += count;
    if (count > known.best) Object.assign(known, { colour, best: count });
    kinds.set(kindOf(colour), known);
  }
  return [...kinds.values()]
    .sort((one, other) => other.count - one.count || one.colour - other.colour)
    .map(({ colour }) => colour);
}

function nearestOf(colour: number, colours: readonly number[]): number {
  const part = (of: number, bits: number) => (of >> bits) & 255;
  let best = { index: 0, distance: Number.POSITIVE_INFINITY };
  for (const [index, other] of colours.entries()) {
    const distance = [16, 8, 0].reduce((sum, bits) => sum + (part(colour, bits) - part(other, bits)) ** 2, 0);
    if (distance < best.distance) best = { index, distance };
  }
  return best.index;
}

/** Reads the chunks of a PNG and reverses its filters (PNG specification, 9.2). */
function decode(png: Buffer): Pixels {
  const parts: Buffer[] = [];
  let head = Buffer.alloc(0);
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") head = Buffer.from(body);
    if (type === "IDAT") parts.push(body);
    at += length + 12;
  }
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const channels = head[9] === 6 ? 4 : 3;
  const raw = unfiltered(inflateSync(Buffer.concat(parts)), { rowBytes: width * channels, height, channels });
  const rgb = new Uint8Array(width * height * 3);
  for (let place = 0; place < width * height; place += 1) {
    rgb.set(raw.subarray(place * channels, place * channels + 3), place * 3);
  }
  return { width, height, rgb };
}

function unfiltered(
  data: Buffer,
  { rowBytes, height, channels }: { readonly rowBytes: number; readonly height: number; readonly channels: number },
): Uint8Array {
  const out = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (rowBytes + 1)] ?? 0;
    for (let x = 0; x < rowBytes; x += 1) {
      const at = y * rowBytes + x;
      const left = x >= channels ? (out[at - channels] ?? 0) : 0;
      const up = y > 0 ? (out[at - rowBytes] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (out[at - rowBytes - channels] ?? 0) : 0;
      out[at] = (data[y * (rowBytes + 1) + 1 + x] ?? 0) + predicted(filter, { left, up, corner });
    }
  }
  return out;
}

interface Neighbours {
  readonly left: number;
  readonly up: number;
  readonly corner: number;
}

function predicted(filter: number, { left, up, corner }: Neighbours): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth({ left, up, corner });
    default:
      return 0;
  }
}

function paeth({ left, up, corner }: Neighbours): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((one) => Math.abs(guess - one));
  if ((toLeft ?? 0) <= (toUp ?? 0) && (toLeft ?? 0) <= (toCorner ?? 0)) return left;
  return (toUp ?? 0) <= (toCorner ?? 0) ? up : corner;
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** CRC-32 as specified for PNG. */
function crc(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}
