import { ApparentDirection } from "./apparent-direction.ts";
import { DateFrame } from "./earth/date-frame.ts";
import { equationOfTheEquinoxesDeg, greenwichMeanSiderealTimeDeg } from "./earth/earth-frame.ts";
import { cubedLength, EarthMotion, sunGm } from "./earth/earth-motion.ts";
import { timeScales } from "./earth/time-scales.ts";
import type { ChebyshevSeries } from "./ephemeris/chebyshev-series.ts";
import { type DecadeTable, readDecade } from "./ephemeris/decade-table.ts";
import { decadeEndJd, decadeOf, decadeStartJd, decades } from "./ephemeris/decades.ts";
import { element } from "./ephemeris/element.ts";
import { emptyLunarElements, type LunarElements, lunarElements } from "./ephemeris/lunar-elements.ts";
import { normalizeDegrees } from "./normalize-degrees.ts";
import { SkyRefusal } from "./refusal.ts";
import { type Body, bodies, type Frame, type Position, type Sky, type TimeScales } from "./sky.ts";
import { atan2 } from "./trigonometry.ts";
import { radiansPerDegree } from "./units.ts";

const arcsecondsPerDegree = 3600;

/** Bytes of the decade file that starts in a year, or null when it is not available. */
export type DecadeFiles = (year: number) => Uint8Array | null;

/**
 * The product's ephemeris, from tables fitted to JPL DE440. Decade files are loaded when first needed. For an instant
 * whose decade is unavailable, or outside 1900–2119, every call throws a `SkyRefusal`.
 */
export function openSky(files: DecadeFiles): Sky {
  const ephemeris = new Ephemeris(files);
  return {
    engine: "Cosmic Blueprint ephemeris 1 (JPL DE440)",
    bodies,
    span: { firstJdTt: decadeStartJd(decades[0] ?? 0), lastJdTt: decadeEndJd(decades.at(-1) ?? 0) },
    timeScales,
    position: (body, jdTt) => ephemeris.position(body, jdTt),
    frame: (scales) => ephemeris.frame(scales),
  };
}

type Heliocentric = Exclude<Body, "sun" | "moon" | "trueNode" | "meanNode" | "meanLilith">;
const origin = new Float64Array(6);

/** Caches the frame and the Earth's motion for the last instant: a chart asks for many bodies at one instant. */
class Ephemeris {
  private readonly files: DecadeFiles;
  private readonly tables = new Map<number, DecadeTable>();
  private readonly date = new DateFrame();
  private readonly motion = new EarthMotion();
  private readonly state = new Float64Array(6);
  private readonly seen = new ApparentDirection();
  private readonly lunar = emptyLunarElements();
  private lunarJdTt = Number.NaN;
  private table: DecadeTable | null = null;
  private jdTt = Number.NaN;

  constructor(files: DecadeFiles) {
    this.files = files;
  }

  frame({ jdTt, ut1 }: TimeScales): Frame {
    this.set(jdTt);
    const { obliquity, nutationLongitude, ecliptic } = this.date;
    const apparentLessMean = equationOfTheEquinoxesDeg(
      jdTt,
      nutationLongitude / radiansPerDegree,
      ecliptic.meanObliquity,
    );
    return {
      obliquityDeg: obliquity / radiansPerDegree,
      siderealTimeDeg: normalizeDegrees(greenwichMeanSiderealTimeDeg(ut1, jdTt) + apparentLessMean),
    };
  }

  position(body: Body, jdTt: number): Position {
    const table = this.set(jdTt);
    switch (body) {
      case "sun":
        this.seen.fromLightTime(origin, 0, this.motion.earth);
        this.seen.normalise();
        this.seen.aberrate(this.motion.earth, this.motion.earthPull);
        return this.ofDate();
      case "moon":
        // The Moon shares the Earth's motion, so light time alone gives its apparent position.
        this.seen.fromLightTime(this.motion.moon, this.motion.moonPullFactor(), origin);
        this.seen.countDistanceFromSun(this.motion.earth);
        return this.ofDate();
      case "trueNode":
        table.series.trueNode.evaluate(jdTt, this.state);
        return this.point(
          this.elements(jdTt).nodeDeg + element(this.state, 0) / arcsecondsPerDegree,
          this.lunar.nodeDegPerDay + element(this.state, 1) / arcsecondsPerDegree,
        );
      case "meanNode":
        return this.point(this.elements(jdTt).nodeDeg, this.lunar.nodeDegPerDay);
      case "meanLilith":
        return this.point(this.elements(jdTt).apogeeDeg, this.lunar.apogeeDegPerDay, this.lunar.apogeeLatitudeDeg);
      default:
        return this.fromSun(body, table, jdTt);
    }
  }

  /** The Moon's mean elements, computed once per instant. */
  private elements(jdTt: number): LunarElements {
    if (jdTt !== this.lunarJdTt) {
      lunarElements(jdTt, this.lunar);
      this.lunarJdTt = jdTt;
    }
    return this.lunar;
  }

  private fromSun(body: Heliocentric, table: DecadeTable, jdTt: number): Position {
    const { state, seen, motion } = this;
    // A name from untyped code may have no series.
    const series: ChebyshevSeries | undefined = table.series[body];
    if (!series) throw new SkyRefusal("unknown-body", `There is no body "${body}" in this sky.`);
    series.evaluate(jdTt, state);
    seen.fromLightTime(state, -sunGm / cubedLength(state), motion.earth);
    seen.normalise();
    seen.bendBySun(motion.earth);
    seen.aberrate(motion.earth, motion.earthPull);
    return this.ofDate();
  }

  /** The current direction in the true ecliptic of date. */
  private ofDate(): Position {
    const { seen, date } = this;
    const { ecliptic, matrix } = date;
    const x = row(matrix, 0, seen.x, seen.y, seen.z);
    const y = row(matrix, 3, seen.x, seen.y, seen.z);
    const z = row(matrix, 6, seen.x, seen.y, seen.z);
    // The frame itself rotates: by φ̄ about its first axis, by γ̄ about the pole of the equator.
    const { gammaRate, phiRate } = ecliptic;
    const poleY = date.sinPhi;
    const poleZ = date.cosPhi;
    const xRate = row(matrix, 0, seen.xRate, seen.yRate, seen.zRate) + gammaRate * (poleZ * y - poleY * z);
    const yRate = row(matrix, 3, seen.xRate, seen.yRate, seen.zRate) - gammaRate * poleZ * x + phiRate * z;
    const flat = x * x + y * y;
    const rate = (x * yRate - y * xRate) / flat + ecliptic.psiRate + date.nutationLongitudeRate;
    return {
      longitudeDeg: normalizeDegrees((atan2(y, x) + ecliptic.psi + date.nutationLongitude) / radiansPerDegree),
      latitudeDeg: atan2(z, Math.sqrt(flat)) / radiansPerDegree,
      distanceAu: seen.distanceAu,
      speedDegPerDay: rate / radiansPerDegree,
    };
  }

  /** A point of the Moon's orbit, given without nutation. It is only a direction, so its distance is 0. */
  private point(longitudeDeg: number, speedDegPerDay: number, latitudeDeg = 0): Position {
    return {
      longitudeDeg: normalizeDegrees(longitudeDeg + this.date.nutationLongitude / radiansPerDegree),
      latitudeDeg,
      distanceAu: 0,
      speedDegPerDay: speedDegPerDay + this.date.nutationLongitudeRate / radiansPerDegree,
    };
  }

  /** Prepares for an instant and returns the table of its decade. */
  private set(jdTt: number): DecadeTable {
    if (jdTt === this.jdTt && this.table) return this.table;
    const table = this.tableAt(jdTt);
    this.date.set(jdTt, table.series.nutation);
    this.motion.set(jdTt, table.series.moon, table.series.earthMoon);
    this.jdTt = jdTt;
    this.table = table;
    return table;
  }

  private tableAt(jdTt: number): DecadeTable {
    if (!Number.isFinite(jdTt)) throw new SkyRefusal("not-a-number", "The Julian day is not a number.");
    const year = decadeOf(jdTt);
    if (jdTt < decadeStartJd(year) || jdTt > decadeEndJd(year)) {
      throw new SkyRefusal("out-of-range", "The sky is known from 20 December 1899 to 1 January 2120.");
    }
    const held = this.tables.get(year);
    if (held) return held;
    const bytes = this.files(year);
    if (!bytes) throw new SkyRefusal("table-missing", `The sky of the decade from ${year} is not at hand.`);
    const table = readDecade(bytes);
    this.tables.set(year, table);
    return table;
  }
}

function row(matrix: Float64Array, start: number, x: number, y: number, z: number): number {
  return element(matrix, start) * x + element(matrix, start + 1) * y + element(matrix, start + 2) * z;
}
