/** A populated place, as the town search and the built-in list give it. */
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
  /** Name as shown to a visitor, with region or country where two share a name. */
  readonly label: string;
}
