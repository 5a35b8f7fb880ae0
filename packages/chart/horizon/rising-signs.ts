import { ascendant } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { asin, tan } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";
import { type Sign, signs } from "../names.ts";
import { required } from "../required.ts";
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
  for (const [i, rising] of risings.entries()) {
    const next = required(risings[(i + 1) % risings.length], "the next sign to rise");
    if (rising.sign === sign) share += normalizeDegrees(next.fromDeg - rising.fromDeg) / 360;
  }
  return share;
}

/** Between the polar circles every sign rises once, in order, starting when its first degree rises. */
function everydayRisings(horizon: Horizon): readonly Rising[] {
  const arcOf = diurnalArcs(horizon);
  const risings = signs.map((sign, index) => {
    const { rightAscensionDeg, semiArcDeg } = arcOf(signWidthDeg * index);
    return { fromDeg: normalizeDegrees(rightAscensionDeg - semiArcDeg), sign };
  });
  return risings.sort((a, b) => a.fromDeg - b.fromDeg);
}

/**
 * Beyond the polar circles signs may rise in reverse, and the Ascendant jumps to the other side as the Midheaven
 * crosses the horizon. The edges are all the times when a sign's first degree or the Midheaven is on the horizon;
 * between two adjacent edges the rising sign is constant, so the one midway is taken.
 */
function polarRisings(horizon: Horizon): readonly Rising[] {
  const edges = polarEdges(horizon);
  const found: Rising[] = [];
  for (const [i, fromDeg] of edges.entries()) {
    const width = normalizeDegrees(required(edges[(i + 1) % edges.length], "the next edge") - fromDeg);
    if (width < narrowestDeg) continue;
    found.push({ fromDeg, sign: signAt(ascendant({ ...horizon, meridianDeg: fromDeg + width / 2 })) });
  }
  // The first follows the last.
  return found.filter(({ sign }, i) => sign !== found.at(i - 1)?.sign);
}

function polarEdges(horizon: Horizon): readonly number[] {
  const edges: number[] = [];
  const arcOf = diurnalArcs(horizon);
  for (const index of signs.keys()) {
    const { rightAscensionDeg, semiArcDeg } = arcOf(signWidthDeg * index);
    // A sign's first degree sets when that of the opposite sign rises. Where it never rises the edge parts nothing.
    edges.push(normalizeDegrees(rightAscensionDeg - semiArcDeg));
  }
  const culminating = -1 / (tan(horizon.latitudeDeg * radiansPerDegree) * tan(horizon.obliquityDeg * radiansPerDegree));
  const rightAscensionDeg = asin(culminating) / radiansPerDegree;
  edges.push(normalizeDegrees(rightAscensionDeg), normalizeDegrees(180 - rightAscensionDeg));
  return edges.sort((a, b) => a - b);
}
