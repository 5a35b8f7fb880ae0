import { inflateRawSync } from "node:zlib";

const endRecord = 0x06054b50;
const directoryEntry = 0x02014b50;
const stored = 0;
const deflated = 8;

/** The files of a zip archive (a wheel, an .npz) by name, unpacked on demand; archives over 4 GB are not supported. */
export function readZip(archive: Buffer): ReadonlyMap<string, () => Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || archive.readUInt32LE(end) !== endRecord) throw new Error("not a zip archive: no end record");
  const files = new Map<string, () => Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== directoryEntry) throw new Error("damaged zip directory");
    const nameLength = archive.readUInt16LE(at + 28);
    const method = archive.readUInt16LE(at + 10);
    const packedSize = archive.readUInt32LE(at + 20);
    const header = archive.readUInt32LE(at + 42);
    files.set(archive.toString("utf8", at + 46, at + 46 + nameLength), () => {
      // The local header's name and extra field may differ in length from those in the central directory.
      const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
      const packed = archive.subarray(start, start + packedSize);
      if (method === stored) return packed;
      if (method === deflated) return inflateRawSync(packed);
      throw new Error(`zip method ${method} is not read here`);
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
