/** A coordinate axis: its range, and the letters for its two directions in the four locales' languages. */
interface Axis {
  readonly most: number;
  readonly positive: string;
  readonly negative: string;
}
const axes = {
  latitude: { most: 90, positive: "N", negative: "S" },
  // O is oeste (west) in Spanish and Portuguese; L is leste (east) in Portuguese.
  longitude: { most: 180, positive: "EL", negative: "WO" },
} as const satisfies Record<string, Axis>;

export type AxisName = keyof typeof axes;

/** Degrees, optionally with minutes and seconds; only the last part may have decimals, after a point or a comma. */
const written =
  /^(\d{1,3}(?:[.,]\d+)?)(?:\s*[°ºd:\s]\s*(?:(\d{1,2}(?:[.,]\d+)?)(?:\s*['m:\s]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:''|["s])?)?)?)?)?$/i;

/** Parses a latitude or longitude as people write it (`23.55 S`, `-23,55`, `23°33′S`, `23 33 12 S`, `S 23:33:12`):
 * degrees, north and east positive; null if it is not one, or has both a sign and a letter. */
export function parseCoordinate(text: string, axisName: AxisName): number | null {
  const axis: Axis = axes[axisName];
  const { letter, rest } = withoutLetter(plainMarks(text), axis);
  const sign = /^[+-]/.exec(rest)?.[0];
  if (letter !== "" && sign !== undefined) return null;
  const match = written.exec(rest.slice(sign === undefined ? 0 : 1).trim());
  if (match === null) return null;
  const [degrees, minutes, seconds] = match.slice(1).map((part) => part?.replace(",", "."));
  const broken = [degrees, minutes].filter((part, i) => part?.includes(".") && (i === 0 ? minutes : seconds));
  if (broken.length > 0 || Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return null;
  const size = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  if (size > axis.most) return null;
  return size > 0 && (sign === "-" || (letter !== "" && axis.negative.includes(letter))) ? -size : size;
}

/** Parses a pair as maps copy it (`-23.55, -46.63`, `23°33′S 46°38′W`); null when it is not a pair. */
export function parsePair(text: string): { readonly latitude: string; readonly longitude: string } | null {
  // A single latitude such as `23,55` is not a pair.
  if (parseCoordinate(text, "latitude") !== null) return null;
  const halves = /^\s*(.+?[NSns])[\s,;]+(.+)$|^\s*(\S+?)(?:\s*;\s*|,\s+|\s+)(\S+)\s*$|^\s*([^,]+),([^,]+)$/.exec(text);
  const [latitude, longitude] = halves?.slice(1).filter((half) => half !== undefined) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const both = parseCoordinate(latitude, "latitude") !== null && parseCoordinate(longitude, "longitude") !== null;
  return both ? { latitude: latitude.trim(), longitude: longitude.trim() } : null;
}

/** Normalizes the many characters for minus, minutes and seconds. */
function plainMarks(text: string): string {
  return text
    .trim()
    .replace(/[−–—]/g, "-")
    .replace(/[′’‘ʹ´`]/g, "'")
    .replace(/[″”“]/g, '"')
    .replace(/\s+/g, " ");
}

function withoutLetter(text: string, axis: Axis): { readonly letter: string; readonly rest: string } {
  const letters = axis.positive + axis.negative;
  const before = new RegExp(`^([${letters}])\\s*`, "i").exec(text);
  const after = new RegExp(`\\s*([${letters}])$`, "i").exec(text);
  const found = before ?? after;
  if (found?.[1] === undefined) return { letter: "", rest: text };
  const rest = before ? text.slice(found[0].length) : text.slice(0, -found[0].length);
  return { letter: found[1].toUpperCase(), rest };
}
