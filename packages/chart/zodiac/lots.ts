import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";

/** The lights of a chart, longitudes in degrees. */
export interface Lights {
  readonly sect: "day" | "night";
  readonly sunDeg: number;
  readonly moonDeg: number;
}

/** The two lots, degrees: Fortune as far from the Ascendant as the Moon from the Sun by day, the other way by night; Spirit against it. */
export function lots(
  ascendantDeg: number,
  { sect, sunDeg, moonDeg }: Lights,
): Readonly<Record<"fortune" | "spirit", number>> {
  const way = (moonDeg - sunDeg) * (sect === "day" ? 1 : -1);
  return { fortune: normalizeDegrees(ascendantDeg + way), spirit: normalizeDegrees(ascendantDeg - way) };
}
