import { builtInCities } from "@cosmic/atlas/built-in-cities";
import { m } from "../../generated/paraglide/messages.js";
import type { Locale } from "../../locale/locale.ts";

/** A city with its own page. */
export interface City {
  /** The URL slug, which also names its text. */
  readonly id: string;
  readonly name: () => string;
  /** The locale whose home page its call to action links to. */
  readonly locale: Locale;
  /** ISO 3166-2. */
  readonly region: string;
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  /** Which of the operator's testimonials comes from closest by. */
  readonly testimonialId: string;
}

const shown = [
  {
    id: "london",
    region: "GB-ENG",
    of: "London",
    name: m.city_london,
    locale: "en-gb",
    testimonialId: "testimonial-1",
  },
  {
    id: "new-york",
    region: "US-NY",
    of: "New York",
    name: m.city_new_york,
    locale: "en-us",
    testimonialId: "testimonial-4",
  },
  { id: "madrid", region: "ES-MD", of: "Madrid", name: m.city_madrid, locale: "es-es", testimonialId: "testimonial-2" },
  {
    id: "sao-paulo",
    region: "BR-SP",
    of: "São Paulo",
    name: m.city_sao_paulo,
    locale: "pt-br",
    testimonialId: "testimonial-3",
  },
] as const;

/** The four cities with pages. */
export const cities: readonly City[] = shown.map(({ of, ...city }) => {
  const place = builtInCities.find(({ name }) => name === of);
  if (place === undefined) throw new Error(`no built-in city is called ${of}`);
  return { ...city, latitude: place.latitude, longitude: place.longitude, zone: place.zone };
});

/** The city for a URL slug, case-insensitive; undefined when there is none. */
export const cityNamed = (id: string): City | undefined => cities.find((city) => city.id === id.toLowerCase());
