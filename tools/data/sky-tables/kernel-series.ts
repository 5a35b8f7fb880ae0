import { eclipticOfDate } from "@cosmic/sky/earth/earth-frame";
import { moonTurn, type SeriesName, tableObliquityArcseconds } from "@cosmic/sky/ephemeris/decade-format";
import { lunarElements } from "@cosmic/sky/ephemeris/lunar-elements";
import { atan2, cos, sin } from "@cosmic/sky/trigonometry";
import { J2000, kilometersPerAu, radiansPerArcsecond, radiansPerDegree, secondsPerDay } from "@cosmic/sky/units";
import { type ChironChebyshev, chironOrbit } from "./chiron-orbit.ts";
import type { NutationSeries } from "./nutation-2000a.ts";
import type { SpkKernel, Vector } from "./spk-kernel.ts";

/** Amplitude of the main periodic term of TDB − TT, seconds, in the Earth's mean anomaly: accurate to 50 µs. */
const tdbAmplitudeSeconds = 0.001657;

const sun = 10;
const earth = 399;
const moon = 301;
const solarSystemBarycentre = 0;
const earthMoonBarycentre = 3;
const barycentres = {
  mercury: 1,
  venus: 2,
  earthMoon: earthMoonBarycentre,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
} as const;

/** GM by barycenter number, km³/s²: the header of DE440 (Park et al. 2021, table 2). */
const gmKm = {
  [sun]: 132712440041.27942,
  1: 22031.868551,
  2: 324858.592,
  3: 403503.235625,
  4: 42828.375816,
  5: 126712764.1,
  6: 37940584.8418,
  7: 5794556.4,
  8: 6836527.10058,
  9: 975.5,
} as const;

/** The function a series approximates: its components at a Julian day of TT, in the units of the decade file. */
export type SeriesSource = (jdTt: number) => readonly number[];

/** Every series of a decade file, computed directly from the kernel and the theories. */
export function kernelSeries(
  kernel: SpkKernel,
  nutation: NutationSeries,
  chiron: ChironChebyshev,
): Readonly<Record<SeriesName, SeriesSource>> {
  const heliocentric = (target: number) => (jdTt: number) => fromSun(kernel, target, tdb(jdTt));
  const toChiron = chironOrbit(
    chiron,
    gm(gmKm[sun]),
    Object.values(barycentres).map((target) => ({
      gm: gm(gmKm[target]),
      position: (jdTdb: number) => inAu(subtract(kernel.position(0, target, jdTdb), kernel.position(0, sun, jdTdb))),
    })),
  );
  return {
    moon: (jdTt) => turned(tableAxes(moonFromEarth(kernel, tdb(jdTt))), jdTt),
    earthMoon: heliocentric(barycentres.earthMoon),
    mercury: heliocentric(barycentres.mercury),
    venus: heliocentric(barycentres.venus),
    mars: heliocentric(barycentres.mars),
    jupiter: heliocentric(barycentres.jupiter),
    saturn: heliocentric(barycentres.saturn),
    uranus: heliocentric(barycentres.uranus),
    neptune: heliocentric(barycentres.neptune),
    pluto: heliocentric(barycentres.pluto),
    chiron: (jdTt) => tableAxes(toChiron(tdb(jdTt))),
    nutation,
    trueNode: (jdTt) => [trueLessMeanNode(kernel, jdTt)],
  };
}

/** Converts a Julian day of TT to TDB. */
function tdb(jdTt: number): number {
  const meanAnomaly = (357.53 + 0.98560028 * (jdTt - J2000)) * radiansPerDegree;
  return jdTt + (tdbAmplitudeSeconds * sin(meanAnomaly)) / secondsPerDay;
}

function gm(km3PerSecond2: number): number {
  return (km3PerSecond2 * secondsPerDay ** 2) / kilometersPerAu ** 3;
}

function fromSun(kernel: SpkKernel, target: number, jdTdb: number): Vector {
  const body = kernel.position(solarSystemBarycentre, target, jdTdb);
  return tableAxes(inAu(subtract(body, kernel.position(solarSystemBarycentre, sun, jdTdb))));
}

/** Geocentric Moon, au, ICRF axes. */
function moonFromEarth(kernel: SpkKernel, jdTdb: number): Vector {
  const fromBarycentre = kernel.position(earthMoonBarycentre, moon, jdTdb);
  return inAu(subtract(fromBarycentre, kernel.position(earthMoonBarycentre, earth, jdTdb)));
}

/**
 * Node of the osculating lunar orbit on the ecliptic of date, minus the mean node, both without nutation; arc-seconds.
 */
function trueLessMeanNode(kernel: SpkKernel, jdTt: number): number {
  const { x, y, z } = orbitPole(kernel, jdTt);
  const { gamma, phi, psi } = eclipticOfDate(jdTt);
  const along = x * cos(gamma) + y * sin(gamma);
  const across = (y * cos(gamma) - x * sin(gamma)) * cos(phi) + z * sin(phi);
  // The node is 90° ahead of the pole.
  const node = (atan2(across, along) + psi) / radiansPerDegree + 90;
  const difference = node - lunarElements(jdTt).nodeDeg;
  return (difference - 360 * Math.round(difference / 360)) * 3600;
}

/**
 * r × v of the geocentric Moon; the velocity by a sixth-order central difference, with a relative accuracy of 1e-12.
 */
function orbitPole(kernel: SpkKernel, jdTt: number): { x: number; y: number; z: number } {
  const step = 0.01;
  const at = (steps: number) => moonFromEarth(kernel, tdb(jdTt) + steps * step);
  const weights = [
    [-3, -1],
    [-2, 9],
    [-1, -45],
    [1, 45],
    [2, -9],
    [3, 1],
  ] as const;
  const v: Vector = [0, 0, 0];
  for (const [steps, weight] of weights)
    at(steps).forEach((value, axis) => {
      v[axis] = (v[axis] ?? 0) + (value * weight) / (60 * step);
    });
  const r = at(0);
  return { x: r[1] * v[2] - r[2] * v[1], y: r[2] * v[0] - r[0] * v[2], z: r[0] * v[1] - r[1] * v[0] };
}

function tableAxes([x, y, z]: Vector): Vector {
  const tilt = tableObliquityArcseconds * radiansPerArcsecond;
  return [x, y * cos(tilt) + z * sin(tilt), z * cos(tilt) - y * sin(tilt)];
}

function turned([x, y, z]: Vector, jdTt: number): Vector {
  const angle = moonTurn.radians + moonTurn.radiansPerDay * (jdTt - J2000);
  return [x * cos(angle) + y * sin(angle), y * cos(angle) - x * sin(angle), z];
}

function inAu([x, y, z]: Vector): Vector {
  return [x / kilometersPerAu, y / kilometersPerAu, z / kilometersPerAu];
}

function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
