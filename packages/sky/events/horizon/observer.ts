import { SkyRefusal } from "../../refusal.ts";
import type { Body, Sky } from "../../sky.ts";
import { atan2, cos, sin } from "../../trigonometry.ts";
import { refuseUnlessFinite } from "../course.ts";

/** A place on the ellipsoid of the Earth: geodetic latitude −90…90, longitude east positive. */
export interface ObserverPlace {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** A body as seen from a place: from the surface of the Earth, true equator of date, without refraction. */
export interface ObservedBody {
  /** Sine of the altitude of the centre. */
  readonly sinAltitude: number;
  /** Angle west of the meridian, −180 ≤ x < 180. */
  readonly hourAngleDeg: number;
  readonly distanceAu: number;
}

const degrees = Math.PI / 180;
const kilometresPerAu = 149597870.7;
/** WGS 84. */
const equatorAu = 6378.137 / kilometresPerAu;
const flattening = 1 / 298.257223563;

/** What an observer's latitude fixes once and for all. Throws a `SkyRefusal` for no latitude. */
export class Observer {
  private readonly longitudeDeg: number;
  private readonly sinLatitude: number;
  private readonly cosLatitude: number;
  /** Distance from the Earth's axis and from its equator's plane, au. */
  private readonly fromAxis: number;
  private readonly fromEquator: number;

  constructor({ latitudeDeg, longitudeDeg }: ObserverPlace) {
    refuseUnlessFinite(latitudeDeg, longitudeDeg);
    if (Math.abs(latitudeDeg) > 90) throw new SkyRefusal("out-of-range", `There is no latitude of ${latitudeDeg}°.`);
    this.longitudeDeg = longitudeDeg;
    this.sinLatitude = sin(latitudeDeg * degrees);
    this.cosLatitude = cos(latitudeDeg * degrees);
    const squash = (1 - flattening) * (1 - flattening);
    const radius =
      equatorAu / Math.sqrt(this.cosLatitude * this.cosLatitude + squash * this.sinLatitude * this.sinLatitude);
    this.fromAxis = radius * this.cosLatitude;
    this.fromEquator = radius * squash * this.sinLatitude;
  }

  /** The body at civil seconds since 1970. Points of the Moon's orbit are directions: they have no parallax. */
  see(sky: Sky, body: Body, unixSeconds: number): ObservedBody {
    const scales = sky.timeScales(unixSeconds);
    const { obliquityDeg, siderealTimeDeg } = sky.frame(scales);
    const { longitudeDeg, latitudeDeg, distanceAu } = sky.position(body, scales.jdTt);
    const isDirection = distanceAu === 0;
    const distance = isDirection ? 1 : distanceAu;
    const tilt = obliquityDeg * degrees;
    const meridian = (siderealTimeDeg + this.longitudeDeg) * degrees;
    const flat = cos(latitudeDeg * degrees);
    const x = flat * cos(longitudeDeg * degrees) * distance;
    const onEcliptic = flat * sin(longitudeDeg * degrees) * distance;
    const up = sin(latitudeDeg * degrees) * distance;
    const y = onEcliptic * cos(tilt) - up * sin(tilt);
    const z = onEcliptic * sin(tilt) + up * cos(tilt);
    // Axes turning with the place: towards its meridian on the equator, west of it, and north.
    const south = x * cos(meridian) + y * sin(meridian) - (isDirection ? 0 : this.fromAxis);
    const west = x * sin(meridian) - y * cos(meridian);
    const north = z - (isDirection ? 0 : this.fromEquator);
    const seenDistance = Math.sqrt(south * south + west * west + north * north);
    return {
      sinAltitude: (this.cosLatitude * south + this.sinLatitude * north) / seenDistance,
      hourAngleDeg: atan2(west, south) / degrees,
      distanceAu: isDirection ? 0 : seenDistance,
    };
  }

  /** Cosine of the latitude: how much of the Earth's turning lifts and lowers the sky. */
  get turning(): number {
    return this.cosLatitude;
  }
}
