const more = 0x80;
const low = 0x7f;
const bitsOfByte = 7;

/** Reads the gazetteer's bytes from the beginning on: whole numbers as the maker writes them, and sections. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The next whole number, 0 to 2³²−1: seven bits a byte, the lowest first, the eighth bit set while more follow. Past
   * the end it reads zeros. */
  varint(): number {
    let byte = this.#bytes[this.#at++] ?? 0;
    if (byte < more) return byte;
    let value = byte & low;
    for (let shift = bitsOfByte; byte >= more; shift += bitsOfByte) {
      byte = this.#bytes[this.#at++] ?? 0;
      value |= (byte & low) << shift;
    }
    return value >>> 0;
  }

  /** The next whole number, −2³¹ to 2³¹−1, kept as twice its size, one less when negative. */
  signed(): number {
    const value = this.varint();
    return (value >>> 1) ^ -(value & 1);
  }

  /** Fills a stretch of a row with the next whole numbers; one loop without calls, since the letters are millions. */
  fill(into: { [index: number]: number }, from: number, to: number): void {
    const bytes = this.#bytes;
    let at = this.#at;
    for (let index = from; index < to; index += 1) {
      let byte = bytes[at++] ?? 0;
      let value = byte & low;
      for (let shift = bitsOfByte; byte >= more; shift += bitsOfByte) {
        byte = bytes[at++] ?? 0;
        value |= (byte & low) << shift;
      }
      into[index] = value >>> 0;
    }
    this.#at = at;
  }

  /** The next stretch of bytes, whose length stands before it, as a reader of its own. */
  section(): ByteReader {
    const length = this.varint();
    const section = new ByteReader(this.#bytes.subarray(this.#at, this.#at + length));
    this.#at += length;
    return section;
  }
}
