// Prints town search measurements on this machine as one line of JSON:
//   node --import tsx tools/data/gazetteer/measure.ts
import { statSync } from "node:fs";
import { placesFromDisk } from "@cosmic/atlas/places/places-from-disk";
import { placeQueries, suggestions } from "../../../bench/contenders/places/place-queries.ts";

const bytesPerMegabyte = 1e6;
const microsecondsPerMillisecond = 1000;
const file = new URL("../../../packages/atlas/places/gazetteer.br", import.meta.url);

const started = performance.now();
const cpuBefore = process.cpuUsage();
const opening = await placesFromDisk();
const readyMilliseconds = Math.round(performance.now() - started);
const { user, system } = process.cpuUsage(cpuBefore);
const readyCpuMilliseconds = Math.round((user + system) / microsecondsPerMillisecond);
if (!opening.ok) throw new Error(`the gazetteer is ${opening.reason}`);
const { search, about } = opening;

const ask = (text: string): number => {
  const from = performance.now();
  search.named({ text, limit: suggestions, locale: "en-us" });
  return performance.now() - from;
};
const queries = placeQueries();
const rising = (times: readonly number[]): readonly number[] => times.toSorted((a, b) => a - b);
const first = queries.map(ask);
const second = queries.map(ask);
// Other load on the machine seldom slows down the same query three times.
const undisturbed = queries.map((text, at) => Math.min(first[at] ?? 0, second[at] ?? 0, ask(text)));
const share = (times: readonly number[], part: number): number =>
  Number((times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(3));
const spread = (times: readonly number[]) => ({
  p50: share(times, 0.5),
  p99: share(times, 0.99),
  most: share(times, 1),
});

const figures = {
  ...{
    places: about.places,
    fileMegabytes: statSync(file).size / bytesPerMegabyte,
    readyMilliseconds,
    readyCpuMilliseconds,
  },
  ...{
    queries: queries.length,
    firstMilliseconds: spread(rising(first)),
    undisturbedMilliseconds: spread(rising(undisturbed)),
  },
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
