import { tenthsOfOrb } from "@cosmic/chart/display";
import type { AspectType } from "@cosmic/chart/names";
import type { Side } from "@cosmic/chart/pair/contacts/contact";
import type { LineEnd } from "@cosmic/drawings/pair/bi-wheel-lines";
import { planetName } from "../../../components/drawings/sky-names.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { capitalized, withPreposition } from "../../../locale/format/contractions.ts";
import { andText, fixedText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { PairReading } from "../engine/compute-pair.ts";
import type { ShownContact, Told } from "../engine/contacts.ts";

/** Display names of the two: as typed, or numbered. */
export type PairNames = Readonly<Record<Side, string>>;

export const pairNames = ({ first, second }: PairReading): PairNames => ({
  first: first.name || m.compatibility_person_1(),
  second: second.name || m.compatibility_person_2(),
});

/** A person's name within a sentence: as typed, or a phrase that starts with its article. */
interface SpokenName {
  readonly words: string;
  readonly typed: boolean;
}

export type SpokenNames = Readonly<Record<Side, SpokenName>>;

const spokenName = (typed: string, unnamed: string): SpokenName =>
  typed === "" ? { words: unnamed, typed: false } : { words: typed, typed: true };

export const spokenNames = ({ first, second }: PairReading): SpokenNames => ({
  first: spokenName(first.name, m.compatibility_the_first()),
  second: spokenName(second.name, m.compatibility_the_second()),
});

/** A person's name for a sentence: alone, and after the contracted "of" of Spanish and Portuguese. */
export function spokenOf({ words, typed }: SpokenName, locale: Locale) {
  const ofName = typed ? `de ${words}` : withPreposition("de", words, locale);
  return { name: words, ofName };
}

const aspectNames: Readonly<Record<AspectType, () => string>> = {
  conjunction: m.compatibility_conjunction,
  opposition: m.compatibility_opposition,
  trine: m.compatibility_trine,
  square: m.compatibility_square,
  sextile: m.compatibility_sextile,
  quincunx: m.compatibility_quincunx,
};

/** An aspect's name in the visitor's language. */
export const aspectName = (type: AspectType): string => aspectNames[type]();

/** A planet or an angle by its name. */
export function endName(end: LineEnd): string {
  if (end === "ascendant") return m.compatibility_ascendant();
  return end === "midheaven" ? m.compatibility_midheaven() : planetName(end);
}

/** An orb with one decimal, `0.5°`, truncated as in the report; without a birth time it is in whole degrees, `2°`. */
export const orbText = (orbDeg: number, locale: Locale): string =>
  `${fixedText(tenthsOfOrb(orbDeg), Number.isInteger(orbDeg) ? 0 : 1, locale)}°`;

/** Whose body aspects whose, and how closely. */
export function contactText(contact: ShownContact, names: PairNames, locale: Locale): string {
  return m.compatibility_contact({
    first: names.first,
    firstBody: endName(contact.first),
    second: names.second,
    secondBody: endName(contact.second),
    orb: orbText(contact.orb, locale),
  });
}

/** A text with its name slots filled. */
export function withNames(text: string, { slots }: Told, spoken: SpokenNames, locale: Locale): string {
  return text.replaceAll(/(?:(\p{L}+) )?\{(\w+)\}/gu, (written, word: string | undefined, slot: string, at: number) => {
    const side = slots[slot];
    if (side === undefined) return written;
    const { words, typed } = spoken[side];
    if (word === undefined) return typed || !startsSentence(text, at) ? words : capitalized(words);
    if (word === spanishAnd) return andText(words, locale);
    return typed ? `${word} ${words}` : withPreposition(word, words, locale);
  });
}

/** Spanish "y" becomes "e" before an i sound: `e Irene`. */
const spanishAnd = "y";

const startsSentence = (text: string, at: number): boolean => at === 0 || text.slice(0, at).endsWith(". ");
