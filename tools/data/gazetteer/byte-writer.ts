const more = 0x80;
const bitsOfByte = 7;

/** Writes integers in the format that `packages/atlas/places/byte-reader.ts` reads. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  /** Writes an integer, 0 to 2³²−1. */
  varint(value: number): void {
    let left = value >>> 0;
    while (left >= more) {
      this.#bytes.push((left & (more - 1)) | more);
      left >>>= bitsOfByte;
    }
    this.#bytes.push(left);
  }

  /** Writes an integer, −2³⁰ to 2³⁰−1. */
  signed(value: number): void {
    this.varint(value < 0 ? -2 * value - 1 : 2 * value);
  }

  /** Writes another writer's bytes, preceded by their length. */
  section(writer: ByteWriter): void {
    this.varint(writer.#bytes.length);
    for (const byte of writer.#bytes) this.#bytes.push(byte);
  }

  get bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
