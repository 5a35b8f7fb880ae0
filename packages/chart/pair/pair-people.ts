import type { Side } from "./contacts/contact.ts";
import type { PairPerson } from "./pair-person.ts";
import type { PairTiming } from "./strands/shares.ts";

/** The two whose charts are compared. */
export type PairPeople = Readonly<Record<Side, PairPerson>>;

/** How many of the two have a birth time. */
export function pairTiming({ first, second }: PairPeople): PairTiming {
  if (first.span === null && second.span === null) return "timed";
  return first.span === null || second.span === null ? "one-timed" : "untimed";
}

/** One instant and place: the same birth twice, or twins. */
export function isOneBirth({ first, second }: PairPeople): boolean {
  return (
    first.at.moment.unixSeconds === second.at.moment.unixSeconds &&
    first.at.moment.timeUnknown === second.at.moment.timeUnknown &&
    first.placeKnown === second.placeKnown &&
    first.at.birth.latitude === second.at.birth.latitude &&
    first.at.birth.longitude === second.at.birth.longitude
  );
}

/** Two names as one compares them; nobody's name is as good as nobody's. */
export function isOneName(first: string | undefined, second: string | undefined): boolean {
  return (first ?? "").trim().normalize() === (second ?? "").trim().normalize();
}
