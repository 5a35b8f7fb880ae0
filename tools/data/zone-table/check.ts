// Compares the time zones of packages/atlas with an independent reference: the text of the time zone database with its
// pre-1970 history (backzone), recompiled by the system's zic and read by Python and the C library (reference.py):
//   npx tsx tools/data/zone-table/check.ts /usr/share/zoneinfo/tzdata.zi [--sample FILE]
// 100,000 random local times from 1900 to 2037 over all zones and names, and both sides of every transition. Prints the
// number of wrong readings; exits with 1 when there are any. --sample writes every 150th row for the unit tests.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { civilTimeAt } from "@cosmic/atlas/civil-time";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";

const randomTimes = 100_000;
const seed = 1;
const rowsPerSample = 150;
const shownFaults = 10;
/** Half a million lines of about 60 bytes. */
const mostOutputBytes = 200_000_000;

const { values, positionals } = parseArgs({ options: { sample: { type: "string" } }, allowPositionals: true });
const [text] = positionals;
if (text === undefined)
  throw new Error("name the text of the time zone database, such as /usr/share/zoneinfo/tzdata.zi");
const folder = mkdtempSync(join(tmpdir(), "zone-check-"));
try {
  process.exitCode = check(text);
} finally {
  rmSync(folder, { recursive: true });
}

function check(source: string): 0 | 1 {
  const compiled = join(folder, "zones");
  execFileSync("zic", ["-b", "fat", "-d", compiled, source]);
  const names = [...Object.keys(zoneHistory.zones), ...Object.keys(zoneHistory.links)];
  const namesFile = join(folder, "names");
  writeFileSync(namesFile, names.join("\n"));
  const script = new URL("reference.py", import.meta.url).pathname;
  const env = { ...process.env, TZDIR: compiled };
  const args = [script, namesFile, String(randomTimes), String(seed)];
  const output = execFileSync("python3", args, { env, encoding: "utf8", maxBuffer: mostOutputBytes });
  const rows = output.trimEnd().split("\n");
  const timeZones = timeZonesFrom(zoneHistory);
  const wrong = rows.filter((row) => answerTo(row) !== row);
  for (const row of wrong.slice(0, shownFaults)) console.error(`expected ${row}\nread     ${answerTo(row)}`);
  const version = /version (\S+)/.exec(readFileSync(source, "utf8").slice(0, 100))?.[1];
  console.log(`tzdb ${version} against ${timeZones.source}: ${names.length} names, ${rows.length} local times`);
  console.log(`wrong: ${wrong.length}`);
  if (values.sample) writeFileSync(values.sample, `${rows.filter((_, i) => i % rowsPerSample === 0).join("\n")}\n`);
  return wrong.length === 0 ? 0 : 1;

  /** The row as our time zones produce it. */
  function answerTo(row: string): string {
    const [zone = "", clockSeconds = ""] = row.split("\t");
    const { kind, choices } = timeZones.read(zone, civilTimeAt(Number(clockSeconds)), null);
    const written = choices.map((each) =>
      [each.offsetSeconds, each.daylightSaving ? 1 : 0, each.abbreviation].join(":"),
    );
    return [zone, clockSeconds, kind, ...written].join("\t");
  }
}
