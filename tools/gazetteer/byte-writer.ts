const more = 0x80;
const bitsOfByte = 7;

/** Writes whole numbers as `packages/atlas/places/byte-reader.ts` reads them. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  /** Writes a whole number, 0 to 2³²−1. */
  varint(value: number): void {
    let left = value >>> 0;
    while (left >= more) {
      this.#bytes.push((left & (more - 1)) | more);
      left >>>= bitsOfByte;
    }
    this.#bytes.push(left);
  }

  /** Writes a whole number, −2³⁰ to 2³⁰−1. */
  signed(value: number): void {
    this.varint(value < 0 ? -2 * value - 1 : 2 * value);
  }

  /** Writes what another writer holds, its length before it. */
  section(writer: ByteWriter): void {
    this.varint(writer.#bytes.length);
    for (const byte of writer.#bytes) this.#bytes.push(byte);
  }

  get bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
