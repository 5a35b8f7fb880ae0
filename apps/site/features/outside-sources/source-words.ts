import { planetInSentence } from "../../components/drawings/sky-names.ts";
import { m } from "../../generated/paraglide/messages.js";
import { fixedText } from "../../locale/format/format.ts";
import type { Locale } from "../../locale/locale.ts";
import type { AskedSource, SourceName } from "./sources-of.ts";

/** Display names of the services. */
export const sourceNames: Readonly<Record<SourceName, () => string>> = {
  "place-search": m.sources_name_place_search,
  "reverse-geocoding": m.sources_name_reverse_geocoding,
  "daily-horoscope": m.sources_name_daily_horoscope,
  "astrology-chart": m.sources_name_astrology_chart,
  "free-planets": m.sources_name_free_planets,
  "space-agency": m.sources_name_space_agency,
  "naval-observatory": m.sources_name_naval_observatory,
};

/** What data each service would receive. */
export const sourceGets: Readonly<Record<SourceName, () => string>> = {
  "place-search": m.sources_gets_place,
  "reverse-geocoding": m.sources_gets_coordinates,
  "daily-horoscope": m.sources_gets_sign,
  "astrology-chart": m.sources_gets_birth,
  "free-planets": m.sources_gets_birth,
  "space-agency": m.sources_gets_birth,
  "naval-observatory": m.sources_gets_day,
};

/** What each service is used for. */
export const sourcePurposes: Readonly<Record<SourceName, () => string>> = {
  "place-search": m.sources_for_place,
  "reverse-geocoding": m.sources_for_place_name,
  "daily-horoscope": m.sources_for_horoscope,
  "astrology-chart": m.sources_for_positions,
  "free-planets": m.sources_for_positions,
  "space-agency": m.sources_for_three,
  "naval-observatory": m.sources_for_phases,
};

/** Whether a service's answer was used, and why. */
export function outcomeText({ outcome, disagreements }: AskedSource, locale: Locale): string {
  switch (outcome) {
    case "used":
      return m.sources_used();
    case "agrees":
      return m.sources_agrees();
    case "kept":
      return m.sources_kept();
    case "failed":
      return m.sources_failed();
    case "late":
      return m.sources_late();
    case "not-needed":
      return m.sources_not_needed();
    case "disagrees":
      return differenceText(disagreements, locale);
  }
}

/** Only the largest difference is shown. */
function differenceText(disagreements: AskedSource["disagreements"], locale: Locale): string {
  const [largest] = disagreements.toSorted((one, other) => other.by - one.by);
  if (!largest) return m.sources_differs();
  const by = fixedText(largest.by, 1, locale);
  switch (largest.what) {
    case "place":
      return m.sources_differs_place({ by });
    case "moon-phase":
      return m.sources_differs_phase({ by });
    default:
      return m.sources_differs_planet({ planet: planetInSentence(largest.what), by });
  }
}
