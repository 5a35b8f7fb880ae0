/** 2⁰ … 2⁴⁸ by doubling, so that no engine's power function matters. */
const powersOfTwo = new Float64Array(49).fill(1);
for (let n = 1; n < powersOfTwo.length; n += 1) powersOfTwo[n] = 2 * (powersOfTwo[n - 1] ?? 0);

/** Reads signed integers of any width up to 40 bits from bytes, highest bit first. */
export class BitReader {
  private readonly bytes: Uint8Array;
  private at: number;
  private held = 0;
  private heldBits = 0;

  constructor(bytes: Uint8Array, start: number) {
    this.bytes = bytes;
    this.at = start;
  }

  /** Next integer of `width` bits, two's complement; 0 for a width of 0. */
  signed(width: number): number {
    if (width === 0) return 0;
    while (this.heldBits < width) {
      // Up to 47 bits are held, more than bitwise operators can handle.
      this.held = this.held * 256 + (this.bytes[this.at] ?? 0);
      this.heldBits += 8;
      this.at += 1;
    }
    const below = powersOfTwo[this.heldBits - width] ?? 1;
    const value = Math.floor(this.held / below);
    this.held -= value * below;
    this.heldBits -= width;
    const half = powersOfTwo[width - 1] ?? 1;
    return value >= half ? value - 2 * half : value;
  }
}
