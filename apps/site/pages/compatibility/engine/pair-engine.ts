import { timeZonesForBirth } from "../../../features/birth/time-zones/time-zone-cache.ts";
import type { PairOutcome } from "./compute-pair.ts";
import type { Person } from "./person.ts";

export type PairResult =
  | PairOutcome
  /** A zone's history could not be fetched. */
  | { readonly ok: false; readonly reason: "no-clock" }
  | { readonly ok: false; readonly reason: "not-computed"; readonly cause: unknown };

/** Compares two births in this browser, fetching what it needs (code, ephemeris, time zones). */
export async function readPair(people: { readonly first: Person; readonly second: Person }): Promise<PairResult> {
  const { first, second } = people;
  try {
    const [{ computePair }, { skyAbout }] = await Promise.all([
      import("./compute-pair.ts"),
      import("../../../features/chart-engine/decade-files.ts"),
    ]);
    const sourceOf = async ({ birth }: Person) => {
      const [sky, timeZones] = await Promise.all([skyAbout(birth.birthDate), timeZonesForBirth(birth)]);
      return timeZones === null ? null : { sky, timeZones };
    };
    const [one, other] = await Promise.all([sourceOf(first), sourceOf(second)]);
    if (one === null || other === null) return { ok: false, reason: "no-clock" };
    return computePair(people, { first: one, second: other });
  } catch (cause) {
    return { ok: false, reason: "not-computed", cause };
  }
}
