import type { BirthProblem } from "../birth.ts";
import { ageAt } from "../cycles/age.ts";
import { type Side, sides } from "./contacts/contact.ts";
import { isOneBirth, isOneName, type PairPeople } from "./pair-people.ts";

/** What the two are to each other. It chooses openings and the order of the strands, no claim. */
export const relations = ["love", "family", "friends", "work", "unsaid"] as const;
export type Relation = (typeof relations)[number];

/** Why two births cannot be compared; `field` is `relation`, or that of one birth: `first.date`. */
export interface PairProblem {
  readonly code: BirthProblem["code"] | "same-birth" | "under-age";
  readonly field: string;
  /** A sentence that says what is wrong or what to do. */
  readonly message: string;
}

const adultFromYears = 18;

/** The people who are under 18 on a day, `YYYY-MM-DD`. */
export function underAgeOf(people: PairPeople, today: string): readonly Side[] {
  return sides.filter((side) => ageAt(today, people[side].facts) < adultFromYears);
}

/** What forbids comparing two people, or null. */
export function pairProblem(people: PairPeople, relation: Relation, underAge: readonly Side[]): PairProblem | null {
  if (isOneBirth(people) && isOneName(people.first.at.birth.name, people.second.at.birth.name)) {
    return { code: "same-birth", field: "second", message: "These are the same birth details twice." };
  }
  if (relation === "love" && underAge.length > 0) {
    const message = "One of the two is under 18. Choose family, friends, work or unsaid as the relation.";
    return { code: "under-age", field: "relation", message };
  }
  return null;
}
