import { type CompassLetters, coordinatesText } from "@cosmic/chart/display";
import type { Locale } from "../locale.ts";

/** Este and oeste in Spanish, leste and oeste in Portuguese. */
const letters: Readonly<Record<Locale, CompassLetters>> = {
  "en-us": { north: "N", south: "S", east: "E", west: "W" },
  "en-gb": { north: "N", south: "S", east: "E", west: "W" },
  "es-es": { north: "N", south: "S", east: "E", west: "O" },
  "pt-br": { north: "N", south: "S", east: "L", west: "O" },
};

/** Coordinates with a language's compass letters: `23° 33′ S, 46° 38′ O` in Spanish and Portuguese. */
export const placeCoordinates = (place: { readonly latitude: number; readonly longitude: number }, locale: Locale) =>
  coordinatesText(place, letters[locale]);
