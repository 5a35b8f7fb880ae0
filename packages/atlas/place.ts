/** A populated place, as returned by the town search or the built-in list. */
export interface Place {
  readonly name: string;
  readonly region: string;
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Degrees, north positive, −90…90. */
  readonly latitude: number;
  /** Degrees, east positive, −180…180. */
  readonly longitude: number;
  /** IANA time zone. */
  readonly zone: string;
  readonly population: number;
  readonly geonameId?: number;
  /** Name shown to visitors: town and country, with more detail where two towns share a name. */
  readonly label: string;
}
