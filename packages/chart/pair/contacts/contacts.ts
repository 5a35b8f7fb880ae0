import { separation } from "../../zodiac/longitude.ts";
import { type Contact, contactId, type PairEnd, pairEnds } from "./contact.ts";
import {
  contactWeight,
  counts,
  type Meeting,
  type MeetingRule,
  meetingAt,
  meetingRule,
  natureOf,
  strandOf,
  toneOf,
} from "./contact-rules.ts";

/** Longitudes of one chart, degrees; what may not be used (an unknown Moon, unknown angles) is missing. */
export type EndLongitudes = Readonly<Partial<Record<PairEnd, number>>>;

/** Where the ends of one chart stand. */
export interface PairPlaces {
  readonly at: EndLongitudes;
  /** The same at both ends of the day in which the birth may lie; null with a birth time. */
  readonly dayEnds: readonly [start: EndLongitudes, end: EndLongitudes] | null;
}

/** Two ends that can meet. */
interface Joinable {
  readonly first: PairEnd;
  readonly second: PairEnd;
  readonly rule: MeetingRule;
}

const joinable: readonly Joinable[] = pairEnds.flatMap((first) =>
  pairEnds.flatMap((second) => {
    const rule = meetingRule(first, second);
    return rule === null ? [] : [{ first, second, rule }];
  }),
);

/** An aspect between two ends that are known. */
interface Found extends Joinable, Meeting {
  readonly certain: boolean;
}

/**
 * Every contact between two charts, heaviest first, equal ones closest first; those that do not count come last. With
 * `twins`, charts of one instant and place, a body beside itself belongs to no strand: it says nothing about the two.
 */
export function contactsBetween(
  first: PairPlaces,
  second: PairPlaces,
  { twins = false }: { readonly twins?: boolean } = {},
): readonly Contact[] {
  const found = foundBetween(first, second);
  const certain = new Set(found.filter((one) => one.certain).map((one) => keyOf(one.first, one.second)));
  const inWholeDegrees = first.dayEnds !== null || second.dayEnds !== null;
  return found
    .map((one): Contact => {
      const { first: a, second: b, type, orb } = one;
      const bothWays = a !== b && one.certain && certain.has(keyOf(b, a));
      const counted = counts(one);
      const itself = twins && a === b && type === "conjunction";
      return {
        id: contactId(one),
        first: a,
        second: b,
        type,
        nature: natureOf(type),
        orb: inWholeDegrees ? Math.round(orb) : orb,
        weight: counted ? contactWeight({ first: a, second: b, type, orb, bothWays }) : 0,
        tone: toneOf(one),
        strand: counted && !itself ? strandOf(a, b) : null,
        bothWays,
        certain: one.certain,
      };
    })
    .sort((one, other) => other.weight - one.weight || one.orb - other.orb);
}

function foundBetween(first: PairPlaces, second: PairPlaces): readonly Found[] {
  const found: Found[] = [];
  for (const pair of joinable) {
    const a = first.at[pair.first];
    const b = second.at[pair.second];
    if (a === undefined || b === undefined) continue;
    const met = meetingAt(separation(a, b), pair.rule);
    if (met === null) continue;
    const { type, orb } = met;
    found.push({ ...pair, type, orb, certain: holdsAllDay(type, pair, first, second) });
  }
  return found;
}

/** Whether an aspect is in orb at both ends of either day. */
function holdsAllDay(
  type: Meeting["type"],
  { first: a, second: b, rule }: Joinable,
  ...places: [PairPlaces, PairPlaces]
) {
  const [first, second] = places;
  if (first.dayEnds === null && second.dayEnds === null) return true;
  for (const one of first.dayEnds ?? [first.at]) {
    for (const other of second.dayEnds ?? [second.at]) {
      const from = one[a];
      const to = other[b];
      if (from === undefined || to === undefined) return false;
      if (meetingAt(separation(from, to), rule)?.type !== type) return false;
    }
  }
  return true;
}

function keyOf(first: PairEnd, second: PairEnd): string {
  return `${first} ${second}`;
}
