import type { AstrometricDirection } from "../attempt.ts";

const degreesPerHour = 15;
/** `05 33 26.08 +23 18 04.1`: right ascension in hours, declination in degrees. */
const directionPattern = /(\d{2}) (\d{2}) (\d{2}(?:\.\d+)?) +([+-])(\d{2}) (\d{2}) (\d{2}(?:\.\d+)?)/;
const sexagesimal = (whole: number, minutes: number, seconds: number): number => whole + minutes / 60 + seconds / 3600;

/**
 * Reads the first line between `$$SOE` and `$$EOE` of an ephemeris with the quantities 1, 9 and 20: direction, two
 * magnitudes, distance and its change. Null where there is none.
 */
export function readEphemerisLine(text: string): AstrometricDirection | null {
  const line = /\$\$SOE\s*\n([^\n]+)/.exec(text)?.[1] ?? "";
  const found = directionPattern.exec(line);
  if (!found) return null;
  const [whole = "", hours, minutes, seconds, sign, degrees, arcminutes, arcseconds] = found;
  // After the direction: magnitude, surface brightness (`n.a.` where there is none), distance, its change.
  const columns = line
    .slice(found.index + whole.length)
    .trim()
    .split(/\s+/);
  const distanceAu = Number(columns[2]);
  if (columns.length !== 4 || !(distanceAu > 0)) return null;
  const south = sign === "-" ? -1 : 1;
  return {
    rightAscensionDeg: degreesPerHour * sexagesimal(Number(hours), Number(minutes), Number(seconds)),
    declinationDeg: south * sexagesimal(Number(degrees), Number(arcminutes), Number(arcseconds)),
    distanceAu,
  };
}
