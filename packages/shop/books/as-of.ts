import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { Birth } from "@cosmic/chart/birth";
import type { OrderRow } from "../database/tables/orders.ts";

type Zoned = Pick<Birth, "zone" | "longitude">;

/** Length of `YYYY-MM-DD`. */
const dateLength = 10;

/** The civil date of a moment in the zone of a birth, YYYY-MM-DD; in UTC where today's zone table lacks the zone. */
export function civilDate(timeZones: TimeZones, at: Date, { zone, longitude }: Zoned): string {
  const unixSeconds = Math.floor(at.getTime() / 1000);
  const offsetSeconds = timeZones.knows(zone) ? timeZones.at(zone, unixSeconds, longitude).offsetSeconds : 0;
  return new Date((unixSeconds + offsetSeconds) * 1000).toISOString().slice(0, dateLength);
}

/** The day the report of an order is written on: that of its payment, or of its birth's last correction. Derived from
 * the payment for an order that keeps none. */
export function asOfOrder(
  timeZones: TimeZones,
  { asOf, paidAt, createdAt }: Pick<OrderRow, "asOf" | "paidAt" | "createdAt">,
  birth: Zoned,
): string {
  return asOf ?? civilDate(timeZones, paidAt ?? createdAt, birth);
}
