import type { Place } from "@cosmic/atlas/place";
import { placeCoordinates } from "../../../locale/format/coordinates.ts";
import type { Locale } from "../../../locale/locale.ts";
import { parseCoordinate } from "./coordinates.ts";

/** The form fields that give the place. */
interface PlaceFields {
  readonly place: Place | null;
  readonly placeText: string;
  /** Two-letter code, in forms with a country field; empty elsewhere. */
  readonly country: string;
  readonly latitudeText: string;
  readonly longitudeText: string;
  /** The zone looked up for typed coordinates, and which coordinates. */
  readonly zoneTyped: { readonly of: string; readonly zone: string } | null;
}

/** True if a coordinate field has a value: then the coordinates are the place, not the list. */
export const coordinatesTyped = ({
  latitudeText,
  longitudeText,
}: Pick<PlaceFields, "latitudeText" | "longitudeText">): boolean =>
  latitudeText.trim() !== "" || longitudeText.trim() !== "";

/** The typed coordinates in degrees; null until both are valid. */
export function typedPoint({ latitudeText, longitudeText }: Pick<PlaceFields, "latitudeText" | "longitudeText">) {
  const latitude = parseCoordinate(latitudeText, "latitude");
  const longitude = parseCoordinate(longitudeText, "longitude");
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** A key for coordinates, so that a zone looked up for some is never used for others. */
export const pointName = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string =>
  `${latitude} ${longitude}`;

/** The form's place, from the list or from typed coordinates. The latter have an empty zone until it is looked up, and
 * without a typed name are named by the coordinates in the visitor's format. */
export function placeOf(form: PlaceFields, locale: Locale): Place | null {
  if (!coordinatesTyped(form)) return form.place;
  const point = typedPoint(form);
  if (point === null) return null;
  const label = form.placeText.trim() || placeCoordinates(point, locale);
  const zone = form.zoneTyped?.of === pointName(point) ? form.zoneTyped.zone : "";
  return { ...point, name: label, region: "", country: "", countryCode: form.country, zone, population: 0, label };
}
