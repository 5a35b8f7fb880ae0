// Runs the stand-ins for the outside sources and reports their addresses to the parent process over IPC.
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneAt } from "@cosmic/atlas/zone-at";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { standInSky } from "@cosmic/outside-sources/stand-ins/engine-sky";
import { startStandIns } from "@cosmic/outside-sources/stand-ins/start-stand-ins";
import { outsideSources, sourceNames } from "@cosmic/platform/environment/outside-sources";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

const sky = standInSky({ sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory), zoneAt });
// The first request loads tables and compiles code, so make one now rather than keep a visitor waiting.
sky.ayanamsaDeg(sky.instantOf("1990-06-15", "14:30", { latitudeDeg: -23.55, longitudeDeg: -46.63 }));
const standIns = await startStandIns(sky);
const { addresses } = standIns.settings;
const variables = sourceNames.map((name) => [outsideSources[name].variable, addresses[name]] as const);
process.once("disconnect", () => process.exit(0));
// Ctrl-C reaches both processes: the site ends first, and this one with it.
process.on("SIGINT", () => undefined);
process.send?.({ ...Object.fromEntries(variables), SOURCES_ALLOW_PRIVATE: "yes" });
