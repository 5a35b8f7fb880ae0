import { asin, atan2, cos, sin, tan } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";

/** A latitude, and the obliquity of the ecliptic. */
export interface Horizon {
  readonly latitudeDeg: number;
  readonly obliquityDeg: number;
}

/** Daily path of an ecliptic degree over a place. */
export interface DiurnalArc {
  /** Sidereal time at which it culminates, −180 ≤ x ≤ 180. */
  readonly rightAscensionDeg: number;
  /** Sidereal time from rising to culmination, 0 … 180: 0 when it never rises, 180 when it never sets. */
  readonly semiArcDeg: number;
}

/** Computes diurnal arcs at a place (Meeus, Astronomical Algorithms, 13.3 and 15.1). */
export function diurnalArcs({ latitudeDeg, obliquityDeg }: Horizon): (longitudeDeg: number) => DiurnalArc {
  const sinObliquity = sin(obliquityDeg * radiansPerDegree);
  const cosObliquity = cos(obliquityDeg * radiansPerDegree);
  const latitudeTangent = tan(latitudeDeg * radiansPerDegree);
  return (longitudeDeg) => {
    const sine = sin(longitudeDeg * radiansPerDegree);
    const sinDeclination = sine * sinObliquity;
    const height = (latitudeTangent * sinDeclination) / Math.sqrt(1 - sinDeclination * sinDeclination);
    return {
      rightAscensionDeg: atan2(sine * cosObliquity, cos(longitudeDeg * radiansPerDegree)) / radiansPerDegree,
      // The arcsine takes what is beyond ±1 as ±1.
      semiArcDeg: 90 + asin(height) / radiansPerDegree,
    };
  };
}
