import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";

/** Sun, Moon and sect of a chart; longitudes in degrees. */
export interface Lights {
  readonly sect: "day" | "night";
  readonly sunDeg: number;
  readonly moonDeg: number;
}

/**
 * The two lots, degrees. By day Fortune is as far from the Ascendant as the Moon is from the Sun, by night in the
 * opposite direction; Spirit mirrors it.
 */
export function lots(
  ascendantDeg: number,
  { sect, sunDeg, moonDeg }: Lights,
): Readonly<Record<"fortune" | "spirit", number>> {
  const way = (moonDeg - sunDeg) * (sect === "day" ? 1 : -1);
  return { fortune: normalizeDegrees(ascendantDeg + way), spirit: normalizeDegrees(ascendantDeg - way) };
}
