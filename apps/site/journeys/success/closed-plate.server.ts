import { celebrationPlate } from "@cosmic/drawings/celebration-plate";
import type { Drawing } from "@cosmic/drawings/drawing";

/** The plate before it opens; no sky is seen, so any moment will do. Drawn here, so that browsers need no star table. */
export const closedPlate: Drawing = celebrationPlate({
  latitudeDeg: 0,
  localSiderealTimeDeg: 0,
  year: 2000,
  bodies: [],
  title: "",
  letters: ["N", "E", "S", "W"],
  closed: true,
  glory: true,
});
