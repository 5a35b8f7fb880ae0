import type { SourceName } from "@cosmic/platform/environment/outside-sources";
import type { Adapter } from "./adapter.ts";
import { astrologyChart } from "./astrology-chart.ts";
import { dailyHoroscope } from "./daily-horoscope.ts";
import { freePlanets } from "./free-planets.ts";
import { navalObservatory } from "./naval-observatory.ts";
import { placeSearch } from "./place-search.ts";
import { reverseGeocoding } from "./reverse-geocoding.ts";
import { spaceAgency } from "./space-agency.ts";

/** The seven services of docs/specification/shop.md §10.2. */
export const adapters: Readonly<Record<SourceName, Adapter>> = {
  "place-search": placeSearch,
  "reverse-geocoding": reverseGeocoding,
  "daily-horoscope": dailyHoroscope,
  "astrology-chart": astrologyChart,
  "free-planets": freePlanets,
  "space-agency": spaceAgency,
  "naval-observatory": navalObservatory,
};
