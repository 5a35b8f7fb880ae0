import { placidusCusps } from "@cosmic/chart/horizon/placidus";
import { anglesOver, type LocalSky, vertex } from "@cosmic/sky/angles";
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
