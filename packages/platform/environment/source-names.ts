/** The outside services the product knows how to ask (docs/specification/shop.md §10.2), in the order
 * of its table. */
export const sourceNames = [
  "place-search",
  "reverse-geocoding",
  "daily-horoscope",
  "astrology-chart",
  "free-planets",
  "space-agency",
  "naval-observatory",
] as const;
export type SourceName = (typeof sourceNames)[number];

/** What answers when no outside service did: the product's own engine. */
export const builtInEngine = "built-in-engine";

/**
 * The part a source has in the chain (docs/specification/shop.md §10.1). Those that observe the sky come first;
 * services that compute a chart are second; what is told of the place or the day gives no position and stands beside
 * the chain.
 */
export type SourceRole = "primary" | "secondary" | "beside";

export const sourceRoles: Readonly<Record<SourceName, SourceRole>> = {
  "place-search": "beside",
  "reverse-geocoding": "beside",
  "daily-horoscope": "beside",
  "astrology-chart": "secondary",
  "free-planets": "secondary",
  "space-agency": "primary",
  "naval-observatory": "primary",
};

/** The variable of the environment that holds a source's base address. */
export const sourceVariables = {
  "place-search": "SOURCE_PLACE_SEARCH_URL",
  "reverse-geocoding": "SOURCE_REVERSE_GEOCODING_URL",
  "daily-horoscope": "SOURCE_DAILY_HOROSCOPE_URL",
  "astrology-chart": "SOURCE_ASTROLOGY_CHART_URL",
  "free-planets": "SOURCE_FREE_PLANETS_URL",
  "space-agency": "SOURCE_SPACE_AGENCY_URL",
  "naval-observatory": "SOURCE_NAVAL_OBSERVATORY_URL",
} as const satisfies Readonly<Record<SourceName, string>>;

/** What an operator has set of the sources. */
export interface SourceSettings {
  /** Base addresses; a source without one is off. */
  readonly addresses: Readonly<Partial<Record<SourceName, string>>>;
  /** Addresses on this machine and in private networks may be asked. */
  readonly allowPrivate: boolean;
}

/** A source that is set, as a visitor is told of it before anything leaves. */
export interface ConfiguredSource {
  readonly name: SourceName;
  /** Host of its address. */
  readonly host: string;
}

/** What a visitor agrees to: this service at this host. Another host is another question. */
export const agreementTo = ({ name, host }: ConfiguredSource): string => `${name}@${host}`;

/** The sources that are set, in the order of the table. */
export function configuredSources({ addresses }: SourceSettings): readonly ConfiguredSource[] {
  return sourceNames.flatMap((name) => {
    const address = addresses[name];
    return address === undefined ? [] : [{ name, host: new URL(address).hostname }];
  });
}
