/** The first 32 bits of the fractional part of a root of a prime, exactly: by whole numbers, as no engine's own root is
 * asked. */
function rootBits(prime: bigint, degree: bigint): number {
  const scaled = prime << (32n * degree);
  let low = 0n;
  let high = prime << 32n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** degree <= scaled) low = middle;
    else high = middle - 1n;
  }
  return Number(BigInt.asUintN(32, low));
}

const primes: bigint[] = [];
for (let candidate = 2n; primes.length < 64; candidate += 1n)
  if (primes.every((prime) => candidate % prime !== 0n)) primes.push(candidate);
const roundWords = Int32Array.from(primes, (prime) => rootBits(prime, 3n));
const firstState = Int32Array.from(primes.slice(0, 8), (prime) => rootBits(prime, 2n));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 (FIPS 180-4) of a text in UTF-8, hexadecimal; shells of engines have none. */
export function sha256Hex(text: string): string {
  const state = Int32Array.from(firstState);
  const words = new Int32Array(64);
  const bytes = padded(text);
  for (let start = 0; start < bytes.length; start += 64) addBlock(state, words, new DataView(bytes.buffer, start, 64));
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function addBlock(state: Int32Array, words: Int32Array, block: DataView): void {
  const at = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 16; index++) words[index] = block.getInt32(4 * index);
  for (let index = 16; index < 64; index++) {
    const [early, late] = [at(index - 15), at(index - 2)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = at(index - 16) + low + at(index - 7) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const mixedE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixedE + ((e & f) ^ (~e & g)) + (roundWords[index] ?? 0) + at(index)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}

/** The text in UTF-8, a bit, zeros, and its length in bits. */
function padded(text: string): Uint8Array {
  // Each percent sign and two digits are one byte, and every other character is one.
  const escaped = encodeURIComponent(text);
  const length = escaped.length - 2 * (escaped.split("%").length - 1);
  const bytes = new Uint8Array(Math.ceil((length + 9) / 64) * 64);
  let next = 0;
  for (let index = 0; index < escaped.length; index++) {
    const isByte = escaped[index] === "%";
    bytes[next++] = isByte ? Number.parseInt(escaped.slice(index + 1, index + 3), 16) : escaped.charCodeAt(index);
    if (isByte) index += 2;
  }
  bytes[length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(length) * 8n);
  return bytes;
}
