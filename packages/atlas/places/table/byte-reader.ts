const more = 0x80;
const low = 0x7f;
const bitsOfByte = 7;

/** Reads the gazetteer's bytes in order: integers as the build tool writes them, and sections. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /**
   * Next unsigned integer, 0 to 2³²−1, as a LEB128 varint: seven bits per byte, lowest first, the eighth bit set while
   * more follow. Reads zeros past the end.
   */
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

  /** Next signed integer, −2³¹ to 2³¹−1, zigzag-encoded: twice its absolute value, minus one when negative. */
  signed(): number {
    const value = this.varint();
    return (value >>> 1) ^ -(value & 1);
  }

  /** Fills a range with the next unsigned integers; one loop without calls, because there are millions of letters. */
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

  /** Next length-prefixed section, as its own reader. */
  section(): ByteReader {
    const length = this.varint();
    const section = new ByteReader(this.#bytes.subarray(this.#at, this.#at + length));
    this.#at += length;
    return section;
  }
}
