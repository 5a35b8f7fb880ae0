import { coordinatesText } from "@cosmic/chart/display";
import type { Locale } from "./locale.ts";

/** Coordinates with the letters of a language: `23° 33′ S, 46° 38′ O` in Spanish and Portuguese. */
export const placeCoordinates = (place: { readonly latitude: number; readonly longitude: number }, locale: Locale) =>
  coordinatesText(place, locale === "es-es" || locale === "pt-br" ? "O" : "W");
