import type { BirthProblem } from "../birth.ts";
import type { ChartSources } from "../birth-sky.ts";
import type { FactsWithoutCycles } from "../facts.ts";
import type { Planet, Sign } from "../names.ts";
import { required } from "../required.ts";
import { type Contact, otherSide, type Side, type StrandName } from "./contacts/contact.ts";
import { contactsBetween } from "./contacts/contacts.ts";
import { heldSeconds } from "./contacts/held-seconds.ts";
import { type HalfwaySky, halfwaySky } from "./halfway/halfway-sky.ts";
import { midpoints } from "./halfway/midpoints.ts";
import { type LeftOut, leftOutOf } from "./left-out.ts";
import { isOneBirth, type PairPeople, pairTiming } from "./pair-people.ts";
import { certainSign, type PairBirth, type PairPerson, pairPerson } from "./pair-person.ts";
import { type PairProblem, pairProblem, type Relation, underAgeOf } from "./pair-problem.ts";
import { type Strand, strandsOf } from "./strands/strands.ts";
import { type Balance, balanceOf } from "./together/balance.ts";
import { type PairContradiction, pairContradictions } from "./together/contradictions.ts";
import { type FigureChart, type PairFigure, pairFigures } from "./together/pair-figures.ts";
import { type PairReception, pairReceptions } from "./together/receptions.ts";
import { type Overlay, overlayOf } from "./together/visits.ts";

/** A contact, and the least error of either birth time that ends it: whole seconds to 3600, null without that time. */
export interface HeldContact extends Contact {
  readonly heldSeconds: Readonly<Record<Side, number | null>>;
}

/** Every fact of two charts together. Field names and values are a public contract with scripts outside. */
export interface PairFacts {
  readonly first: FactsWithoutCycles;
  readonly second: FactsWithoutCycles;
  /** Heaviest first. */
  readonly contacts: readonly HeldContact[];
  /** Null where the other has no houses. */
  readonly overlays: { readonly firstInSecond: Overlay | null; readonly secondInFirst: Overlay | null };
  readonly receptions: readonly PairReception[];
  readonly figures: readonly PairFigure[];
  readonly balance: Balance;
  readonly strands: Readonly<Partial<Record<StrandName, Strand>>>;
  readonly halfway: HalfwaySky;
  /** Middles of the planets' shorter ways, degrees; without the Moon when a birth time is unknown. */
  readonly midpoints: Readonly<Partial<Record<Planet, number>>>;
  readonly contradictions: readonly PairContradiction[];
  readonly leftOut: readonly LeftOut[];
}

/** The facts, or why these two cannot be compared. */
export type FoundPairFacts =
  | { readonly ok: true; readonly facts: PairFacts }
  | { readonly ok: false; readonly problem: PairProblem };

/** Two births to be compared. */
export interface PairQuestion {
  readonly first: PairBirth;
  readonly second: PairBirth;
  readonly relation: Relation;
  /** `YYYY-MM-DD`: the day on which ages count. */
  readonly today: string;
}

/**
 * Every fact of two charts together; the same question and sources give bit-identical results, and exchanging the two
 * births mirrors them. What an unknown birth time leaves open is left out and named.
 */
export function pairFacts(question: PairQuestion, sources: ChartSources): FoundPairFacts {
  const first = pairPerson(question.first, sources);
  if (!first.ok) return refused("first", first.problem);
  const second = pairPerson(question.second, sources);
  if (!second.ok) return refused("second", second.problem);
  const people = { first: first.person, second: second.person };
  const underAge = underAgeOf(people, question.today);
  const problem = pairProblem(people, question.relation, underAge);
  if (problem !== null) return { ok: false, problem };
  return { ok: true, facts: factsOf(people, underAge, sources) };
}

function refused(side: Side, { code, field, message }: BirthProblem): FoundPairFacts {
  return { ok: false, problem: { code, field: `${side}.${field}`, message } };
}

function factsOf(people: PairPeople, underAge: readonly Side[], sources: ChartSources): PairFacts {
  const { first, second } = people;
  const twins = isOneBirth(people);
  const contacts = contactsBetween(first.places, second.places, { twins });
  const strands = strandsOf(contacts, pairTiming(people));
  const balance = balanceOf(first.daySigns, second.daySigns);
  const firstInSecond = overlayOf(first.places, second.facts.houses?.cusps ?? null);
  const secondInFirst = overlayOf(second.places, first.facts.houses?.cusps ?? null);
  const [firstSign, secondSign] = [usableSign(first), usableSign(second)];
  return {
    first: first.facts,
    second: second.facts,
    contacts: contacts.map((contact) => ({ ...contact, heldSeconds: heldBoth(contact, people) })),
    overlays: { firstInSecond, secondInFirst },
    receptions: pairReceptions(firstSign, secondSign),
    figures: pairFigures(figureChart(first, firstSign), figureChart(second, secondSign), contacts),
    balance,
    strands,
    halfway: halfwaySky(first, second, sources),
    midpoints: midpoints(first.places.at, second.places.at),
    contradictions: pairContradictions(contacts, strands),
    leftOut: leftOutOf({
      people,
      contacts,
      overlays: { first: firstInSecond, second: secondInFirst },
      balance,
      twins,
      underAge,
    }),
  };
}

/** The sign a planet is certainly in; null for the Moon of an untimed birth. */
function usableSign(person: PairPerson): (planet: Planet) => Sign | null {
  return (planet) => (planet === "moon" && person.span !== null ? null : certainSign(person, planet));
}

function figureChart({ facts }: PairPerson, signOf: FigureChart["signOf"]): FigureChart {
  return { ...facts, signOf };
}

function heldBoth(contact: Contact, people: PairPeople): HeldContact["heldSeconds"] {
  return { first: heldBy("first", contact, people), second: heldBy("second", contact, people) };
}

function heldBy(side: Side, contact: Contact, people: PairPeople): number | null {
  const { at, span } = people[side];
  if (span !== null) return null;
  const other = otherSide(side);
  const otherDeg = required(people[other].places.at[contact[other]], `the place of ${contact[other]}`);
  return heldSeconds({ own: contact[side], other: contact[other], otherDeg, type: contact.type }, at);
}
