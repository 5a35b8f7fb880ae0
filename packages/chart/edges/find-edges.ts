import { type BirthSky, birthSkyAt } from "../birth-sky.ts";
import type { FactsWithoutCycles } from "../facts.ts";
import { factsWithoutCycles } from "../natal-chart.ts";
import { natalSpine } from "../spine/natal-spine.ts";
import type { Spine } from "../spine/spine.ts";
import { clockTimeOf, minuteInstant } from "./clock-minutes.ts";
import type { ErrorEnds } from "./counterfactual.ts";
import { type Edge, edgeKind } from "./edge.ts";
import { edgeStates } from "./edge-states.ts";
import { type Change, nearestChanges, type Values } from "./nearest-changes.ts";
import { rankedEdges } from "./noted-edges.ts";

/**
 * Minutes between the skies looked at. Up to 60° of latitude nothing changes and changes back in less; beyond, the
 * Ascendant can run through an aspect within minutes, and every minute is looked at.
 */
const strideMinutes = 5;
const calmLatitudeDeg = 60;

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
  return rankedEdges(changes.map((change) => edgeOf(change, at, facts)));
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
