import { lowercase } from "@cosmic/chart/fact-index/fact-ids";
import { elements, modalities, planets, signs } from "@cosmic/chart/names";

/** Headings and file names of the library: standard astrological terms in lower case. */
export const signNames = signs.map(lowercase);
export const planetNames = planets;
export const pointNames = ["north-node", "chiron", "lilith", "fortune", "spirit"] as const;
export const elementNames = elements.map(lowercase);
export const modalityNames = modalities.map(lowercase);
/** In the order of the library, by how close in meaning they are. */
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
