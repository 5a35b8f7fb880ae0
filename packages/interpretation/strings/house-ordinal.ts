import type { Say } from "./fill-strings.ts";

const houseNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** A house number, 1 to 12. */
export type HouseNumber = (typeof houseNumbers)[number];

/** A number as a house number, or null. */
export function houseNumber(house: number | null | undefined): HouseNumber | null {
  return houseNumbers.find((number) => number === house) ?? null;
}

/** `seventh`, for use before “house”; throws if the number is not a house. */
export function houseOrdinal(house: number, say: Say): string {
  const number = houseNumber(house);
  if (number === null) throw new Error(`${house} is no house`);
  return say(`ordinal.${number}`);
}
