import { ascendant } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { asin, tan } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";
import { type Sign, signs } from "../names.ts";
import { signAt } from "../zodiac/longitude.ts";
import { diurnalArcs, type Horizon } from "./diurnal-arc.ts";

const signWidthDeg = 30;
/** At a pole edges coincide; anything narrower than this between two of them is rounding, not a sign. */
const narrowestDeg = 1e-6;

/** A sign starts to rise at local sidereal time `fromDeg`, 0 ≤ x < 360, and keeps rising until the next one starts. */
export interface Rising {
  readonly fromDeg: number;
  readonly sign: Sign;
}

/** Rising signs of a full rotation of the sky, in order of sidereal time; beyond the polar circles some never rise. */
export function risingsOf(horizon: Horizon): readonly Rising[] {
  const isPolar = Math.abs(horizon.latitudeDeg) >= 90 - horizon.obliquityDeg;
  return isPolar ? polarRisings(horizon) : everydayRisings(horizon);
}

/**
 * Share of a sidereal day during which a sign rises; 0 if it never does, beyond the polar circles. All twelve add up to
 * 1.
 */
export function risingShare(sign: Sign, risings: readonly Rising[]): number {
  let share = 0;
  for (let i = 0; i < risings.length; i += 1) {
    const rising = risings[i];
    const next = risings[(i + 1) % risings.length];
    if (rising?.sign === sign && next !== undefined) share += normalizeDegrees(next.fromDeg - rising.fromDeg) / 360;
  }
  return share;
}

/** Between the polar circles every sign rises once, in order, starting when its first degree rises. */
function everydayRisings(horizon: Horizon): readonly Rising[] {
  const arcOf = diurnalArcs(horizon);
  // Already in order, except for where sidereal time wraps around.
  const early: Rising[] = [];
  const late: Rising[] = [];
  for (const sign of signs) {
    const { rightAscensionDeg, semiArcDeg } = arcOf(signWidthDeg * (early.length + late.length));
    const fromDeg = normalizeDegrees(rightAscensionDeg - semiArcDeg);
    const isEarly = early.length > 0 || fromDeg < (late[late.length - 1]?.fromDeg ?? 0);
    (isEarly ? early : late).push({ fromDeg, sign });
  }
  for (const rising of late) early.push(rising);
  return early;
}

/**
 * Beyond the polar circles signs may rise in reverse, and the Ascendant jumps to the other side as the Midheaven
 * crosses the horizon. The edges are all the times when a sign's first degree or the Midheaven is on the horizon;
 * between two adjacent edges the rising sign is constant, so the one midway is taken.
 */
function polarRisings(horizon: Horizon): readonly Rising[] {
  const edges = polarEdges(horizon);
  const found: Rising[] = [];
  for (let i = 0; i < edges.length; i += 1) {
    const fromDeg = edges[i] ?? 0;
    const width = normalizeDegrees((edges[(i + 1) % edges.length] ?? 0) - fromDeg);
    if (width < narrowestDeg) continue;
    const sign = signAt(ascendant({ ...horizon, meridianDeg: fromDeg + width / 2 }));
    if (found.at(-1)?.sign !== sign) found.push({ fromDeg, sign });
  }
  return found.length > 1 && found[0]?.sign === found.at(-1)?.sign ? found.slice(1) : found;
}

function polarEdges(horizon: Horizon): readonly number[] {
  const edges: number[] = [];
  const arcOf = diurnalArcs(horizon);
  for (let longitudeDeg = 0; longitudeDeg < 360; longitudeDeg += signWidthDeg) {
    const { rightAscensionDeg, semiArcDeg } = arcOf(longitudeDeg);
    if (!Number.isNaN(semiArcDeg))
      edges.push(normalizeDegrees(rightAscensionDeg - semiArcDeg), normalizeDegrees(rightAscensionDeg + semiArcDeg));
  }
  const culminating = -1 / (tan(horizon.latitudeDeg * radiansPerDegree) * tan(horizon.obliquityDeg * radiansPerDegree));
  const rightAscensionDeg = asin(culminating) / radiansPerDegree;
  edges.push(normalizeDegrees(rightAscensionDeg), normalizeDegrees(180 - rightAscensionDeg));
  return edges.sort((a, b) => a - b);
}
