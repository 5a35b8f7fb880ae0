import { type BirthSky, birthSkyAt } from "../birth-sky.ts";
import { compareTexts } from "../compare-texts.ts";
import type { FactsWithoutCycles } from "../facts.ts";
import { factsWithoutCycles } from "../natal-chart.ts";
import { natalSpine } from "../spine/natal-spine.ts";
import type { Spine } from "../spine/spine.ts";
import { clockTimeOf, minuteInstant } from "./clock-minutes.ts";
import type { ErrorEnds } from "./counterfactual.ts";
import { type Edge, type EdgeFact, edgeKind, edgeKinds } from "./edge.ts";
import { edgeStates } from "./edge-states.ts";

/**
 * Minutes between the skies looked at. Up to 60° of latitude nothing changes and changes back in less; beyond, the
 * Ascendant can run through an aspect within minutes, and every minute is looked at.
 */
const strideMinutes = 5;
const calmLatitudeDeg = 60;

/** The values of some facts; a fact without one is absent. */
type Values = ReadonlyMap<EdgeFact, string>;

/** A timed birth, and what is known of it. */
export interface EdgeInput {
  readonly at: BirthSky;
  readonly facts: FactsWithoutCycles;
  readonly spine: Spine;
  /** The error looked at either way, up to 60 minutes, and the facts there. */
  readonly ends: ErrorEnds;
}

/**
 * Every boundary within an error of the birth time, most important first (`edgeKinds`), then the nearest. Of several
 * boundaries of one fact the nearest on either side. A chart computed at the minute `until` has one value, at the minute
 * `from` the other. What a change brings with it in the same minute is no boundary of its own: the spine, and the lots
 * when day becomes night. The spine is compared at both ends alone, so one that changes and changes back between is not
 * seen.
 */
export function findEdges({ at, facts, spine, ends }: EdgeInput): readonly Edge[] {
  const { minutes: error } = ends;
  const steady = Math.abs(at.birth.latitude) <= calmLatitudeDeg;
  const states = remembered((minutes) => edgeStates(at, minuteInstant(at, minutes)));
  const spines = remembered((minutes) => spineValues(spineAt(at, minutes, ends)));
  const onMinute = minuteInstant(at, 0) === at.moment.unixSeconds;
  const bornStates = onMinute ? states(0) : edgeStates(at, at.moment.unixSeconds);
  const changes = ([-1, 1] as const).flatMap((way) => {
    const side = { way, onMinute, error };
    return [
      ...nearestChanges({ ...side, stride: steady ? strideMinutes : 1, born: bornStates, valuesAt: states }),
      ...nearestChanges({ ...side, stride: error, born: spineValues(spine), valuesAt: spines }),
    ];
  });
  return changes
    .map((change) => edgeOf(change, at, facts))
    .filter((edge, _, all) => !isConsequence(edge, all))
    .sort(
      (one, other) =>
        edgeKinds.indexOf(one.kind) - edgeKinds.indexOf(other.kind) ||
        Math.abs(one.fromMinute - 0.5) - Math.abs(other.fromMinute - 0.5) ||
        compareTexts(one.id, other.id),
    );
}

interface Change {
  readonly fact: EdgeFact;
  readonly fromMinute: number;
  readonly side: Edge["side"];
  readonly told: string | null;
  readonly other: string | null;
}

interface Search {
  /** −1 back in time, 1 forward. */
  readonly way: -1 | 1;
  /** Born at second 0; otherwise the minute of birth lies before the birth. */
  readonly onMinute: boolean;
  readonly error: number;
  readonly stride: number;
  readonly born: Values;
  readonly valuesAt: (minutes: number) => Values;
}

/** The first change of each fact going one way from birth, to the minute. */
function nearestChanges({ way, onMinute, error, stride, born, valuesAt }: Search): readonly Change[] {
  const found: Change[] = [];
  const settled = new Set<EdgeFact>();
  // Born between two whole minutes, both are looked at, each from the other.
  const first = way === -1 && !onMinute ? 0 : 1;
  let near = first - 1;
  for (let far = onMinute ? Math.min(error, stride) : first; near < error; far = Math.min(error, far + stride)) {
    const values = valuesAt(way * far);
    for (const fact of new Set([...born.keys(), ...values.keys()])) {
      const told = born.get(fact) ?? null;
      if (settled.has(fact) || (values.get(fact) ?? null) === told) continue;
      settled.add(fact);
      const last = lastTold(near, far, (minutes) => (valuesAt(way * minutes).get(fact) ?? null) === told);
      // Two changes within a minute: neither neighboring whole minute has the value of the birth.
      if (last === null) continue;
      const other = valuesAt(way * (last + 1)).get(fact) ?? null;
      const fromMinute = way === 1 ? last + 1 : -last;
      found.push({ fact, fromMinute, side: way === 1 ? "until" : "from", told, other });
    }
    near = far;
  }
  return found;
}

/** The last minute with the value of birth, from one that should have it to one that has not; null if it has not. */
function lastTold(near: number, far: number, isTold: (minutes: number) => boolean): number | null {
  if (!isTold(near)) return null;
  let [inside, outside] = [near, far];
  while (outside - inside > 1) {
    const middle = (inside + outside) >> 1;
    if (isTold(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

function remembered(compute: (minutes: number) => Values): (minutes: number) => Values {
  const known = new Map<number, Values>();
  return (minutes) => {
    const values = known.get(minutes) ?? compute(minutes);
    known.set(minutes, values);
    return values;
  };
}

function spineAt(at: BirthSky, minutes: number, { minutes: error, facts: [first, last] }: ErrorEnds): Spine {
  const there = birthSkyAt(at, minuteInstant(at, minutes));
  if (minutes === -error) return natalSpine(there, first);
  return natalSpine(there, minutes === error ? last : factsWithoutCycles(there));
}

function spineValues({ structures }: Spine): Values {
  return new Map([["spine", structures.map(({ type, key }) => `${type}/${key}`).join(" ")]]);
}

function edgeOf({ fact, fromMinute, side, told, other }: Change, at: BirthSky, facts: FactsWithoutCycles): Edge {
  return {
    id: `${fact}@${fromMinute}`,
    kind: edgeKind(fact, facts.chartRuler),
    boundary: fact,
    until: clockTimeOf(at, fromMinute - 1),
    from: clockTimeOf(at, fromMinute),
    fromMinute,
    side,
    told,
    other,
  };
}

/** Whether another boundary of the same minute brings it about. */
function isConsequence({ boundary, kind, fromMinute }: Edge, all: readonly Edge[]): boolean {
  const together = all.filter((other) => other.fromMinute === fromMinute && other.boundary !== boundary);
  if (kind === "spine") return together.length > 0;
  const isLot = boundary.startsWith("fortune.") || boundary.startsWith("spirit.");
  return isLot && together.some((other) => other.kind === "sect");
}
