import type { Say } from "./fill-strings.ts";

const houseNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The number of a house. */
export type HouseNumber = (typeof houseNumbers)[number];

/** A number as a house, or null where there is none. */
export function houseNumber(house: number | null | undefined): HouseNumber | null {
  return houseNumbers.find((number) => number === house) ?? null;
}

/** `seventh`, to stand before “house”; throws on a number that is no house. */
export function houseOrdinal(house: number, say: Say): string {
  const number = houseNumber(house);
  if (number === null) throw new Error(`${house} is no house`);
  return say(`ordinal.${number}`);
}
