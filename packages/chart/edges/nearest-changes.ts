import type { Edge, EdgeFact } from "./edge.ts";

/** The values of some facts; a fact without one is absent. */
export type Values = ReadonlyMap<EdgeFact, string>;

/** A fact that has another value within the error, on one side of the birth. */
export interface Change {
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
  /** Minutes from the clock minute of birth. */
  readonly valuesAt: (minutes: number) => Values;
}

/** The first change of each fact going one way from birth, to the minute. */
export function nearestChanges({ way, onMinute, error, stride, born, valuesAt }: Search): readonly Change[] {
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
      // Subtracted, as −0 is not 0 to every reader.
      const fromMinute = way === 1 ? last + 1 : 0 - last;
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
