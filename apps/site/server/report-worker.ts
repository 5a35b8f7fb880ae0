import { parentPort } from "node:worker_threads";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { serveReports } from "@cosmic/shop/report/report-threads";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

// Worker thread that computes charts and writes reports.
if (!parentPort) throw new Error("report-worker runs in a worker thread only.");
serveReports(parentPort, { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) });
