// Runs the stand-ins of the outside sources and tells the starter, over the channel between them, how to reach them.
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneAt } from "@cosmic/atlas/zone-at";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { sourceNames, sourceVariables } from "@cosmic/platform/sources/source-names";
import { startStandIns } from "@cosmic/platform/sources/stand-ins/start-stand-ins";
import { standInSky } from "@cosmic/shop/testing/stand-in-sky";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

const sky = standInSky({ sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory), zoneAt });
// Tables are read and code is compiled at the first question: not at a visitor's.
sky.ayanamsaDeg(sky.instantOf("1990-06-15", "14:30", { latitudeDeg: -23.55, longitudeDeg: -46.63 }));
const standIns = await startStandIns(sky);
const { addresses } = standIns.settings;
const variables = sourceNames.map((name) => [sourceVariables[name], addresses[name]] as const);
process.once("disconnect", () => process.exit(0));
// Ctrl-C reaches both: the site ends first, and these with it.
process.on("SIGINT", () => undefined);
process.send?.({ ...Object.fromEntries(variables), SOURCES_ALLOW_PRIVATE: "yes" });
