// node --import tsx tools/proof/spine-distribution.ts [COUNT]: how often each kind of structure stands in the spines of
// random births (1930 to 2010, sixteen cities, a quarter without a time), compared with the shares the design asks for.
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { birthSky } from "@cosmic/chart/birth-sky";
import { factsWithoutCycles } from "@cosmic/chart/natal-chart";
import { natalSpine } from "@cosmic/chart/spine/natal-spine";
import { type StructureType, structureTypes } from "@cosmic/chart/spine/spine";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { cityBirths } from "./city-births.ts";

const seed = 7;
const count = Number(process.argv[2] ?? 3000);

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
for (const birth of cityBirths(count, seed)) {
  const found = birthSky(birth, sources);
  // A time that the clocks skipped or showed twice.
  if (!found.ok) continue;
  const { structures, coverage } = natalSpine(found.at, factsWithoutCycles(found.at));
  const tally = birth.time === null ? tallies.untimed : tallies.timed;
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
