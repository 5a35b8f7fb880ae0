import type { Sign } from "@cosmic/chart/facts";
import { constellationSheet } from "@cosmic/drawings/plates/constellation-plate";
import { engrave } from "../../components/engraved/engrave.server.tsx";
import type { EngravedDrawing } from "../../components/engraved/engraved-plate.tsx";

const drawn = new Map<string, EngravedDrawing>();

/** A sign's constellation, drawn on the server, so that browsers need no star catalog. */
export function guidePlate(sign: Sign, title: string): EngravedDrawing {
  const plate = drawn.get(`${sign} ${title}`) ?? engrave(constellationSheet(sign, title));
  drawn.set(`${sign} ${title}`, plate);
  return plate;
}
