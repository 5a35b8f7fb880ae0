import type { PlacesLocale } from "../places-locale.ts";
import { type Gazetteer, standings } from "../table/gazetteer.ts";
import { kindOf, nameKinds, placeOf } from "../table/key-table.ts";

// Scores are thousandths of a power of ten of population: a town ten times larger stands 1,000 higher.
const scale = 1000;

/** Counted as so many more people, so that towns of unknown population are not nothing: about a hamlet. */
const hamlet = 100;

/** A seat of government is looked for more often than its size says, a part of a city less often. */
const standingBonuses: Readonly<Record<number, number>> = {
  [standings.town]: 0,
  [standings.seat]: 150,
  [standings.capital]: 500,
  [standings.quarter]: -400,
};

/** What it costs to be found by another name than one's own. */
const kindPenalties: Readonly<Record<number, number>> = {
  [nameKinds.own]: 0,
  [nameKinds.other]: 900,
  [nameKinds.borrowed]: 1200,
  [nameKinds.word]: 1300,
  [nameKinds.former]: 2200,
};

/** What the way a town was met adds to its score. */
export const matchScores = {
  /** The whole name was typed, not its beginning. */
  whole: 1500,
  /** The beginning of another name was typed, not of the town's own. */
  beginningOfOther: -700,
  /** Region, county or country were typed whole. */
  wholeArea: 300,
  /** The name was met but for one slip. */
  slip: -1500,
  /** The beginning of a longer name was met but for one slip. */
  slipInBeginning: -2500,
  /** A slip is less likely when a town has the name just as typed. */
  slipBesideWhole: -1500,
  /** Umlauts and å written as two letters. */
  respelled: -100,
} as const;

/** How much higher towns of the visitor's own country stand: a namesake abroad needs six times the people to come first. */
export const homeBonus = 800;
const homes: Readonly<Record<PlacesLocale, string>> = { "en-us": "US", "en-gb": "GB", "es-es": "ES", "pt-br": "BR" };

/** Index of the visitor's country, −1 without a locale. */
export const homeOf = ({ areas }: Gazetteer, locale: PlacesLocale | null): number =>
  locale ? areas.codes.indexOf(homes[locale]) : -1;

/** Standing of a town by its people and its rank in government, before anything was typed. */
function importanceOf({ towns }: Gazetteer, town: number): number {
  const people = towns.populations[town] ?? 0;
  return Math.round(Math.log10(people + hamlet) * scale) + (standingBonuses[towns.standings[town] ?? 0] ?? 0);
}

/** The score of every posting of the town keys: the town's importance less what that name costs. Computed once. */
export function scoresOf(gazetteer: Gazetteer): Uint16Array {
  const { postings } = gazetteer.townKeys;
  const importance = new Uint16Array(gazetteer.towns.count);
  for (let town = 0; town < importance.length; town += 1) importance[town] = importanceOf(gazetteer, town);
  const scores = new Uint16Array(postings.length);
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at] ?? 0;
    scores[at] = Math.max(0, (importance[placeOf(posting)] ?? 0) - (kindPenalties[kindOf(posting)] ?? 0));
  }
  return scores;
}
