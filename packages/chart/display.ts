import type { ZodiacPoint } from "./facts.ts";

// Text that is the same in every language but for the letters of east and west: figures, degree and minute marks, the minus sign.

const minus = "−";
/** Far above what is lost in multiplying by ten, far below what is printed. */
const rounding = 1e-9;

/** Degree and minute in the sign, `24° 20′`; already truncated in the facts. */
export function degreeText({ degree, minute }: Pick<ZodiacPoint, "degree" | "minute">): string {
  return `${degree}° ${twoDigits(minute)}′`;
}

/** A latitude, degrees north positive, `23° 33′ S`, to the nearest minute. */
export function latitudeText(latitude: number): string {
  return `${angleText(latitude)} ${latitude < 0 ? "S" : "N"}`;
}

/** The letters a language has for east and west. */
export interface EastWest {
  readonly east: string;
  readonly west: string;
}

const english: EastWest = { east: "E", west: "W" };

/** A longitude on the Earth, degrees east positive, `46° 38′ W`, to the nearest minute. */
export function longitudeText(longitude: number, { east, west }: EastWest = english): string {
  return `${angleText(longitude)} ${longitude < 0 ? west : east}`;
}

/** Both coordinates, `23° 33′ S, 46° 38′ W`. */
export function coordinatesText(
  place: { readonly latitude: number; readonly longitude: number },
  letters?: EastWest,
): string {
  return `${latitudeText(place.latitude)}, ${longitudeText(place.longitude, letters)}`;
}

/** An offset from UTC in seconds, east positive, `UTC−03:00`; seconds only where there are any. */
export function offsetText(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const seconds = size % 60;
  const minutes = Math.floor(size / 60) % 60;
  const hours = Math.floor(size / 3600);
  const text = `UTC${offsetSeconds < 0 ? minus : "+"}${twoDigits(hours)}:${twoDigits(minutes)}`;
  return seconds === 0 ? text : `${text}:${twoDigits(seconds)}`;
}

/** A daily motion in degrees with three decimals, `−0.023°`. */
export function speedText(speedDegPerDay: number): string {
  const text = signed(speedDegPerDay, 3);
  return `${text.startsWith(minus) ? "" : "+"}${text}°`;
}

/** An orb in degrees with one decimal, `1.2°`; cut off like every degree, so that one under 1° is not printed as 1.0°. */
export function orbText(orbDeg: number): string {
  return `${tenthsOfOrb(orbDeg).toFixed(1)}°`;
}

/** An orb in degrees, cut off after its tenths. */
export function tenthsOfOrb(orbDeg: number): number {
  return Math.floor(orbDeg * 10 + rounding) / 10;
}

/** Length of a stretch of the ecliptic or of any angle in degrees and minutes, truncated, `4° 05′`. */
export function arcText(arcDeg: number): string {
  const minutes = Math.floor(Math.abs(arcDeg) * 60);
  return `${arcDeg < 0 ? minus : ""}${Math.floor(minutes / 60)}° ${twoDigits(minutes % 60)}′`;
}

function angleText(angleDeg: number): string {
  // The nearest minute, not the truncated one: a place lies near a mark, it does not have to have passed it.
  const minutes = Math.round(Math.abs(angleDeg) * 60);
  return `${Math.floor(minutes / 60)}° ${twoDigits(minutes % 60)}′`;
}

function signed(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(text) !== 0 ? `${minus}${text}` : text;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
