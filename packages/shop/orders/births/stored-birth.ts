import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { ZoneTable } from "@cosmic/atlas/zone-table";
import type { Birth } from "@cosmic/chart/birth";
import { type BirthContext, readBirth } from "@cosmic/chart/birth-codec";
import { z } from "zod";
import type { ShopTools } from "../../shop-tools.ts";

/** A birth as an order keeps it: with its UTC offset as resolved at the sale, so that a later
 * zone table changes nothing. */
export interface StoredBirth extends Birth {
  /** Local minus UTC at the birth, seconds; by the zone, or by hand where `offsetSeconds` says the same. */
  readonly resolvedOffsetSeconds: number;
  /** The zone's history around the birth; absent where the offset was set by hand. */
  readonly resolvedClocks?: ZoneTable;
}

/** Every local time of a report lies within days of the birth; this is amply more. */
const keptSeconds = 40 * 86400;

/** The birth with its UTC offset and zone history, to be stored with the order. `moment` is what its chart was read
 * from. */
export function storeBirth(
  birth: Birth,
  moment: { readonly instant: string; readonly clock: { readonly offsetSeconds: number } },
  timeZones: TimeZones,
): StoredBirth {
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

/** A stored birth, read: what was bought, and the time zones it was sold with. */
export interface BirthOfOrder {
  readonly birth: Birth;
  /** The zone history of the sale; null for an order that keeps none. */
  readonly soldBy: ZoneTable | null;
  /** Null for an order that keeps none. */
  readonly resolvedOffsetSeconds: number | null;
}

/** What reading a birth of the shop needs. */
export type BirthTools = Pick<ShopTools, "clock" | "timeZones" | "zoneAt">;

/** Length of `YYYY-MM-DD`. */
const dateLength = 10;

/** What the birth codec needs to know of today and of the time zones. */
export function birthContext({ clock, timeZones, zoneAt }: BirthTools): BirthContext {
  const today = clock.now().toISOString().slice(0, dateLength);
  return { today, knowsZone: (zone) => timeZones.knows(zone), ...(zoneAt ? { zoneAt } : {}) };
}

/** Reads a birth from an order's JSON. Throws when it is none: only what was read before is ever written. */
export function readStoredBirth(tools: BirthTools, stored: unknown): BirthOfOrder {
  const resolved = resolvedSchema.parse(stored);
  const soldBy = resolved.resolvedClocks ?? null;
  const timeZones = timeZonesOfSale(soldBy, tools.timeZones);
  const read = readBirth(stored, { ...birthContext(tools), knowsZone: (zone) => timeZones.knows(zone) });
  if (!read.ok) throw new Error(`a stored birth cannot be read: ${read.problem.field} is ${read.problem.code}`);
  return { birth: read.birth, soldBy, resolvedOffsetSeconds: resolved.resolvedOffsetSeconds ?? null };
}

/** The time zones a report is computed with: those of its sale, or today's for an order that keeps none. */
export const timeZonesOfSale = (soldBy: ZoneTable | null, today: TimeZones): TimeZones =>
  soldBy ? timeZonesFrom(soldBy) : today;
