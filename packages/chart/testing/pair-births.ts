import type { Birth } from "../birth.ts";
import type { ChartSources } from "../birth-sky.ts";
import type { Contact, PairEnd } from "../pair/contacts/contact.ts";
import type { EndLongitudes, PairPlaces } from "../pair/contacts/contacts.ts";
import { type PairBirth, type PairPerson, pairPerson } from "../pair/pair-person.ts";

const madrid = { latitude: 40.4165, longitude: -3.7026, zone: "Europe/Madrid" };

/** The two births of the specification's golden rows. */
export const marina: Birth = { name: "Marina", date: "1990-06-15", time: "14:30", ...madrid };
export const daniel: Birth = { name: "Daniel", date: "1988-11-03", time: "07:20", ...madrid };

/** A birth whose place is known. */
export function placed(birth: Birth): PairBirth {
  return { birth, placeKnown: true };
}

/** A date without a place. */
export function dateOnly(date: string): PairBirth {
  return { birth: { date, time: null, latitude: 0, longitude: 0, zone: "UTC" }, placeKnown: false };
}

/** Computes the person of a birth; throws when there is none. */
export function personFrom(sources: ChartSources) {
  return (birth: PairBirth): PairPerson => {
    const found = pairPerson(birth, sources);
    if (!found.ok) throw new Error(found.problem.message);
    return found.person;
  };
}

/** A birth at an instant, by UTC. */
export function birthAt(unixSeconds: number, place: { readonly latitude: number; readonly longitude: number }): Birth {
  const utc = new Date(unixSeconds * 1000).toISOString();
  return { date: utc.slice(0, 10), time: utc.slice(11, 16), zone: "UTC", utc, ...place };
}

/** Timed places of a chart with just these ends. */
export function timedPlaces(at: EndLongitudes): PairPlaces {
  return { at, dayEnds: null };
}

/** A contact with plain values, for rules that look at some of them. */
export function contactLike(first: PairEnd, second: PairEnd, rest: Partial<Contact> = {}): Contact {
  const type = rest.type ?? "trine";
  return {
    ...{ id: `first.${first}-${type}-second.${second}`, first, second, type, nature: "flows", orb: 2 },
    ...{ weight: 1, tone: "holds", strand: "home", bothWays: false, certain: true },
    ...rest,
  };
}
