// Writes packages/atlas/zones/history-VERSION.json from a compiled time zone database built with its pre-1970 history
// (backzone), like Debian's package tzdata, with tzdata.zi next to it for the names:
//   npx tsx tools/data/zone-table/make.ts /usr/share/zoneinfo
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packZone } from "./pack-zone.ts";
import { readTzif } from "./tzif.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("name the folder of the compiled zones, such as /usr/share/zoneinfo");
const text = readFileSync(join(folder, "tzdata.zi"), "utf8");
const lines = text.split("\n");
const version = /version (\S+)/.exec(lines[0] ?? "")?.[1];
if (version === undefined) throw new Error("tzdata.zi does not begin with its version");
if (!lines.slice(0, 5).some((line) => line.includes("backzone")))
  throw new Error("tzdata.zi was built without backzone");
const words = lines.map((line) => line.split(" "));
const links = words.flatMap(([kind, target, name]) => (kind === "L" ? [[name, target] as const] : []));
const zones = words.flatMap(([kind, name = ""]) =>
  kind === "Z" ? [[name, packZone(readTzif(readFileSync(join(folder, name))))] as const] : [],
);
const table = JSON.stringify({ version, links: Object.fromEntries(links), zones: Object.fromEntries(zones) });
const target = new URL(`../../../packages/atlas/zones/history-${version}.json`, import.meta.url);
writeFileSync(target, table);
const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");
console.log(`${version}: ${zones.length} zones, ${links.length} links, ${table.length} bytes`);
console.log(`sha256 tzdata.zi ${sha256(text)}\nsha256 history-${version}.json ${sha256(table)}`);
