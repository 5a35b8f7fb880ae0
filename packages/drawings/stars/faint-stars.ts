import { faintStars as packed } from "./faint-stars.generated.ts";
import { type Star, unpackStars } from "./star-catalogue.ts";

/** Stars of magnitude 5.2 to 6 (2983), brightest first; only the printed cover adds them to the bright ones. */
export const faintStars: readonly Star[] = unpackStars(packed);
