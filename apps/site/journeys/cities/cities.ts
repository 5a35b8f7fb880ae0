import { builtInCities } from "@cosmic/atlas/built-in-cities";
import { m } from "../../generated/paraglide/messages.js";
import type { Locale } from "../../locale/locale.ts";

/** A city with a page of its own. */
export interface City {
  /** In the address, and the name of its text. */
  readonly id: string;
  readonly name: () => string;
  /** Whose home its call to action leads to. */
  readonly locale: Locale;
  /** ISO 3166-2. */
  readonly region: string;
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  /** Which of the operator's testimonials comes from nearest by. */
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

/** The four cities of the specification, §2.1. */
export const cities: readonly City[] = shown.map(({ of, ...city }) => {
  const place = builtInCities.find(({ name }) => name === of);
  if (place === undefined) throw new Error(`no built-in city is called ${of}`);
  return { ...city, latitude: place.latitude, longitude: place.longitude, zone: place.zone };
});

/** The city an address names, in any case; undefined for one that has no page. */
export const cityNamed = (id: string): City | undefined => cities.find((city) => city.id === id.toLowerCase());
