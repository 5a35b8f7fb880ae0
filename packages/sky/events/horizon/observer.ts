import { normalizeDegrees } from "../../normalize-degrees.ts";
import { SkyRefusal } from "../../refusal.ts";
import type { Body, Sky } from "../../sky.ts";
import { atan2, cos, sin } from "../../trigonometry.ts";
import { kilometersPerAu, radiansPerDegree } from "../../units.ts";
import { refuseUnlessFinite } from "../course.ts";

/** A place on the Earth ellipsoid: geodetic latitude −90…90, longitude east positive. */
export interface ObserverPlace {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** A body seen from the Earth's surface, without refraction or diurnal aberration (0.3″). */
export interface ObservedBody {
  /** Sine of the altitude of the center. */
  readonly sinAltitude: number;
  /** Angle west of the meridian, −180 < x ≤ 180. */
  readonly hourAngleDeg: number;
  readonly distanceAu: number;
}

interface Direction {
  readonly towards: number;
  readonly west: number;
  readonly north: number;
  readonly distanceAu: number;
}

/** WGS 84. */
const equatorAu = 6378.137 / kilometersPerAu;
const flattening = 1 / 298.257223563;

/** Observes bodies from a place. Throws a `SkyRefusal` for an invalid latitude. */
export class Observer {
  private readonly longitudeDeg: number;
  private readonly sinLatitude: number;
  private readonly cosLatitude: number;
  /** Distances from the Earth's axis and from the equatorial plane, au. */
  private readonly fromAxis: number;
  private readonly fromEquator: number;

  constructor({ latitudeDeg, longitudeDeg }: ObserverPlace) {
    refuseUnlessFinite(latitudeDeg, longitudeDeg);
    if (Math.abs(latitudeDeg) > 90) throw new SkyRefusal("out-of-range", `There is no latitude of ${latitudeDeg}°.`);
    this.longitudeDeg = longitudeDeg;
    this.sinLatitude = sin(latitudeDeg * radiansPerDegree);
    this.cosLatitude = cos(latitudeDeg * radiansPerDegree);
    const squash = (1 - flattening) * (1 - flattening);
    const radius =
      equatorAu / Math.sqrt(this.cosLatitude * this.cosLatitude + squash * this.sinLatitude * this.sinLatitude);
    this.fromAxis = radius * this.cosLatitude;
    this.fromEquator = radius * squash * this.sinLatitude;
  }

  /** The body at civil seconds since 1970. Points of the Moon's orbit are only directions and have no parallax. */
  see(sky: Sky, body: Body, unixSeconds: number): ObservedBody {
    const { towards, west, north, distanceAu } = this.direction(sky, body, unixSeconds);
    return {
      sinAltitude: this.cosLatitude * towards + this.sinLatitude * north,
      hourAngleDeg: atan2(west, towards) / radiansPerDegree,
      distanceAu,
    };
  }

  /** Altitude of the center, without refraction, and azimuth from north through east, 0 ≤ x < 360. */
  horizontal(sky: Sky, body: Body, unixSeconds: number): { readonly altitudeDeg: number; readonly azimuthDeg: number } {
    const { towards, west, north } = this.direction(sky, body, unixSeconds);
    const up = this.cosLatitude * towards + this.sinLatitude * north;
    const ahead = this.cosLatitude * north - this.sinLatitude * towards;
    return {
      altitudeDeg: atan2(up, Math.sqrt(ahead * ahead + west * west)) / radiansPerDegree,
      azimuthDeg: normalizeDegrees(atan2(-west, ahead) / radiansPerDegree),
    };
  }

  /** Unit vector to the body: along the equator toward the meridian, west, and north. */
  private direction(sky: Sky, body: Body, unixSeconds: number): Direction {
    const scales = sky.timeScales(unixSeconds);
    const { obliquityDeg, siderealTimeDeg } = sky.frame(scales);
    const { longitudeDeg, latitudeDeg, distanceAu } = sky.position(body, scales.jdTt);
    const tilt = obliquityDeg * radiansPerDegree;
    const meridian = (siderealTimeDeg + this.longitudeDeg) * radiansPerDegree;
    const flat = cos(latitudeDeg * radiansPerDegree);
    const x = flat * cos(longitudeDeg * radiansPerDegree);
    const onEcliptic = flat * sin(longitudeDeg * radiansPerDegree);
    const up = sin(latitudeDeg * radiansPerDegree);
    const y = onEcliptic * cos(tilt) - up * sin(tilt);
    const z = onEcliptic * sin(tilt) + up * cos(tilt);
    // Parallax is the observer's own position in units of the body's distance.
    const parallax = distanceAu === 0 ? 0 : 1 / distanceAu;
    const towards = x * cos(meridian) + y * sin(meridian) - this.fromAxis * parallax;
    const west = x * sin(meridian) - y * cos(meridian);
    const north = z - this.fromEquator * parallax;
    const length = Math.sqrt(towards * towards + west * west + north * north);
    return { towards: towards / length, west: west / length, north: north / length, distanceAu: length * distanceAu };
  }

  /** Cosine of the latitude: how strongly the Earth's rotation raises and lowers bodies. */
  get turning(): number {
    return this.cosLatitude;
  }
}
