import type { Sign } from "@cosmic/chart/facts";
import { constellationPlate } from "@cosmic/figures/constellation-plate";
import type { Drawing } from "@cosmic/figures/drawing";

const drawn = new Map<string, Drawing>();

/** A sign's constellation, drawn here once, so that browsers need no star table. */
export function guidePlate(sign: Sign, title: string): Drawing {
  const plate = drawn.get(`${sign} ${title}`) ?? constellationPlate(sign, title);
  drawn.set(`${sign} ${title}`, plate);
  return plate;
}
