import { type AspectType, planetOrder } from "../../names.ts";
import {
  type Contact,
  isPairAngle,
  isPairPoint,
  type Nature,
  type PairAngle,
  type PairEnd,
  type Side,
  sides,
} from "./contact.ts";
import { counts, isPersonalPair } from "./contact-rules.ts";

/** Contacts that get a text, each list heaviest first. */
export interface ChosenContacts {
  /** Between planets, at most sixteen. */
  readonly planets: readonly Contact[];
  /** To an Ascendant or Midheaven, at most five. */
  readonly angles: readonly Contact[];
  /** Of Chiron and the node: printed last, closest first. */
  readonly points: readonly Contact[];
}

const mostBetweenPlanets = 16;
const mostToAngles = 5;
/** Of one body or angle of one person. */
const mostOfOneEnd = 4;
/** Of each tone between planets, as far as there are any of this weight. */
const fewestOfTone = 4;
const leastWeightOfTone = 1;
/** A quincunx is printed only under this orb, degrees. */
const aslantUnderDeg = 1;

/** The natures in which a contact to an angle is printed. */
const natureToldOfAngle: Readonly<Record<PairAngle, ReadonlySet<Nature>>> = {
  ascendant: new Set<Nature>(["beside", "across", "flows", "rubs"]),
  midheaven: new Set<Nature>(["beside", "across"]),
};

/**
 * The contacts of a pair in print: by weight, no text twice, at most four of one body of one person, and at least
 * four that hold and four that rub where they weigh 1 or more. Takes all contacts, heaviest first.
 */
export function chooseContacts(contacts: readonly Contact[]): ChosenContacts {
  const open = contacts.filter(isTellable);
  const texts = new Set<string>();
  const ofEnd = new Map<string, number>();
  const isFree = (contact: Contact): boolean =>
    !texts.has(contactText(contact)) && sides.every((side) => (ofEnd.get(endKey(side, contact)) ?? 0) < mostOfOneEnd);
  const planets: Contact[] = [];
  const angles: Contact[] = [];
  for (const [index, contact] of open.entries()) {
    if (!isFree(contact)) continue;
    const list = isToAngle(contact) ? angles : planets;
    if (list === angles ? angles.length >= mostToAngles : !hasRoom(contact, planets, open.slice(index).filter(isFree)))
      continue;
    list.push(contact);
    texts.add(contactText(contact));
    for (const side of sides) ofEnd.set(endKey(side, contact), (ofEnd.get(endKey(side, contact)) ?? 0) + 1);
  }
  const points = contacts.filter((contact) => contact.certain && [contact.first, contact.second].some(isPairPoint));
  return { planets, angles, points: points.toSorted((one, other) => one.orb - other.orb) };
}

/**
 * The key of a contact's text, the same in both directions: `sun-venus-flows`, `mars-ascendant-rubs`. A body
 * beside itself in twins' charts is one text for all of them.
 */
export function contactText(contact: Contact): string {
  if (isItself(contact)) return "itself";
  const [a, b] = [contact.first, contact.second].sort((one, other) => orderOf(one) - orderOf(other));
  return `${a}-${b}-${contact.nature}`;
}

/** Whether sixteen still leave room for the least number of each tone once this one is taken. */
function hasRoom(contact: Contact, taken: readonly Contact[], left: readonly Contact[]): boolean {
  const free = mostBetweenPlanets - taken.length;
  if (free <= 0) return false;
  const owed = (["holds", "rubs"] as const).map((tone) => {
    const missing = fewestOfTone - taken.filter((one) => one.tone === tone).length;
    const there = left.filter((one) => one.tone === tone && !isToAngle(one) && one.weight >= leastWeightOfTone).length;
    return { tone, count: Math.max(0, Math.min(missing, there)) };
  });
  const all = owed.reduce((sum, { count }) => sum + count, 0);
  const isOwed =
    contact.weight >= leastWeightOfTone && owed.some(({ tone, count }) => tone === contact.tone && count > 0);
  return isOwed || free > all;
}

function isTellable(contact: Contact): boolean {
  const { first, second, nature, type, orb } = contact;
  if (!counts(contact)) return false;
  for (const end of [first, second]) if (isPairAngle(end)) return natureToldOfAngle[end].has(nature);
  return type !== aslantType || (orb < aslantUnderDeg && isPersonalPair(first, second));
}

const aslantType: AspectType = "quincunx";

/** A body of twins beside itself: it weighs, but belongs to no strand. */
function isItself({ first, second, weight, strand }: Contact): boolean {
  return first === second && weight > 0 && strand === null;
}

function isToAngle({ first, second }: Contact): boolean {
  return isPairAngle(first) || isPairAngle(second);
}

function endKey(side: Side, contact: Contact): string {
  return `${side}.${contact[side]}`;
}

/** Planets in the usual order, then whatever else. */
function orderOf(end: PairEnd): number {
  return isPairAngle(end) || isPairPoint(end) ? Number.POSITIVE_INFINITY : planetOrder[end];
}
