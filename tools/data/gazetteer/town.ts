/** A town as the sources list it, before it gets an index. */
export interface Town {
  readonly id: number;
  readonly name: string;
  /** In all languages, as in GeoNames. */
  readonly otherNames: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** GeoNames code of the region within the country; may be empty. */
  readonly region: string;
  /** GeoNames code of the county within the region; empty when unknown. */
  readonly county: string;
  readonly zone: string;
  readonly population: number;
  /** One of `standings`. */
  readonly standing: number;
}
