import type { PlacesLocale } from "../places-locale.ts";
import { type Gazetteer, standings } from "../table/gazetteer.ts";
import { kindOf, nameKinds, placeOf } from "../table/key-table.ts";

// Scores are thousandths of log10 of the population: a town ten times larger scores 1,000 more.
const scale = 1000;

/** Added to every population, about a hamlet, so that an unknown population does not score zero. */
const hamlet = 100;

/** Seats of government are searched for more than their size suggests, city districts less. */
const standingBonuses: Readonly<Record<number, number>> = {
  [standings.town]: 0,
  [standings.seat]: 150,
  [standings.capital]: 500,
  [standings.quarter]: -400,
};

/** Penalty for matching anything but the town's own full name. */
const kindPenalties: Readonly<Record<number, number>> = {
  [nameKinds.own]: 0,
  [nameKinds.other]: 900,
  [nameKinds.borrowed]: 1200,
  [nameKinds.word]: 1300,
  [nameKinds.former]: 2200,
};

/** Score adjustments by kind of match. */
export const matchScores = {
  /** The whole name was typed, not its beginning. */
  whole: 1500,
  /** The beginning of another name was typed, not of the town's own. */
  beginningOfOther: -700,
  /** Region, county or country was typed in full. */
  wholeArea: 300,
  /** The name matched with one slip. */
  slip: -1500,
  /** The start of a longer name matched with one slip. */
  slipInBeginning: -2500,
  /** A slip is less likely when a town has the name exactly as typed. */
  slipBesideWhole: -1500,
  /** Umlauts and å typed as two letters. */
  respelled: -100,
} as const;

/** Bonus for towns in the visitor's country: a namesake abroad needs six times the population to come first. */
export const homeBonus = 800;
const homes: Readonly<Record<PlacesLocale, string>> = { "en-us": "US", "en-gb": "GB", "es-es": "ES", "pt-br": "BR" };

/** Index of the visitor's country, −1 without a locale. */
export const homeOf = ({ areas }: Gazetteer, locale: PlacesLocale | null): number =>
  locale ? areas.codes.indexOf(homes[locale]) : -1;

/** Score of a town by population and government rank, before any query. */
function importanceOf({ towns }: Gazetteer, town: number): number {
  const people = towns.populations[town] ?? 0;
  return Math.round(Math.log10(people + hamlet) * scale) + (standingBonuses[towns.standings[town] ?? 0] ?? 0);
}

/** Score of every posting of the town keys: the town's importance minus the penalty for that name. Computed once. */
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
