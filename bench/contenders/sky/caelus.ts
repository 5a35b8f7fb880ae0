import type { Body } from "@cosmic/sky/sky";
import { insidePeer, peer } from "../../peer.ts";

/** The part we use of `caelus` 0.23.0 (MIT): VSOP87 and Chebyshev tables in plain TypeScript. */
interface Caelus {
  position(body: string, jdUt: number): { readonly lon: number; readonly lat: number; readonly speed: number };
  /** Radians at a Julian day of TT. */
  ecliptic(body: string, jdTt: number): readonly [longitude: number, latitude: number, distanceAu: number | null];
  chartAt(
    jdUt: number,
    latitudeDeg: number,
    longitudeDeg: number,
    options: { readonly houseSystem: string; readonly bodies: readonly string[] },
  ): unknown;
}

/** Caelus's names for our bodies. */
export const caelusBodies: Readonly<Record<Body, string>> = {
  sun: "sun",
  moon: "moon",
  mercury: "mercury",
  venus: "venus",
  mars: "mars",
  jupiter: "jupiter",
  saturn: "saturn",
  uranus: "uranus",
  neptune: "neptune",
  pluto: "pluto",
  trueNode: "true_node",
  meanNode: "mean_node",
  meanLilith: "mean_lilith",
  chiron: "chiron",
};

/** Opens it with the largest data set in its package. */
export async function caelus(): Promise<Caelus> {
  // The packages' own type declarations are not visible here; these are their documented exports.
  const { Engine } = (await peer("caelus")) as { readonly Engine: new (data: unknown) => Caelus };
  const { loadNodeData } = (await peer("caelus/node")) as {
    readonly loadNodeData: (folder: string, level: string, moon: string) => unknown;
  };
  return new Engine(loadNodeData(insidePeer("caelus", "data"), "full", "full"));
}
