import type { FactsWithoutCycles, Sign } from "@cosmic/chart/facts";
import type { Planet } from "@cosmic/chart/names";
import type { Contact, StrandName } from "@cosmic/chart/pair/contacts/contact";
import { contactsBetween } from "@cosmic/chart/pair/contacts/contacts";
import { isOneBirth, isOneName, pairTiming } from "@cosmic/chart/pair/pair-people";
import { type PairPerson, pairPerson } from "@cosmic/chart/pair/pair-person";
import type { PairTiming } from "@cosmic/chart/pair/strands/shares";
import { type Strand, strandsOf } from "@cosmic/chart/pair/strands/strands";
import { type Overlay, overlayOf } from "@cosmic/chart/pair/together/visits";
import { perPlanet } from "@cosmic/chart/zodiac/per-planet";
import { chartBirthOf } from "../../../features/chart-engine/chart-birth-of.ts";
import type { ChartSources } from "../../../features/chart-engine/chart-of-birth.ts";
import type { Person } from "./person.ts";

// The heavy half of the page (ephemeris, charts): fetched on the first click, run in the browser.

/** One person's chart, and how certain its parts are. */
export interface PersonChart extends Person {
  readonly facts: FactsWithoutCycles;
  /** The signs a planet may be in: several when it changed sign within the uncertain time. */
  readonly signs: Readonly<Record<Planet, readonly Sign[]>>;
  /** Half of the arc the Moon may be in, degrees. */
  readonly moonDoubtDeg: number;
}

export interface PairReading {
  readonly first: PersonChart;
  readonly second: PersonChart;
  /** Every contact, heaviest first. */
  readonly contacts: readonly Contact[];
  readonly strands: Readonly<Partial<Record<StrandName, Strand>>>;
  /** How many of the two have a birth time. */
  readonly timing: PairTiming;
  readonly firstInSecond: Overlay | null;
  readonly secondInFirst: Overlay | null;
}

export type PairOutcome =
  | { readonly ok: true; readonly reading: PairReading }
  | { readonly ok: false; readonly reason: "unreadable-birth" | "same-birth" };

/** Both charts and the contacts between them; each source's time zones must know that birth's zone. */
export function computePair(
  people: { readonly first: Person; readonly second: Person },
  sources: { readonly first: ChartSources; readonly second: ChartSources },
): PairOutcome {
  const one = found(people.first, sources.first);
  const other = found(people.second, sources.second);
  if (!one.ok || !other.ok) return { ok: false, reason: "unreadable-birth" };
  const [first, second] = [one.person, other.person];
  const twins = isOneBirth({ first, second });
  if (twins && isOneName(people.first.name, people.second.name)) return { ok: false, reason: "same-birth" };
  const contacts = contactsBetween(first.places, second.places, { twins });
  const timing = pairTiming({ first, second });
  return {
    ok: true,
    reading: {
      first: chartOf(people.first, first),
      second: chartOf(people.second, second),
      contacts,
      strands: strandsOf(contacts, timing),
      timing,
      firstInSecond: overlayOf(first.places, second.facts.houses?.cusps ?? null),
      secondInFirst: overlayOf(second.places, first.facts.houses?.cusps ?? null),
    },
  };
}

function found({ birth, certainty }: Person, sources: ChartSources) {
  return pairPerson({ birth: chartBirthOf(birth), placeKnown: certainty !== "date-only" }, sources);
}

const secondsPerDay = 86400;

function chartOf(typed: Person, { facts, at, span, daySigns }: PairPerson): PersonChart {
  // In the order of time: start of the day, the chart, its end.
  const [chart, start = chart, end = chart] = daySigns;
  const signs = perPlanet((planet) => [...new Set([start, chart, end].flatMap((one) => one?.[planet] ?? []))]);
  const { unixSeconds } = at.moment;
  const openSeconds = span === null ? 0 : Math.max(unixSeconds - span.fromUnix, span.toUnix - unixSeconds);
  return { ...typed, facts, signs, moonDoubtDeg: (openSeconds / secondsPerDay) * facts.planets.moon.speed };
}
