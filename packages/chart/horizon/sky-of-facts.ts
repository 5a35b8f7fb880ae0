import type { LocalSky } from "@cosmic/sky/angles";
import type { Facts } from "../facts.ts";
import { diurnalArcs } from "./diurnal-arc.ts";

/** Local sky over a birthplace at the minute of birth, derived from the chart's Midheaven. */
export function skyOfFacts(
  { angles, obliquity }: Pick<Facts, "obliquity"> & { readonly angles: NonNullable<Facts["angles"]> },
  latitudeDeg: number,
): LocalSky {
  const place = { latitudeDeg, obliquityDeg: obliquity };
  return { ...place, meridianDeg: diurnalArcs(place)(angles.midheaven.longitude).rightAscensionDeg };
}
