/**
 * The part a source has in the chain (docs/specification/shop.md §10.1): `primary` sources observe the sky and come
 * first, `secondary` ones compute a chart; `beside` the chain are those that give no position but speak of the place
 * or the day.
 */
export type SourceRole = "primary" | "secondary" | "beside";

interface OutsideSource {
  readonly role: SourceRole;
  /** Environment variable with its base address. */
  readonly variable: string;
  /** What the variable must be set to, to complete "Set NAME to …". */
  readonly expected: string;
}

/** The outside services the product knows how to ask, in the order of docs/specification/shop.md §10.2. */
export const outsideSources = {
  "place-search": {
    role: "beside",
    variable: "SOURCE_PLACE_SEARCH_URL",
    expected: "the https address of an open map service that finds places by name",
  },
  "reverse-geocoding": {
    role: "beside",
    variable: "SOURCE_REVERSE_GEOCODING_URL",
    expected: "the https address of a service that names the town at coordinates",
  },
  "daily-horoscope": {
    role: "beside",
    variable: "SOURCE_DAILY_HOROSCOPE_URL",
    expected: "the https address of a daily horoscope service",
  },
  "astrology-chart": {
    role: "secondary",
    variable: "SOURCE_ASTROLOGY_CHART_URL",
    expected: "the https address of an astrology chart service",
  },
  "free-planets": {
    role: "secondary",
    variable: "SOURCE_FREE_PLANETS_URL",
    expected: "the https address of a free planets service",
  },
  "space-agency": {
    role: "primary",
    variable: "SOURCE_SPACE_AGENCY_URL",
    expected: "the https address of the space agency's ephemeris",
  },
  "naval-observatory": {
    role: "primary",
    variable: "SOURCE_NAVAL_OBSERVATORY_URL",
    expected: "the https address below which the naval observatory's services stand",
  },
} as const satisfies Readonly<Record<string, OutsideSource>>;
export type SourceName = keyof typeof outsideSources;

/** Their names, in the same order. */
export const sourceNames = Object.keys(outsideSources) as readonly SourceName[]; // the keys of the table above

/** What answers when no outside service did: the product's own engine. */
export const builtInEngine = "built-in-engine";

/** What an operator has set of the sources. */
export interface SourceSettings {
  /** Base addresses; a source without one is off. */
  readonly addresses: Readonly<Partial<Record<SourceName, string>>>;
  /** Addresses on this machine and in private networks may be asked. */
  readonly allowPrivate: boolean;
}

/** A source that is set, as visitors see it before anything is sent to it. */
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
