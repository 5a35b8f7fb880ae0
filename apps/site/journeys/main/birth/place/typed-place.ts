import type { Place } from "@cosmic/atlas/place";
import { placeCoordinates } from "../../../../locale/coordinates.ts";
import type { Locale } from "../../../../locale/locale.ts";
import { parseCoordinate } from "./coordinates.ts";

/** The fields of the form that tell the place. */
interface PlaceFields {
  readonly place: Place | null;
  readonly placeText: string;
  /** Of two letters, where it is asked for apart; empty elsewhere. */
  readonly country: string;
  readonly latitudeText: string;
  readonly longitudeText: string;
  /** The zone looked up for typed coordinates, and for which. */
  readonly zoneTyped: { readonly of: string; readonly zone: string } | null;
}

/** Something stands in a coordinate field: then the coordinates are the place, not the list. */
export const coordinatesTyped = ({
  latitudeText,
  longitudeText,
}: Pick<PlaceFields, "latitudeText" | "longitudeText">): boolean =>
  latitudeText.trim() !== "" || longitudeText.trim() !== "";

/** The typed coordinates, degrees; null until both can be read. */
export function typedPoint({ latitudeText, longitudeText }: Pick<PlaceFields, "latitudeText" | "longitudeText">) {
  const latitude = parseCoordinate(latitudeText, "latitude");
  const longitude = parseCoordinate(longitudeText, "longitude");
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Names coordinates, so that the zone looked up for some is never taken for others. */
export const pointName = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string =>
  `${latitude} ${longitude}`;

/** The place of the form, from the list or by typed coordinates; those have an empty zone until it was looked up, and where no
 * name was typed they are the name, as the visitor's language writes them. */
export function placeOf(form: PlaceFields, locale: Locale): Place | null {
  if (!coordinatesTyped(form)) return form.place;
  const point = typedPoint(form);
  if (point === null) return null;
  const label = form.placeText.trim() || placeCoordinates(point, locale);
  const zone = form.zoneTyped?.of === pointName(point) ? form.zoneTyped.zone : "";
  return { ...point, name: label, region: "", country: "", countryCode: form.country, zone, population: 0, label };
}
