import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { AspectType } from "../../names.ts";
import { separation, shorterWayWithin } from "../../zodiac/longitude.ts";
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

/** Two ends that can meet, by their places in the list of ends. */
interface Joinable {
  readonly first: PairEnd;
  readonly second: PairEnd;
  readonly a: number;
  readonly b: number;
  readonly rule: MeetingRule;
}

const joinable: readonly Joinable[] = pairEnds.flatMap((first, a) =>
  pairEnds.flatMap((second, b) => {
    const rule = meetingRule(first, second);
    return rule === null ? [] : [{ first, second, a, b, rule }];
  }),
);

/** An aspect between two ends that are known. */
interface Found {
  readonly pair: Joinable;
  readonly met: Meeting;
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
  const certain = new Uint8Array(pairEnds.length * pairEnds.length);
  for (const { pair, certain: holds } of found) if (holds) certain[placeOf(pair.a, pair.b)] = 1;
  const inWholeDegrees = first.dayEnds !== null || second.dayEnds !== null;
  const contacts: Contact[] = [];
  for (const one of found) {
    const bothWays = one.pair.a !== one.pair.b && one.certain && certain[placeOf(one.pair.b, one.pair.a)] === 1;
    contacts.push(contactOf(one, { bothWays, twins, inWholeDegrees }));
  }
  return contacts.sort((one, other) => other.weight - one.weight || one.orb - other.orb);
}

interface Circumstances {
  readonly bothWays: boolean;
  readonly twins: boolean;
  readonly inWholeDegrees: boolean;
}

function contactOf(
  { pair: { first, second }, met: { type, orb }, certain }: Found,
  { bothWays, twins, inWholeDegrees }: Circumstances,
): Contact {
  const counted = counts({ first, second, certain });
  const itself = twins && first === second && type === "conjunction";
  return {
    id: contactId({ first, type, second }),
    first,
    second,
    type,
    nature: natureOf(type),
    orb: inWholeDegrees ? Math.round(orb) : orb,
    weight: counted ? contactWeight({ first, second, type, orb, bothWays }) : 0,
    tone: toneOf({ first, second, type }),
    strand: counted && !itself ? strandOf(first, second) : null,
    bothWays,
    certain,
  };
}

function foundBetween(first: PairPlaces, second: PairPlaces): readonly Found[] {
  const from = inOrder(first.at);
  const to = inOrder(second.at);
  const found: Found[] = [];
  for (const pair of joinable) {
    const one = from[pair.a];
    const other = to[pair.b];
    if (one === undefined || other === undefined) continue;
    const met = meetingAt(Math.abs(shorterWayWithin(one, other)), pair.rule);
    if (met !== null) found.push({ pair, met, certain: holdsAllDay(met.type, pair, { first, second }) });
  }
  return found;
}

/** Longitudes in the order of the ends, 0 ≤ x < 360. */
function inOrder(at: EndLongitudes): readonly (number | undefined)[] {
  return pairEnds.map((end) => {
    const longitude = at[end];
    return longitude === undefined ? undefined : normalizeDegrees(longitude);
  });
}

/** Whether an aspect is in orb at both ends of either day. */
function holdsAllDay(
  type: AspectType,
  { first: a, second: b, rule }: Joinable,
  { first, second }: { readonly first: PairPlaces; readonly second: PairPlaces },
): boolean {
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

function placeOf(a: number, b: number): number {
  return a * pairEnds.length + b;
}
