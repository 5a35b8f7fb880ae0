import {
  crc32,
  fileHeadBytes,
  magic,
  type SeriesName,
  seriesHeadBytes,
  seriesNames,
} from "@cosmic/sky/ephemeris/decade-format";

/** A series in integer quanta: `values[segment][component][degree]`. */
export interface QuantisedSeries {
  readonly quantum: number;
  readonly values: readonly (readonly (readonly number[])[])[];
}

/** The bytes of a decade file; see `decade-format.ts` for the format. */
export function writeDecade(
  year: number,
  credit: string,
  series: Readonly<Record<SeriesName, QuantisedSeries>>,
): Uint8Array {
  const bits: number[] = [];
  const heads = seriesNames.map((name) => writeSeries(series[name], bits));
  const creditBytes = Buffer.from(credit, "latin1");
  const body = Buffer.concat([creditBytes, ...heads, packed(bits)]);
  const head = Buffer.alloc(fileHeadBytes);
  head.write(magic, "latin1");
  head.writeUInt16LE(year, magic.length);
  head.writeUInt16LE(creditBytes.length, magic.length + 2);
  head.writeUInt32LE(crc32(body), fileHeadBytes - 4);
  return Buffer.concat([head, body]);
}

function writeSeries({ quantum, values }: QuantisedSeries, bits: number[]): Buffer {
  const components = values[0]?.length ?? 0;
  const terms = values[0]?.[0]?.length ?? 0;
  const head = Buffer.alloc(seriesHeadBytes + components * terms);
  head.writeUInt8(components, 0);
  head.writeUInt8(terms - 1, 1);
  head.writeUInt16LE(values.length, 2);
  head.writeDoubleLE(quantum, 4);
  for (let component = 0; component < components; component += 1) {
    for (let n = 0; n < terms; n += 1) {
      const column = values.map((segment) => segment[component]?.[n] ?? 0);
      const width = Math.max(...column.map(signedWidth));
      head.writeUInt8(width, seriesHeadBytes + component * terms + n);
      for (const value of column) pushBits(bits, value, width);
    }
  }
  return head;
}

/** Bits needed for an integer in two's complement; 0 for zero. Throws beyond 40. */
function signedWidth(value: number): number {
  if (value === 0) return 0;
  const width = Math.floor(Math.log2(value < 0 ? Math.max(-value - 1, 0.5) : value)) + 2;
  if (width > 40) throw new RangeError(`${value} quanta need ${width} bits`);
  return Math.max(width, 1);
}

function pushBits(bits: number[], value: number, width: number): void {
  for (let bit = width - 1; bit >= 0; bit -= 1) bits.push(Math.floor(value / 2 ** bit) & 1);
}

function packed(bits: readonly number[]): Buffer {
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  bits.forEach((bit, index) => {
    if (bit) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7));
  });
  return bytes;
}
