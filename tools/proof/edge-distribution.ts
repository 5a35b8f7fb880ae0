// node --import tsx tools/proof/edge-distribution.ts [COUNT]: how many boundaries random births (those of
// spine-distribution.ts) have within five minutes and within the error assumed of their time, and what holds all day
// without a time, compared with the shares the design asks for.
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { birthSky } from "@cosmic/chart/birth-sky";
import { errorEnds } from "@cosmic/chart/edges/counterfactual";
import { dayCertainties } from "@cosmic/chart/edges/day-certainties";
import type { Edge, EdgeKind } from "@cosmic/chart/edges/edge";
import { edgeKinds } from "@cosmic/chart/edges/edge";
import { findEdges } from "@cosmic/chart/edges/find-edges";
import { notedEdges } from "@cosmic/chart/edges/noted-edges";
import { factsWithoutCycles } from "@cosmic/chart/natal-chart";
import { required } from "@cosmic/chart/required";
import { natalSpine } from "@cosmic/chart/spine/natal-spine";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { cityBirths } from "./city-births.ts";

const seed = 7;
const count = Number(process.argv[2] ?? 3000);
/** The boundaries the design counts: those a reader would call another chart. */
const counted: readonly EdgeKind[] = [
  ...(["rising-sign", "midheaven-sign", "planet-sign", "sect", "light-house", "planet-house"] as const),
];

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const withinFive: (readonly Edge[])[] = [];
const assumed: (readonly Edge[])[] = [];
const untimed = { births: 0, twoMoons: 0, phase: 0 };
for (const birth of cityBirths(count, seed)) {
  const found = birthSky(birth, sources);
  // A time that the clocks skipped or showed twice.
  if (!found.ok) continue;
  const facts = factsWithoutCycles(found.at);
  const day = dayCertainties(found.at, facts);
  if (day === null) {
    const input = { at: found.at, facts, spine: natalSpine(found.at, facts) };
    withinFive.push(findEdges({ ...input, ends: required(errorEnds(found.at, 5), "the ends of five minutes") }));
    assumed.push(findEdges({ ...input, ends: required(errorEnds(found.at), "the ends of the error") }));
  } else {
    untimed.births += 1;
    if (day.moonSigns.length > 1) untimed.twoMoons += 1;
    if (day.phase !== null) untimed.phase += 1;
  }
}

const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1);
const quantile = (numbers: readonly number[], share: number) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(share * (numbers.length - 1))] ?? 0;
const report = (name: string, lists: readonly (readonly Edge[])[]) => {
  const sizes = lists.map(({ length }) => length);
  const none = sizes.filter((size) => size === 0).length;
  process.stdout.write(
    `${name}: median ${quantile(sizes, 0.5)}, p95 ${quantile(sizes, 0.95)}, none in ${percent(none, sizes.length)} %\n`,
  );
};
const main = withinFive.map((edges) => edges.filter(({ kind }) => counted.includes(kind)));
process.stdout.write(`${withinFive.length} births with a time\n`);
report("signs, sect and houses of planets within 5 minutes (asked: median 1, p95 3, none in 35 %)", main);
report("every kind within 5 minutes", withinFive);
report("every kind within the error assumed of the time", assumed);
report("notes", assumed.map(notedEdges));
process.stdout.write("kind | births with one within 5 minutes, % | asked\n");
for (const kind of edgeKinds) {
  const having = withinFive.filter((edges) => edges.some((edge) => edge.kind === kind)).length;
  const asked = kind === "rising-sign" ? "10" : "";
  process.stdout.write(`${kind} | ${percent(having, withinFive.length)} | ${asked}\n`);
}
process.stdout.write(
  `${untimed.births} without: two Moons ${percent(untimed.twoMoons, untimed.births)} % (asked 42), phase certain ${percent(untimed.phase, untimed.births)} % (asked 72)\n`,
);
