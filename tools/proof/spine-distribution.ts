// node --import tsx tools/proof/spine-distribution.ts [COUNT]: how often each kind of structure stands in the spines of
// random births (1930 to 2010, sixteen cities, a quarter without a time), beside the shares the design asks for.
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { birthSky } from "@cosmic/chart/birth-sky";
import { factsWithoutCycles } from "@cosmic/chart/natal-chart";
import { natalSpine } from "@cosmic/chart/spine/natal-spine";
import { type StructureType, structureTypes } from "@cosmic/chart/spine/spine";
import { randomFrom } from "@cosmic/report/check/random-births";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

const seed = 7;
const count = Number(process.argv[2] ?? 3000);
const untimedShare = 737 / 3000;

const cities = [
  [-23.55, -46.63, "America/Sao_Paulo"],
  [40.7, -74, "America/New_York"],
  [51.5, -0.1, "Europe/London"],
  [28.6, 77.2, "Asia/Kolkata"],
  [35.7, 139.7, "Asia/Tokyo"],
  [6.5, 3.4, "Africa/Lagos"],
  [-33.9, 151.2, "Australia/Sydney"],
  [59.9, 10.7, "Europe/Oslo"],
  [40.4, -3.7, "Europe/Madrid"],
  [19.4, -99.1, "America/Mexico_City"],
  [55.7, 37.6, "Europe/Moscow"],
  [1.3, 103.8, "Asia/Singapore"],
  [69.65, 18.96, "Europe/Oslo"],
  [-34.6, -58.4, "America/Argentina/Buenos_Aires"],
  [30, 31.2, "Africa/Cairo"],
  [34, -118.2, "America/Los_Angeles"],
] as const;

/** Per cent of spines with and without a time; kinds that the design counts together share a row. */
const asked: readonly (readonly [kinds: readonly StructureType[], timed: number, untimed: number])[] = [
  [["ring"], 30, 23],
  [["reception"], 19, 20],
  [["final-dispositor"], 7, 5],
  [["t-square"], 21, 15],
  [["yod"], 6, 5],
  [["kite"], 3, 2],
  [["grand-cross", "grand-trine", "mystic-rectangle"], 4, 4],
  [["opposition"], 24, 28],
  [["square"], 41, 45],
  [["sign-stellium"], 12, 16],
  [["house-stellium"], 6, 0],
  [["angular"], 3, 0],
  [["chart-ruler"], 13, 0],
  [["sun-moon"], 12, 18],
  [["singleton"], 3, 4],
  [["sun-ruler"], 2, 15],
  [["close-aspect"], 0, 14],
];

interface Tally {
  births: number;
  readonly kinds: Record<StructureType, number>;
  readonly sizes: [number, number, number, number];
  readonly coverages: number[];
}
const empty = (): Tally => ({
  births: 0,
  // Every kind is a key.
  kinds: Object.fromEntries(structureTypes.map((type) => [type, 0])) as Tally["kinds"],
  sizes: [0, 0, 0, 0],
  coverages: [],
});

const tallies = { timed: empty(), untimed: empty() };
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const random = randomFrom(seed);
const below = (limit: number) => Math.floor(random() * limit);
const two = (value: number) => String(value).padStart(2, "0");
for (let n = 0; n < count; n += 1) {
  const [latitude, longitude, zone] = cities[below(cities.length)] ?? cities[0];
  const untimed = random() < untimedShare;
  const date = `${1930 + below(81)}-${two(1 + below(12))}-${two(1 + below(28))}`;
  const time = untimed ? null : `${two(below(24))}:${two(below(60))}`;
  const found = birthSky({ date, time, latitude, longitude, zone }, sources);
  // A time that the clocks skipped or showed twice.
  if (!found.ok) continue;
  const { structures, coverage } = natalSpine(found.at, factsWithoutCycles(found.at));
  const tally = untimed ? tallies.untimed : tallies.timed;
  tally.births += 1;
  tally.coverages.push(coverage);
  const size = structures.length;
  if (size === 1 || size === 2 || size === 3) tally.sizes[size] += 1;
  for (const { type } of structures) tally.kinds[type] += 1;
}

const share = (part: number, { births }: Tally) => (100 * part) / births;
const of = (kinds: readonly StructureType[], tally: Tally) =>
  share(
    kinds.reduce((sum, kind) => sum + tally.kinds[kind], 0),
    tally,
  ).toFixed(1);
process.stdout.write("kind | timed | asked | untimed | asked\n");
for (const [kinds, timed, untimed] of asked)
  process.stdout.write(
    `${kinds.join(", ")} | ${of(kinds, tallies.timed)} | ${timed} | ${of(kinds, tallies.untimed)} | ${untimed}\n`,
  );
for (const [name, tally] of Object.entries(tallies)) {
  const sorted = tally.coverages.sort((one, other) => one - other);
  const covered = sorted.filter((coverage) => coverage >= 0.6).length;
  const sizes = [1, 2, 3].map((size) => `${size}: ${share(tally.sizes[size as 1 | 2 | 3], tally).toFixed(1)}`);
  process.stdout.write(
    `${name}: ${tally.births} births, structures ${sizes.join(", ")} (asked 5, 83, 13 of all); coverage median ${(sorted[sorted.length >> 1] ?? 0).toFixed(2)}, at least .60 in ${share(covered, tally).toFixed(1)}\n`,
  );
}
