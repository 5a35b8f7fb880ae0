import { anglesOver, ascendant, type LocalSky } from "@cosmic/chart/horizon/angles";
import { placidusCusps } from "@cosmic/chart/horizon/placidus";
import type { Sky } from "@cosmic/sky/sky";
import type { SkyMoment } from "./sky-moments.ts";

/** ARMC, Ascendant, Midheaven, Vertex and the Placidus cusps of one moment and place. */
export function ourAngles(sky: Sky, moment: SkyMoment) {
  const { obliquityDeg, siderealTimeDeg } = sky.frame(moment);
  const local: LocalSky = {
    meridianDeg: (siderealTimeDeg + moment.longitudeDeg + 360) % 360,
    obliquityDeg,
    latitudeDeg: moment.latitudeDeg,
  };
  const angles = anglesOver(local);
  return { ...angles, armcDeg: local.meridianDeg, vertexDeg: vertex(local), cuspsDeg: placidusCusps(local, angles) };
}

/** The western crossing of ecliptic and prime vertical: the Ascendant of the co-latitude under the opposite meridian. */
function vertex({ meridianDeg, obliquityDeg, latitudeDeg }: LocalSky): number {
  const colatitudeDeg = latitudeDeg >= 0 ? 90 - latitudeDeg : -90 - latitudeDeg;
  return ascendant({ meridianDeg: (meridianDeg + 180) % 360, obliquityDeg, latitudeDeg: colatitudeDeg });
}
