import type { Drawing } from "@cosmic/drawings/drawing";
import { celebrationPlate } from "@cosmic/drawings/plates/celebration-plate";

/** The sky plate before it opens; no sky is visible, so any moment will do. Drawn on the server, so that browsers need
 * no star catalog. */
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
