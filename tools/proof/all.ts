import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { plannedBook } from "@cosmic/report/testing/planned-book";
import { randomBirths } from "@cosmic/report/testing/random-births";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const [, , count, seed] = process.argv;
let bad = 0;
let n = 0;
const one = { date: "1944-08-21", time: null, latitude: 40.4, longitude: -3.7, zone: "Europe/Madrid" };
for (const birth of [one, ...randomBirths(Number(count), Number(seed))]) {
  n++;
  try {
    plannedBook({ birth, asOf: "2026-11-27", sources });
  } catch (e) {
    bad++;
    console.log(JSON.stringify(birth), String(e).slice(0, 160));
  }
}
console.log(n, "books", bad, "failed");
