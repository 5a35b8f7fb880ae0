import type { ZoneTable } from "../zone-table.ts";
import history from "./history-2026f.json" with { type: "json" };

/** The world's time zones from 1880 to 2044, tzdb 2026f with its pre-1970 history; 260 kB, 60 kB compressed. */
export const zoneHistory: ZoneTable = history;
