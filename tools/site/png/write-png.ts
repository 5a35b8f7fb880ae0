import { crc32, deflateSync } from "node:zlib";
import { signature } from "./read-png.ts";

interface Indexed {
  readonly width: number;
  readonly height: number;
  /** One number per pixel: an index into `colours`. */
  readonly levels: Uint8Array;
  /** At most 256, as 0xRRGGBB. With sixteen or fewer, two pixels share a byte. */
  readonly colours: readonly number[];
  /** Notes kept in the file, in Latin letters. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** A PNG with a palette. */
export function writePng({ width, height, levels, colours, texts = {} }: Indexed): Buffer {
  const halved = colours.length <= 16;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([halved ? 4 : 8, 3, 0, 0, 0], 8);
  const rowBytes = halved ? Math.ceil(width / 2) : width;
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (rowBytes + 1) + 1;
    const row = levels.subarray(y * width, (y + 1) * width);
    if (!halved) rows.set(row, start);
    else for (let x = 0; x < width; x += 2) rows[start + (x >> 1)] = ((row[x] ?? 0) << 4) | (row[x + 1] ?? 0);
  }
  const table = Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    ...Object.entries(texts).map(([keyword, text]) => chunk("tEXt", Buffer.from(`${keyword}\0${text}`, "latin1"))),
    chunk("PLTE", table),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
