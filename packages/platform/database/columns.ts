import { customType, timestamp } from "drizzle-orm/pg-core";

/** A timestamp with time zone, as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Raw bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });
