import type { ChebyshevSeries } from "../ephemeris/chebyshev-series.ts";
import { tableObliquityArcseconds } from "../ephemeris/decade-format.ts";
import { element } from "../ephemeris/element.ts";
import { cos, sin } from "../trigonometry.ts";
import { radiansPerArcsecond } from "../units.ts";
import { type EclipticOfDate, eclipticOfDate, emptyEcliptic } from "./earth-frame.ts";

const cosTable = cos(tableObliquityArcseconds * radiansPerArcsecond);
const sinTable = sin(tableObliquityArcseconds * radiansPerArcsecond);

/**
 * The true ecliptic and equinox of date in the axes of the tables. Precession IAU 2006 by the Fukushima–Williams
 * angles, frame bias included; nutation IAU 2000A from the table. Radians, radians per day.
 */
export class DateFrame {
  readonly ecliptic: EclipticOfDate = emptyEcliptic();
  /** Rows: toward the node of the two ecliptics, 90° ahead of it, the pole of the ecliptic. */
  readonly matrix = new Float64Array(9);
  /** Cosine and sine of the angle between the ICRF equator and the ecliptic. */
  cosPhi = 1;
  sinPhi = 0;
  nutationLongitude = 0;
  nutationLongitudeRate = 0;
  nutationObliquity = 0;
  private readonly nutation = new Float64Array(4);

  /** Sets the frame to a Julian day (TT). */
  set(jdTt: number, nutation: ChebyshevSeries): void {
    const { gamma, phi } = eclipticOfDate(jdTt, this.ecliptic);
    const cosGamma = cos(gamma);
    const sinGamma = sin(gamma);
    const cosPhi = cos(phi);
    const sinPhi = sin(phi);
    this.cosPhi = cosPhi;
    this.sinPhi = sinPhi;
    // R1(φ̄) R3(γ̄) R1(−ε of the tables)
    const m = this.matrix;
    m[0] = cosGamma;
    m[1] = sinGamma * cosTable;
    m[2] = -sinGamma * sinTable;
    m[3] = -sinGamma * cosPhi;
    m[4] = cosGamma * cosPhi * cosTable + sinPhi * sinTable;
    m[5] = sinPhi * cosTable - cosGamma * cosPhi * sinTable;
    m[6] = sinGamma * sinPhi;
    m[7] = cosPhi * sinTable - cosGamma * sinPhi * cosTable;
    m[8] = cosPhi * cosTable + cosGamma * sinPhi * sinTable;
    nutation.evaluate(jdTt, this.nutation);
    this.nutationLongitude = element(this.nutation, 0) * radiansPerArcsecond;
    this.nutationObliquity = element(this.nutation, 1) * radiansPerArcsecond;
    this.nutationLongitudeRate = element(this.nutation, 2) * radiansPerArcsecond;
  }

  /** True obliquity. */
  get obliquity(): number {
    return this.ecliptic.meanObliquity + this.nutationObliquity;
  }
}
