import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { ZoneTable } from "@cosmic/atlas/zone-table";
import type { Birth } from "@cosmic/chart/birth";
import { type BirthContext, readBirth } from "@cosmic/chart/read-birth";
import { z } from "zod";

/** A birth as an order keeps it: with its clock as it was resolved at the sale, so that a later zone table changes nothing. */
export interface SoldBirth extends Birth {
  /** Local minus UTC at the birth, seconds; by the zone, or by hand where `offsetSeconds` says the same. */
  readonly resolvedOffsetSeconds: number;
  /** The zone's history around the birth; absent where the offset was set by hand. */
  readonly resolvedClocks?: ZoneTable;
}

/** Everything a report reads on the local clock lies within days of the birth; this is amply more. */
const keptSeconds = 40 * 86400;

/** The birth with its clock, to be stored with the order. `moment` is what its chart was read from. */
export function sellBirth(
  birth: Birth,
  moment: { readonly instant: string; readonly clock: { readonly offsetSeconds: number } },
  timeZones: TimeZones,
): SoldBirth {
  const resolvedOffsetSeconds = moment.clock.offsetSeconds;
  if (birth.offsetSeconds !== undefined) return { ...birth, resolvedOffsetSeconds };
  const born = Date.parse(moment.instant) / 1000;
  const resolvedClocks = timeZones.between(birth.zone, { from: born - keptSeconds, to: born + keptSeconds });
  return { ...birth, resolvedOffsetSeconds, resolvedClocks };
}

const resolvedSchema = z.object({
  resolvedOffsetSeconds: z.number().int().optional(),
  resolvedClocks: z
    .object({
      version: z.string(),
      links: z.record(z.string(), z.string()),
      zones: z.record(z.string(), z.array(z.string())),
    })
    .optional(),
});

/** A stored birth, read: what was bought, and the clocks it was sold by. */
export interface StoredBirth {
  readonly birth: Birth;
  /** The clocks of the sale; null for an order that keeps none. */
  readonly soldBy: ZoneTable | null;
  /** Null for an order that keeps none. */
  readonly resolvedOffsetSeconds: number | null;
}

/** Reads a birth the database holds. Throws when it is none: only what was read before is ever written. */
export function readSoldBirth(
  stored: unknown,
  today: Omit<BirthContext, "knowsZone">,
  timeZones: TimeZones,
): StoredBirth {
  const resolved = resolvedSchema.parse(stored);
  const soldBy = resolved.resolvedClocks ?? null;
  const read = readBirth(stored, { ...today, knowsZone: (zone) => timeZonesOfSale(soldBy, timeZones).knows(zone) });
  if (!read.ok) throw new Error(`a stored birth cannot be read: ${read.problem.field} is ${read.problem.code}`);
  return { birth: read.birth, soldBy, resolvedOffsetSeconds: resolved.resolvedOffsetSeconds ?? null };
}

/** The clocks a report is read by: those of its sale, or today's for an order that keeps none. */
export const timeZonesOfSale = (soldBy: ZoneTable | null, today: TimeZones): TimeZones =>
  soldBy ? timeZonesFrom(soldBy) : today;
