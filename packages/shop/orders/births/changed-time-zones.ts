import type { TimeZones } from "@cosmic/atlas/time-zones";
import { birthMoment } from "@cosmic/chart/moment/birth-moment";
import { birthTimeZone } from "@cosmic/chart/moment/birth-time-zone";
import type { ShopTools } from "../../shop-tools.ts";
import { birthsByOtherTables } from "../queries/order-queries.ts";
import type { BirthOfOrder } from "./stored-birth.ts";
import { readStoredBirth } from "./stored-birth.ts";

/** Sold reports whose local time was resolved by another zone table than today's, and how many of them today's would
 * read differently. */
export interface ChangedTimeZones {
  /** Which table reads today, e.g. `tzdb 2026f`. */
  readonly source: string;
  /** Sold with another table. */
  readonly older: number;
  /** Of those, births whose offset today's table gives differently; their reports keep the one they were sold with. */
  readonly moved: number;
}

const ordersAtATime = 500;
const beforeEveryId = "00000000-0000-0000-0000-000000000000";

/** Counts the sold reports whose stored offset today's zone table would change. Changes nothing. */
export async function countChangedTimeZones(
  tools: Pick<ShopTools, "database" | "clock" | "timeZones" | "zoneAt">,
): Promise<ChangedTimeZones> {
  const { source } = tools.timeZones;
  let after = beforeEveryId;
  let older = 0;
  let moved = 0;
  for (;;) {
    const rows = await birthsByOtherTables(tools.database.db, { source, after, limit: ordersAtATime });
    for (const row of rows) if (hasMoved(readStoredBirth(tools, row.birth), tools.timeZones)) moved += 1;
    older += rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ordersAtATime) return { source, older, moved };
    after = last.id;
  }
}

function hasMoved({ birth, resolvedOffsetSeconds }: BirthOfOrder, timeZones: TimeZones): boolean {
  const clock = birthTimeZone(birth, timeZones);
  const found = clock && birthMoment(birth, clock);
  return !found?.ok || found.moment.clock.offsetSeconds !== resolvedOffsetSeconds;
}
