import type { Place } from "../place.ts";
import { countriesIn, countryOf, describeTown, type NamedCountry } from "./describe-town.ts";
import { scoreTree } from "./lookup/best-first.ts";
import { lookUpTowns } from "./lookup/town-lookup.ts";
import { homeOf, scoresOf } from "./lookup/town-scores.ts";
import { nearestTowns } from "./nearest-towns.ts";
import type { NamedQuestion, NearQuestion } from "./place-question.ts";
import type { PlacesLocale } from "./places-locale.ts";
import type { Gazetteer } from "./table/gazetteer.ts";
import { wordAt } from "./table/words.ts";

/** Town search over one gazetteer. */
export interface PlaceSearch {
  /** Towns for a typed text, best first: by match quality, population and the visitor's locale. */
  named(question: NamedQuestion): readonly Place[];
  /** Towns around a point, first the one a visitor there would name. */
  near(question: NearQuestion): readonly Place[];
  /** Every country with a town, named in the locale's language. */
  countries(locale: PlacesLocale): readonly NamedCountry[];
}

/** Warm-up queries, so that the JIT has optimized the search before the first visitor arrives. */
const rehearsals = 160;

/** Opens the search: computes the scores and their tree, builds the spatial index, and warms up. */
export function openPlaceSearch(gazetteer: Gazetteer): PlaceSearch {
  const search = searchOver(gazetteer);
  const { count, names } = gazetteer.towns;
  for (let asked = 0; asked < rehearsals && count > 0; asked += 1) {
    const name = wordAt(names, Math.floor((asked * count) / rehearsals));
    const texts = [name, name.slice(0, 3), `${name.slice(1)}, us`, name.replace(/(.)(.)$/u, "$2$1")];
    search.named({ text: texts[asked % texts.length] ?? name, limit: texts.length, locale: "en-us" });
  }
  return search;
}

function searchOver(gazetteer: Gazetteer): PlaceSearch {
  const scores = scoresOf(gazetteer);
  const tree = scoreTree(scores.length, (posting) => scores[posting] ?? 0);
  const countries = Uint8Array.from({ length: gazetteer.towns.count }, (_, town) => countryOf(gazetteer, town));
  const around = nearestTowns(gazetteer.towns);
  return {
    named: ({ text, limit, locale, country }) => {
      const only = country === undefined ? null : gazetteer.areas.codes.indexOf(country);
      const ground = { gazetteer, tree, countries, home: homeOf(gazetteer, locale), only };
      return lookUpTowns(ground, text, limit).map((town) => describeTown(gazetteer, town, locale));
    },
    near: ({ latitude, longitude, limit, locale }) =>
      around(latitude, longitude, limit).map((town) => describeTown(gazetteer, town, locale)),
    countries: (locale) => countriesIn(gazetteer, locale),
  };
}
