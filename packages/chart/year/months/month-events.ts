import type { MonthEvent, Stretch, YearFacts } from "../year-facts.ts";

const mostEvents = 14;

/** The lists of a year from which a month's dated lines are drawn. */
export type YearEvents = Pick<
  YearFacts,
  "stories" | "stations" | "ingresses" | "triggers" | "lunations" | "progressedMoon"
> & { readonly returns: readonly { readonly at: string; readonly role: string }[] };

/** A line, and how readily it is kept: 0 first. */
export interface RankedEvent {
  readonly event: MonthEvent;
  readonly order: number;
}

/**
 * The dated lines of a stretch, in order of time, fourteen at most: the return, lunations, passes of chosen stories,
 * changes and meetings of the progressed Moon, stations and house entries of the slow planets, other passes, stations
 * and house entries of the fast, days of Mars, in this order of preference.
 */
export function monthEvents(lines: readonly RankedEvent[], { from, to }: Stretch): readonly MonthEvent[] {
  return lines
    .filter(({ event: { at } }) => at >= from && at < to)
    .toSorted((one, other) => one.order - other.order || compare(one.event.at, other.event.at))
    .slice(0, mostEvents)
    .map(({ event }) => event)
    .toSorted((one, other) => compare(one.at, other.at));
}

const fast: readonly string[] = ["sun", "mercury", "venus", "mars"];

/** Every dated line of a year. */
export function* yearLines(events: YearEvents): Generator<RankedEvent, void> {
  const { stories, stations, ingresses, triggers, lunations, progressedMoon, returns } = events;
  for (const { at, role } of returns) yield { event: { at, kind: "return", of: role }, order: 0 };
  for (const { at, kind } of lunations) yield { event: { at, kind: "lunation", of: kind }, order: 1 };
  for (const { id, passes, rank } of stories) {
    for (const { at } of passes) yield { event: { at, kind: "pass", of: id }, order: rank === null ? 6 : 2 };
  }
  for (const change of progressedMoon.changes) {
    if (change.at !== null) yield { event: { at: change.at, kind: "progressed", of: `moon.${change.kind}` }, order: 3 };
  }
  for (const { at, aspect, point, angle } of progressedMoon.meetings) {
    yield { event: { at, kind: "progressed", of: `moon-${aspect}-${point}.${angle}` }, order: 3 };
  }
  for (const { at, body } of stations) {
    yield { event: { at, kind: "station", of: body }, order: fast.includes(body) ? 7 : 4 };
  }
  for (const { at, body } of ingresses) {
    yield { event: { at, kind: "ingress", of: body }, order: fast.includes(body) ? 8 : 5 };
  }
  for (const { at, story } of triggers) yield { event: { at, kind: "trigger", of: story }, order: 9 };
}

/** ISO instants in UTC compare as text. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
