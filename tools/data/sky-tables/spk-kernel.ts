import { J2000, secondsPerDay } from "@cosmic/sky/units";

const recordBytes = 1024;
const doubleBytes = 8;
/** Chebyshev position only, the one segment type in planetary kernels. */
const chebyshevType = 2;

interface Segment {
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** Index of the first double. */
  readonly first: number;
  readonly intervalSeconds: number;
  readonly doublesPerRecord: number;
  readonly records: number;
}

/** Position, km. */
export type Vector = [number, number, number];

/** A JPL kernel of type SPK (DAF, little-endian, segment type 2), ICRF axes. */
export class SpkKernel {
  private readonly doubles: Float64Array;
  private readonly segments = new Map<string, Segment>();

  constructor(bytes: Buffer) {
    if (bytes.toString("latin1", 0, 8) !== "DAF/SPK ") throw new Error("not an SPK kernel");
    const whole = bytes.length - (bytes.length % doubleBytes);
    this.doubles = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + whole));
    let record = bytes.readInt32LE(76);
    while (record > 0) {
      const at = (record - 1) * recordBytes;
      const count = bytes.readDoubleLE(at + 16);
      for (let n = 0; n < count; n += 1) this.addSegment(bytes, at + 24 + n * 40);
      record = bytes.readDoubleLE(at);
    }
  }

  private addSegment(bytes: Buffer, at: number): void {
    const [target, center, , type, first, last] = [0, 1, 2, 3, 4, 5].map((n) => bytes.readInt32LE(at + 16 + 4 * n));
    if (type !== chebyshevType || first === undefined || last === undefined) {
      throw new Error(`segment ${center}-${target} is of type ${type}`);
    }
    const [, intervalSeconds = 0, doublesPerRecord = 0, records = 0] = this.doubles.subarray(last - 4, last);
    this.segments.set(`${center}-${target}`, {
      startSeconds: bytes.readDoubleLE(at),
      endSeconds: bytes.readDoubleLE(at + doubleBytes),
      first: first - 1,
      intervalSeconds,
      doublesPerRecord,
      records,
    });
  }

  /** Position of `target` seen from `center`, km, ICRF axes, at a Julian day of TDB. Throws outside the kernel's
   * span. */
  position(center: number, target: number, jdTdb: number): Vector {
    const segment = this.segments.get(`${center}-${target}`);
    if (!segment) throw new Error(`the kernel has no segment ${center}-${target}`);
    const seconds = (jdTdb - J2000) * secondsPerDay;
    if (!(seconds >= segment.startSeconds && seconds <= segment.endSeconds)) {
      throw new RangeError(`Julian day ${jdTdb} is outside the kernel`);
    }
    const index = Math.min(Math.floor((seconds - segment.startSeconds) / segment.intervalSeconds), segment.records - 1);
    const record = this.doubles.subarray(
      segment.first + index * segment.doublesPerRecord,
      segment.first + (index + 1) * segment.doublesPerRecord,
    );
    const [midpoint = 0, radius = 1] = record;
    const terms = (segment.doublesPerRecord - 2) / 3;
    const x = (seconds - midpoint) / radius;
    return [0, 1, 2].map((axis) => clenshaw(record.subarray(2 + axis * terms, 2 + (axis + 1) * terms), x)) as Vector; // three axes in, three out
  }
}

/** Sum of Chebyshev polynomials at −1 ≤ x ≤ 1. */
export function clenshaw(coefficients: ArrayLike<number>, x: number): number {
  let next = 0;
  let afterNext = 0;
  for (let n = coefficients.length - 1; n > 0; n -= 1) {
    const here = 2 * x * next - afterNext + (coefficients[n] ?? 0);
    afterNext = next;
    next = here;
  }
  return x * next - afterNext + (coefficients[0] ?? 0);
}
