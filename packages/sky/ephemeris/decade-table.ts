import { SkyRefusal } from "../refusal.ts";
import { BitReader } from "./bit-reader.ts";
import { ChebyshevSeries } from "./chebyshev-series.ts";
import { crc32, fileHeadBytes, magic, type SeriesName, seriesHeadBytes, seriesNames } from "./decade-format.ts";
import { decadeEndJd, decadeStartJd } from "./decades.ts";

/** Ephemeris of ten years, ready to be evaluated. */
export interface DecadeTable {
  /** First year. */
  readonly year: number;
  /** Source and license of the data. */
  readonly credit: string;
  readonly series: Readonly<Record<SeriesName, ChebyshevSeries>>;
}

interface SeriesHead {
  readonly components: number;
  readonly terms: number;
  readonly segments: number;
  readonly quantum: number;
  /** Bit width of each coefficient, component by component. */
  readonly widths: Uint8Array;
}

/** Unpacks a decade file. Throws a `SkyRefusal` when the bytes are not a complete, undamaged one. */
export function readDecade(bytes: Uint8Array): DecadeTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const intact =
    bytes.length > fileHeadBytes &&
    text(bytes.subarray(0, magic.length)) === magic &&
    view.getUint32(fileHeadBytes - 4, true) === crc32(bytes.subarray(fileHeadBytes));
  if (!intact) throw new SkyRefusal("damaged-table", "This is not a whole decade table of the sky.");
  const year = view.getUint16(magic.length, true);
  const creditEnd = fileHeadBytes + view.getUint16(magic.length + 2, true);
  const heads: SeriesHead[] = [];
  let at = creditEnd;
  for (const _ of seriesNames) {
    const head = readHead(bytes, view, at);
    heads.push(head);
    at += seriesHeadBytes + head.widths.length;
  }
  const bits = new BitReader(bytes, at);
  const series = heads.map((head) => readSeries(head, bits, year));
  return {
    year,
    credit: text(bytes.subarray(fileHeadBytes, creditEnd)),
    // One series per name, in the order of the names.
    series: Object.fromEntries(seriesNames.map((name, index) => [name, series[index]])) as DecadeTable["series"],
  };
}

function readHead(bytes: Uint8Array, view: DataView, at: number): SeriesHead {
  const components = view.getUint8(at);
  const terms = view.getUint8(at + 1) + 1;
  const start = at + seriesHeadBytes;
  return {
    components,
    terms,
    segments: view.getUint16(at + 2, true),
    quantum: view.getFloat64(at + 4, true),
    widths: bytes.subarray(start, start + components * terms),
  };
}

function readSeries(head: SeriesHead, bits: BitReader, year: number): ChebyshevSeries {
  const { components, terms, segments, quantum, widths } = head;
  const values = Array.from({ length: segments }, () =>
    Array.from({ length: components }, () => new Float64Array(terms)),
  );
  for (let component = 0; component < components; component += 1) {
    for (let n = 0; n < terms; n += 1) {
      const width = widths[component * terms + n] ?? 0;
      for (const segment of values) {
        const coefficients = segment[component];
        if (coefficients) coefficients[n] = bits.signed(width) * quantum;
      }
    }
  }
  const startJd = decadeStartJd(year);
  return new ChebyshevSeries(
    { startJd, segmentDays: (decadeEndJd(year) - startJd) / segments, segments },
    components,
    values,
  );
}

function text(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
