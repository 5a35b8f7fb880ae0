import type { Course, SearchWindow } from "@cosmic/sky/events/course";
import { type Crossing, crossings } from "@cosmic/sky/events/crossings";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { Stay } from "./found-story.ts";

/** Crossings by their angle from a longitude, 0 ≤ x < 360, a multiple of the spacing. */
export type CrossingsByAngle = ReadonlyMap<number, readonly Crossing[]>;

/** All crossings of a longitude and those every `everyDeg` beyond it, by angle; one search for them all. */
export function crossingsByAngle(
  course: Course,
  target: { readonly longitudeDeg: number; readonly everyDeg: number },
  window: SearchWindow,
): CrossingsByAngle {
  const { longitudeDeg, everyDeg } = target;
  const found = new Map<number, Crossing[]>();
  for (const crossing of crossings(course, target, window)) {
    const steps = Math.round(normalizeDegrees(crossing.longitudeDeg - longitudeDeg) / everyDeg);
    const angle = (steps * everyDeg) % 360;
    const list = found.get(angle);
    if (list) list.push(crossing);
    else found.set(angle, [crossing]);
  }
  return found;
}

/** An arc along the zodiac, from its lower end to its upper. */
export interface Arc {
  readonly lowDeg: number;
  readonly highDeg: number;
}

/** The stays of a course in an arc, in order of time. */
export function staysIn(course: Course, { lowDeg, highDeg }: Arc, window: SearchWindow): readonly Stay[] {
  const low = [...crossings(course, { longitudeDeg: lowDeg }, window)];
  const high = [...crossings(course, { longitudeDeg: highDeg }, window)];
  const { longitudeDeg, speedDegPerDay } = course.at(window.fromJdTt);
  const isInside = normalizeDegrees(longitudeDeg - lowDeg) <= highDeg - lowDeg;
  return stays({
    entries: [...edges(low, true), ...edges(high, false)],
    first: isInside ? { jdTt: window.fromJdTt, edgeDeg: null, direct: speedDegPerDay >= 0 } : null,
    endJdTt: window.toJdTt,
  });
}

interface Entry {
  readonly jdTt: number;
  readonly edgeDeg: number | null;
  readonly direct: boolean;
}

/** A body enters over the lower edge when direct, over the upper when retrograde. */
function edges(crossed: readonly Crossing[], isLow: boolean): readonly (Entry & { readonly enters: boolean })[] {
  return crossed.map(({ jdTt, longitudeDeg, direct }) => ({
    jdTt,
    edgeDeg: longitudeDeg,
    direct,
    enters: direct === isLow,
  }));
}

interface Edges {
  readonly entries: readonly (Entry & { readonly enters: boolean })[];
  /** The start of the search, when it lies inside. */
  readonly first: Entry | null;
  readonly endJdTt: number;
}

function stays({ entries, first, endJdTt }: Edges): readonly Stay[] {
  const found: Stay[] = [];
  let open = first;
  for (const edge of entries.toSorted((one, other) => one.jdTt - other.jdTt)) {
    if (edge.enters) open ??= edge;
    else if (open !== null) {
      found.push(stayBetween(open, edge.jdTt, edge.edgeDeg));
      open = null;
    }
  }
  if (open !== null) found.push(stayBetween(open, endJdTt, null));
  return found;
}

function stayBetween({ jdTt, edgeDeg, direct }: Entry, outJdTt: number, outDeg: number | null): Stay {
  return { inJdTt: jdTt, inDeg: edgeDeg, direct, outJdTt, outDeg };
}
