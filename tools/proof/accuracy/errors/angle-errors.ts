import { porphyryCusps } from "@cosmic/chart/horizon/houses";
import { placidusCusps } from "@cosmic/chart/horizon/placidus";
import { anglesOver } from "@cosmic/sky/angles";
import type { Sky } from "@cosmic/sky/sky";
import { secondsPerDay } from "@cosmic/sky/units";
import type { GoldenAngles } from "../../golden-sky/golden-set.ts";
import { arcsecondsBetween, type Spread, spreadOf } from "./errors.ts";

const names = ["Sidereal time", "Obliquity", "Ascendant", "Midheaven", "Placidus cusps", "Porphyry cusps"] as const;
export type AngleName = (typeof names)[number];

/** Errors of sidereal time, obliquity, angles and cusps at the golden places, for the same UT1. */
export function angleErrors(sky: Sky, rows: readonly GoldenAngles[]): ReadonlyMap<AngleName, Spread> {
  const errors = rows.map((row) => errorsAt(sky, row));
  return new Map(
    names.flatMap((name) => {
      const spread = spreadOf(errors.flatMap((one) => one[name]));
      return spread === null ? [] : [[name, spread] as const];
    }),
  );
}

/** How many golden places give the Descendant instead of the Ascendant; there must be none. */
export function settingPoints(sky: Sky, rows: readonly GoldenAngles[]): number {
  return rows.filter((row) => arcsecondsBetween(anglesOver(local(sky, row)).ascendantDeg, row.asc) > 90 * 3600).length;
}

function errorsAt(sky: Sky, row: GoldenAngles): Readonly<Record<AngleName, readonly number[]>> {
  const here = local(sky, row);
  const angles = anglesOver(here);
  const porphyry = porphyryCusps(angles);
  return {
    "Sidereal time": [arcsecondsBetween(here.meridianDeg, row.armc)],
    Obliquity: [arcsecondsBetween(here.obliquityDeg, row.eps)],
    Ascendant: [arcsecondsBetween(angles.ascendantDeg, row.asc)],
    Midheaven: [arcsecondsBetween(angles.midheavenDeg, row.mc)],
    "Placidus cusps": between(placidusCusps(here, angles) ?? [], row.placidus ?? []),
    // The golden Porphyry cusps start at the tenth house.
    "Porphyry cusps": between([...porphyry.slice(9), ...porphyry.slice(0, 3)], row.porphyry),
  };
}

function between(ours: readonly number[], golden: readonly number[]): readonly number[] {
  if (ours.length !== golden.length) throw new Error(`${ours.length} cusps where ${golden.length} are golden`);
  return ours.map((cusp, index) => arcsecondsBetween(cusp, golden[index] ?? Number.NaN));
}

function local(sky: Sky, { ut1, deltaT, lat, lon }: GoldenAngles) {
  const jdUt1 = ut1[0] + ut1[1];
  const { obliquityDeg, siderealTimeDeg } = sky.frame({
    ut1,
    jdUt1,
    jdTt: jdUt1 + deltaT / secondsPerDay,
    deltaTSeconds: deltaT,
    deltaTUncertaintySeconds: 0,
    deltaTSource: "golden",
  });
  return { meridianDeg: (siderealTimeDeg + lon + 360) % 360, obliquityDeg, latitudeDeg: lat };
}
