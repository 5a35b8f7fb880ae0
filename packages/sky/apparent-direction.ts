import { element } from "./ephemeris/element.ts";
import { kilometersPerAu } from "./units.ts";

/** Speed of light in au per day: 299 792.458 km/s over 149 597 870.7 km. */
const auPerDay = 173.1446326742403;
/** Twice the Sun's gravitational radius, 2GM/c², au. */
const bendingAu = 1.974125743367838e-8;
/** Photospheric radius, 695 700 km (IAU 2015 Resolution B3), au. */
const sunRadiusAu = 695_700 / kilometersPerAu;
/**
 * Behind the disk only the mass closer to the Sun's center bends light: 1 − (1 − b²)¹⁴ of it, close to a polytrope of
 * index 3.
 */
const massExponent = 14;

/** Keeps the bending finite for a body exactly behind the Sun's center, where `massWithin` takes it to zero. */
const leastOpening = 1e-14;
/** Time step for the rate of the bending, days; the bending takes hours to change. */
const bendStepDays = 0.001;
const bendNow = new Float64Array(3);
const bendSoon = new Float64Array(3);

/** Share of the Sun's mass that bends light passing at this cosine from the direction away from the Sun. */
function massWithin(sunDistance: number, cosine: number): number {
  const radii = sunDistance / sunRadiusAu;
  const square = radii * radii * (1 - cosine * cosine);
  if (cosine > 0 || square >= 1) return 1;
  let beyond = 1;
  for (let n = 0; n < massExponent; n += 1) beyond *= 1 - square;
  return 1 - beyond;
}

/** A direction from the Earth and its rate: any length, in the axes of the tables. */
export class ApparentDirection {
  x = 0;
  y = 0;
  z = 0;
  xRate = 0;
  yRate = 0;
  zRate = 0;
  /** From where the light left to where it arrives, au. */
  distanceAu = 0;
  private distanceRate = 0;

  /**
   * Sets it to the direction from which light from `body` arrives: light time, with the body's path curved by
   * `pullFactor` (its acceleration over its position, per day²). Positions and velocities share one origin.
   */
  fromLightTime(body: Float64Array, pullFactor: number, observer: Float64Array): void {
    const x0 = element(body, 0);
    const y0 = element(body, 1);
    const z0 = element(body, 2);
    const vx = element(body, 3);
    const vy = element(body, 4);
    const vz = element(body, 5);
    const ax = x0 * pullFactor;
    const ay = y0 * pullFactor;
    const az = z0 * pullFactor;
    const ox = element(observer, 0);
    const oy = element(observer, 1);
    const oz = element(observer, 2);
    let x = x0 - ox;
    let y = y0 - oy;
    let z = z0 - oz;
    let distance = Math.sqrt(x * x + y * y + z * z);
    let days = distance / auPerDay;
    // Each pass gains four digits: the second leaves a millionth of an arcsecond.
    for (let pass = 0; pass < 2; pass += 1) {
      x = x0 - ox - days * (vx - 0.5 * days * ax);
      y = y0 - oy - days * (vy - 0.5 * days * ay);
      z = z0 - oz - days * (vz - 0.5 * days * az);
      distance = Math.sqrt(x * x + y * y + z * z);
      days = distance / auPerDay;
    }
    const thenX = vx - days * ax;
    const thenY = vy - days * ay;
    const thenZ = vz - days * az;
    const away =
      (x * (thenX - element(observer, 3)) + y * (thenY - element(observer, 4)) + z * (thenZ - element(observer, 5))) /
      distance;
    const bodyAway = (x * thenX + y * thenY + z * thenZ) / distance;
    // The light time itself changes, which scales the body's apparent motion by this factor.
    const slower = 1 - away / (auPerDay + bodyAway);
    this.x = x;
    this.y = y;
    this.z = z;
    this.xRate = thenX * slower - element(observer, 3);
    this.yRate = thenY * slower - element(observer, 4);
    this.zRate = thenZ * slower - element(observer, 5);
    this.distanceAu = distance;
  }

  /** Measures the distance in the Sun's frame, in which the Earth (`observer`) moved on while the light traveled. */
  countDistanceFromSun(observer: Float64Array): void {
    const days = this.distanceAu / auPerDay;
    const x = this.x - days * element(observer, 3);
    const y = this.y - days * element(observer, 4);
    const z = this.z - days * element(observer, 5);
    this.distanceAu = Math.sqrt(x * x + y * y + z * z);
  }

  /**
   * Applies the Sun's light bending to a unit direction; the Sun is at the origin of `observer` (position, velocity).
   */
  bendBySun(observer: Float64Array): void {
    this.bending(observer, 0, bendNow);
    this.bending(observer, bendStepDays, bendSoon);
    this.x += element(bendNow, 0);
    this.y += element(bendNow, 1);
    this.z += element(bendNow, 2);
    this.xRate += (element(bendSoon, 0) - element(bendNow, 0)) / bendStepDays;
    this.yRate += (element(bendSoon, 1) - element(bendNow, 1)) / bendStepDays;
    this.zRate += (element(bendSoon, 2) - element(bendNow, 2)) / bendStepDays;
  }

  /** Bending by the Sun of this unit direction `later` days on, with linear motion. First order, as in ERFA `ld`. */
  private bending(observer: Float64Array, later: number, out: Float64Array): void {
    const px = this.x + later * this.xRate;
    const py = this.y + later * this.yRate;
    const pz = this.z + later * this.zRate;
    const distance = this.distanceAu + later * this.distanceRate;
    const ex0 = element(observer, 0) + later * element(observer, 3);
    const ey0 = element(observer, 1) + later * element(observer, 4);
    const ez0 = element(observer, 2) + later * element(observer, 5);
    const em = Math.sqrt(ex0 * ex0 + ey0 * ey0 + ez0 * ez0);
    const inverse = 1 / em;
    const ex = ex0 * inverse;
    const ey = ey0 * inverse;
    const ez = ez0 * inverse;
    // From the Sun to the point where the light left.
    const sx = ex0 + distance * px;
    const sy = ey0 + distance * py;
    const sz = ez0 + distance * pz;
    const toUnit = 1 / Math.sqrt(sx * sx + sy * sy + sz * sz);
    const pq = (px * sx + py * sy + pz * sz) * toUnit;
    const pe = px * ex + py * ey + pz * ez;
    const opening = Math.max(1 + (sx * ex + sy * ey + sz * ez) * toUnit, leastOpening);
    const strength = (bendingAu * massWithin(em, pe)) / (em * opening);
    const back = pe * toUnit;
    out[0] = strength * (pq * ex - back * sx);
    out[1] = strength * (pq * ey - back * sy);
    out[2] = strength * (pq * ez - back * sz);
  }

  /** Scales to unit length, keeping the rate of the length. */
  normalise(): void {
    const { x, y, z, xRate, yRate, zRate } = this;
    const inverse = 1 / Math.sqrt(x * x + y * y + z * z);
    const rate = (x * xRate + y * yRate + z * zRate) * inverse;
    const shrinking = rate * inverse;
    this.x = x * inverse;
    this.y = y * inverse;
    this.z = z * inverse;
    this.xRate = (xRate - x * shrinking) * inverse;
    this.yRate = (yRate - y * shrinking) * inverse;
    this.zRate = (zRate - z * shrinking) * inverse;
    this.distanceRate = rate;
  }

  /**
   * Applies aberration to a unit direction by the observer's motion (velocity in `observer`, acceleration in `pull`):
   * relativistic, as in ERFA `ab`.
   */
  aberrate(observer: Float64Array, pull: Float64Array): void {
    const vx = element(observer, 3) / auPerDay;
    const vy = element(observer, 4) / auPerDay;
    const vz = element(observer, 5) / auPerDay;
    const axRate = element(pull, 0) / auPerDay;
    const ayRate = element(pull, 1) / auPerDay;
    const azRate = element(pull, 2) / auPerDay;
    const { x, y, z, xRate, yRate, zRate } = this;
    const inverseLorentz = Math.sqrt(1 - vx * vx - vy * vy - vz * vz);
    const along = x * vx + y * vy + z * vz;
    const alongRate = xRate * vx + yRate * vy + zRate * vz + x * axRate + y * ayRate + z * azRate;
    const share = 1 + along / (1 + inverseLorentz);
    const shareRate = alongRate / (1 + inverseLorentz);
    this.x = inverseLorentz * x + share * vx;
    this.y = inverseLorentz * y + share * vy;
    this.z = inverseLorentz * z + share * vz;
    this.xRate = inverseLorentz * xRate + shareRate * vx + share * axRate;
    this.yRate = inverseLorentz * yRate + shareRate * vy + share * ayRate;
    this.zRate = inverseLorentz * zRate + shareRate * vz + share * azRate;
  }
}
