import type { ZodiacPoint } from "./facts.ts";

// Text that is the same in every language except for the letters of the compass: digits, degree and minute marks, minus
// sign.

const minus = "−";
const degreesPerSign = 30;
/** Far above the rounding error of multiplying by ten, far below what is printed. */
const rounding = 1e-9;

/** Degree and minute within the sign, `24° 20′`; the facts are already truncated. */
export function degreeText({ degree, minute }: Pick<ZodiacPoint, "degree" | "minute">): string {
  return `${degree}° ${twoDigits(minute)}′`;
}

/** Nearest whole degree within the sign, 0…29, for "about": the sign stays the fact's own, also past 29° 30′. */
export function aboutDegree({ degree, minute }: Pick<ZodiacPoint, "degree" | "minute">): number {
  return Math.min(degreesPerSign - 1, Math.round(degree + minute / 60));
}

/** A language's letters of the compass. */
export interface CompassLetters {
  readonly north: string;
  readonly south: string;
  readonly east: string;
  readonly west: string;
}

const english: CompassLetters = { north: "N", south: "S", east: "E", west: "W" };

/** Latitude, degrees north positive, as `23° 33′ S`, to the nearest minute. */
export function latitudeText(latitude: number, { north, south }: CompassLetters = english): string {
  return `${angleText(latitude)} ${latitude < 0 ? south : north}`;
}

/** Geographic longitude, degrees east positive, as `46° 38′ W`, to the nearest minute. */
export function longitudeText(longitude: number, { east, west }: CompassLetters = english): string {
  return `${angleText(longitude)} ${longitude < 0 ? west : east}`;
}

/** Both coordinates, `23° 33′ S, 46° 38′ W`. */
export function coordinatesText(
  place: { readonly latitude: number; readonly longitude: number },
  letters?: CompassLetters,
): string {
  return `${latitudeText(place.latitude, letters)}, ${longitudeText(place.longitude, letters)}`;
}

/** UTC offset in seconds, east positive, as `UTC−03:00`; seconds only when nonzero. */
export function offsetText(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const seconds = size % 60;
  const minutes = Math.floor(size / 60) % 60;
  const hours = Math.floor(size / 3600);
  const text = `UTC${offsetSeconds < 0 ? minus : "+"}${twoDigits(hours)}:${twoDigits(minutes)}`;
  return seconds === 0 ? text : `${text}:${twoDigits(seconds)}`;
}

/** Orb in degrees, truncated to tenths like every degree, so that an orb under 1° never prints as 1.0°. */
export function tenthsOfOrb(orbDeg: number): number {
  return Math.floor(orbDeg * 10 + rounding) / 10;
}

/** Arc of the ecliptic, or any angle, in degrees and minutes, truncated, `4° 05′`. */
export function arcText(arcDeg: number): string {
  const minutes = Math.floor(Math.abs(arcDeg) * 60);
  return `${arcDeg < 0 ? minus : ""}${Math.floor(minutes / 60)}° ${twoDigits(minutes % 60)}′`;
}

function angleText(angleDeg: number): string {
  // Rounded, not truncated: a place is near a mark and need not have passed it.
  const minutes = Math.round(Math.abs(angleDeg) * 60);
  return `${Math.floor(minutes / 60)}° ${twoDigits(minutes % 60)}′`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
