/** Headings and file names of the library: standard astrological terms in lower case. */
export const signNames = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
] as const;

export const planetNames = [
  "sun",
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
] as const;

export const pointNames = ["north-node", "chiron", "lilith", "fortune", "spirit"] as const;
export const houseNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const elementNames = ["fire", "earth", "air", "water"] as const;
export const modeNames = ["cardinal", "fixed", "mutable"] as const;
export const aspectNames = ["conjunction", "square", "opposition", "trine", "sextile", "quincunx"] as const;
export type AspectName = (typeof aspectNames)[number];

/**
 * Signs of the outer planets at births of 1900 to 2035; Uranus is in all twelve. Measured with the ephemeris at ten-day
 * steps: Neptune enters Taurus in 2038, Pluto enters Pisces in 2043.
 */
export const outerSigns = {
  uranus: signNames,
  neptune: signNames.filter((sign) => sign !== "taurus"),
  pluto: signNames.slice(signNames.indexOf("gemini"), signNames.indexOf("aquarius") + 1),
} as const;

const titles: Readonly<Record<string, string>> = { fortune: "the Lot of Fortune", spirit: "the Lot of Spirit" };

/** A name as in prose: “north-node” becomes “the North Node”. */
export function spoken(name: string): string {
  const words = name.split("-").map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const title = words.join(" ");
  const article = ["sun", "moon", "north-node", "ascendant", "midheaven"].includes(name) ? "the " : "";
  return titles[name] ?? `${article}${title}`;
}

/** “fourth” for 4. */
export function ordinal(house: number): string {
  const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
  return [...ordinals, "eleventh", "twelfth"][house - 1] ?? String(house);
}
