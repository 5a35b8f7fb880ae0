// Writes packages/atlas/zones/history-VERSION.json from a compiled zone database built with its pre-1970 history
// (backzone), as Debian's package tzdata is, with tzdata.zi beside it for the names:
//   npx tsx tools/zone-table/make.ts /usr/share/zoneinfo
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CompiledZone, readTzif, type ZoneTimeRow } from "./tzif.ts";

/** Changes after this are left out; the rule in each row's third place goes on. */
const endUnixSeconds = Date.UTC(2045, 0, 1) / 1000;
/** Older files mark the beginning of time with a change before every clock. */
const beginningUnixSeconds = -1e11;

/** The row of a zone, packed as `packages/atlas/zone-table.ts` describes. */
function packZone(zone: CompiledZone): readonly [times: string, changes: string, rule: string] {
  const kinds: string[] = [];
  const kindOf = (time: ZoneTimeRow): number => {
    const packed = [time.offsetSeconds, time.daylightSaving ? 1 : 0, time.abbreviation].join(",");
    if (!kinds.includes(packed)) kinds.push(packed);
    return kinds.indexOf(packed);
  };
  const [first] = zone.times;
  if (first === undefined) throw new Error("a zone has no kinds of time");
  let current = kindOf(first);
  let before = 0;
  const changes: string[] = [];
  for (const { unixSeconds, time } of zone.changes) {
    if (unixSeconds > endUnixSeconds) break;
    if (unixSeconds < beginningUnixSeconds) continue;
    const kind = kindOf(time);
    // Fat files repeat what already holds.
    if (kind === current) continue;
    changes.push((unixSeconds - before).toString(36) + (kind === 0 ? "" : `:${kind.toString(36)}`));
    before = unixSeconds;
    current = kind;
  }
  return [kinds.join(";"), changes.join(" "), zone.footer];
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("name the folder of the compiled zones, such as /usr/share/zoneinfo");
const lines = readFileSync(join(folder, "tzdata.zi"), "utf8").split("\n");
const version = /version (\S+)/.exec(lines[0] ?? "")?.[1];
if (version === undefined) throw new Error("tzdata.zi does not begin with its version");
const words = lines.map((line) => line.split(" "));
const links = words.flatMap(([kind, target, name]) => (kind === "L" ? [[name, target] as const] : []));
const zones = words.flatMap(([kind, name = ""]) =>
  kind === "Z" ? [[name, packZone(readTzif(readFileSync(join(folder, name))))] as const] : [],
);
const table = { version, links: Object.fromEntries(links), zones: Object.fromEntries(zones) };
const target = new URL(`../../packages/atlas/zones/history-${version}.json`, import.meta.url);
writeFileSync(target, JSON.stringify(table));
console.log(`${version}: ${zones.length} zones, ${links.length} links`);
