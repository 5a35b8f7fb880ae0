/** A data source that must be credited wherever town search results are shown. */
export interface PlaceCredit {
  readonly of: "towns" | "zones";
  readonly source: string;
  readonly licence: string;
  readonly url: string;
  readonly licenceUrl: string;
}

/** Credits for towns and zones, required by their licenses. */
export const placeCredits: readonly PlaceCredit[] = [
  {
    of: "towns",
    source: "GeoNames",
    licence: "CC BY 4.0",
    url: "https://www.geonames.org/",
    licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  },
  {
    of: "zones",
    source: "OpenStreetMap contributors",
    licence: "ODbL 1.0",
    url: "https://www.openstreetmap.org/copyright",
    licenceUrl: "https://opendatacommons.org/licenses/odbl/1-0/",
  },
];
