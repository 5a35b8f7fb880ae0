// Counts how often patterns and changes occur in charts, and checks that no birth makes the chart throw:
//   npx tsx tools/proof/golden-chart/count-births.ts [births] [seed]
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { chartOf, earlierCount, traitsOf } from "./frequencies.ts";
import { randomBirths } from "./random-births.ts";

const howMany = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

const counts = new Map<string, number>();
for (const birth of randomBirths({ howMany, seed, years: [1946, 2016], furthestLatitudeDeg: 60 })) {
  for (const trait of traitsOf(chartOf(birth, sources), birth, sources.sky)) {
    counts.set(trait, (counts.get(trait) ?? 0) + 1);
  }
}
console.log(`${howMany} births of 1946–2015 within 60° of the equator, seed ${seed}`);
for (const [trait, found] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
  const share = found / howMany;
  const twoSigma = 2 * Math.sqrt((share * (1 - share)) / howMany);
  const before = earlierCount[trait];
  const beside = before === undefined ? "" : `   earlier count ${(before * 100).toFixed(1)} %`;
  console.log(`${trait.padEnd(46)}${(share * 100).toFixed(2).padStart(6)} % ± ${(twoSigma * 100).toFixed(2)}${beside}`);
}

for (const birth of randomBirths({ howMany, seed: seed + 1, years: [1900, 2026], furthestLatitudeDeg: 90 })) {
  const { planets, themes } = chartOf(birth, sources);
  const isWhole = Object.values(planets).every(({ house }) => house !== null && house >= 1 && house <= 12);
  if (!isWhole || themes.length !== 5) throw new Error(`not whole: ${JSON.stringify(birth)}`);
}
console.log(`${howMany} births of 1900–2025 from pole to pole, every chart whole`);
