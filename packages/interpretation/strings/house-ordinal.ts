import { houseNumber } from "@cosmic/chart/names";
import type { Say } from "./fill-strings.ts";

/** `seventh`, for use before “house”; throws if the number is not a house. */
export function houseOrdinal(house: number, say: Say): string {
  const number = houseNumber(house);
  if (number === null) throw new Error(`${house} is no house`);
  return say(`ordinal.${number}`);
}
