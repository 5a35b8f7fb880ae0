import type { Facts } from "@cosmic/chart/facts";
import type { Drawing } from "../drawing.ts";
import { moonPlate } from "./moon-plate.ts";
import { risingPlate } from "./rising-plate.ts";
import { sunPlate } from "./sun-plate.ts";

/** The preview's three plates. */
export interface BigThreePlates {
  readonly sun: Drawing;
  readonly moon: Drawing;
  /** Null without a birth time. */
  readonly rising: Drawing | null;
}

/** A chart's Sun, Moon at its true phase and rising sign, 400 units square. The Moon is mirrored for births south of
 * the equator. A plate without a title is decorative. */
export function bigThreePlates(birth: {
  readonly facts: Facts;
  readonly latitudeDeg: number;
  readonly titles?: { readonly sun?: string; readonly moon?: string; readonly rising?: string };
}): BigThreePlates {
  const { facts, latitudeDeg, titles = {} } = birth;
  return {
    sun: sunPlate(titles.sun),
    moon: moonPlate({ phaseAngleDeg: facts.moonPhase.angle, southern: latitudeDeg < 0, title: titles.moon }),
    rising: facts.angles && risingPlate({ sign: facts.angles.ascendant.sign, title: titles.rising }),
  };
}
