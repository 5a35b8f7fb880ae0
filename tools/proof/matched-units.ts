// node --import tsx tools/proof/matched-units.ts [CHARTS] [SEED]: composes random books and compares the passages their
// chapters ask for with those whose tests hold in the chart. Prints what differs, and how often.
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import { catalogueOf } from "@cosmic/interpretation/catalogue/match-units";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { units } from "@cosmic/library/generated/catalogue/all-units";
import { randomBirths } from "@cosmic/report/check/random-births";
import { comparedWithBook } from "@cosmic/report/testing/matched-units";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

const [charts = "3000", seed = "25"] = process.argv.slice(2);
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const catalogue = catalogueOf(units);
const found = new Map<string, number>();
let compared = 0;
for (const birth of randomBirths(Number(charts), Number(seed))) {
  const chart = natalChart(birth, sources);
  if (!chart.ok) continue;
  compared += 1;
  for (const { id, by } of comparedWithBook({ birth, facts: chart.facts }, { catalogue, library: englishLibrary })) {
    const line = `${by}: ${id}`;
    found.set(line, (found.get(line) ?? 0) + 1);
  }
}
for (const [line, count] of [...found].sort(([, one], [, other]) => other - one)) console.log(`${count} ${line}`);
console.log(`${compared} charts, ${found.size} disagreements`);
process.exitCode = found.size === 0 ? 0 : 1;
