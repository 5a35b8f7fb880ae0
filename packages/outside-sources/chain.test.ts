import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneAt } from "@cosmic/atlas/zone-at";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import {
  agreementTo,
  outsideSources,
  type SourceName,
  sourceNames,
} from "@cosmic/platform/environment/outside-sources";
import { openLog } from "@cosmic/platform/log/open-log";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { askSources } from "./ask-sources.ts";
import { openSources } from "./open-sources.ts";
import type { Behaviour } from "./stand-ins/behaviours.ts";
import { standInSky } from "./stand-ins/engine-sky.ts";
import { type StandIns, startStandIns } from "./stand-ins/start-stand-ins.ts";
import { readStoredSources, storeSources } from "./stored-sources.ts";

const sky = skyFromDisk();
const timeZones = timeZonesFrom(zoneHistory);
const trueSky = standInSky({ sky, timeZones, zoneAt });
const log = openLog({ level: "silent" });
const births = [
  { date: "1990-06-15", time: "14:30", place: "São Paulo, Brazil", latitude: -23.5505, longitude: -46.6333 },
  { date: "1958-01-03", time: "23:59", place: "London, United Kingdom", latitude: 51.5072, longitude: -0.1276 },
  { date: "2004-02-29", time: "00:04", place: "New York, United States", latitude: 40.7128, longitude: -74.006 },
  { date: "1975-11-20", time: null, place: "Madrid, Spain", latitude: 40.4168, longitude: -3.7038 },
].map((birth) => ({ ...birth, zone: zoneAt(birth.latitude, birth.longitude) }));
const [birth] = births;

/** Nobody's patience is tried where nothing hangs; a busy machine then changes no outcome. */
const unhurried = { primaryMs: 20_000, totalMs: 40_000 };
const seven = sourceNames;

async function chainOver({ settings }: StandIns, one = birth) {
  if (!one) throw new Error("no birth");
  const sources = openSources({ settings, log, patience: unhurried });
  const result = await askSources({ sources, sky, timeZones }, one, sources.configured.map(agreementTo));
  sources.close();
  if (!result) throw new Error("a preview was lost");
  return result;
}

async function chainWith(set: Partial<Record<SourceName, Behaviour>>) {
  for (const name of seven) standIns.set(name, set[name] ?? "answer");
  return chainOver(standIns);
}

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns(trueSky);
});
afterEach(() => {
  for (const name of seven) standIns.set(name, "answer");
});
afterAll(() => standIns.close());

test.each(births)("$place, $date: sources that tell the truth agree with us to one arc-minute", async (one) => {
  const { dataSource, apiResults } = await chainOver(standIns, one);
  expect(dataSource).toBe("space-agency");
  const outcomes = Object.fromEntries(apiResults.map(({ name, outcome }) => [name, outcome]));
  expect(outcomes).toEqual({
    "place-search": "used",
    "reverse-geocoding": "kept",
    "daily-horoscope": "kept",
    "astrology-chart": "not-needed",
    "free-planets": "not-needed",
    "space-agency": "used",
    "naval-observatory": "agrees",
  });
});

test("a place known by its coordinates alone is searched by nobody, and named by the service that names places", async () => {
  if (!birth) throw new Error("no birth");
  const { apiResults } = await chainOver(standIns, { ...birth, place: "23.55° S, 46.63° W" });
  expect(apiResults).toMatchObject([
    { name: "place-search", outcome: "not-needed", at: null },
    { name: "reverse-geocoding", outcome: "used" },
    ...seven.slice(2).map((name) => ({ name })),
  ]);
});

test("a source that lies is not used and is recorded, and the next one is", async () => {
  const result = await chainWith({
    "space-agency": "lie",
    "naval-observatory": "lie",
    "astrology-chart": "lie",
    "place-search": "lie",
  });
  expect(result.dataSource).toBe("free-planets");
  const lies = result.apiResults.filter(({ outcome }) => outcome === "disagrees");
  expect(lies.map(({ name, used }) => [name, used])).toEqual([
    ["place-search", false],
    ["astrology-chart", false],
    ["space-agency", false],
    ["naval-observatory", false],
  ]);
  for (const { disagreements } of lies) expect(disagreements.length).toBeGreaterThan(0);
  const chart = lies.find(({ name }) => name === "astrology-chart");
  expect(chart?.disagreements).toHaveLength(10);
  expect(chart?.disagreements[0]).toEqual({ what: "sun", by: 60 });
});

test("all that lie, and all that send garbage, leave the chart to our own engine", async () => {
  for (const behaviour of ["lie", "garbage"] as const) {
    const result = await chainWith(Object.fromEntries(seven.map((name) => [name, behaviour])));
    expect(result.dataSource).toBe("built-in-engine");
    expect(result.apiResults.filter(({ used, name }) => used && outsideSources[name].role !== "beside")).toEqual([]);
  }
});

test("only what was agreed to is asked, and without an agreement nothing is", async () => {
  if (!birth) throw new Error("no birth");
  const before = standIns.calls.length;
  const sources = openSources({ settings: standIns.settings, log, patience: unhurried });
  const tools = { sources, sky, timeZones };
  expect(await askSources(tools, birth, [])).toBeNull();
  expect(await askSources(tools, birth, ["free-planets@elsewhere.example", "everything"])).toBeNull();
  expect(standIns.calls).toHaveLength(before);
  const result = await askSources(tools, birth, ["free-planets@127.0.0.1"]);
  expect(result).toMatchObject({ dataSource: "free-planets", apiResults: [{ name: "free-planets" }] });
  expect(new Set(standIns.calls.slice(before).map(({ source }) => source))).toEqual(new Set(["free-planets"]));
  sources.close();
});

test("what an order keeps is read again as it was written, and holds nothing of the birth", async () => {
  const stored = storeSources(await chainOver(standIns));
  const text = JSON.stringify(stored);
  expect(readStoredSources(JSON.parse(text))).toEqual(stored?.apiResults);
  // The time of an answer may hold such digits by chance.
  expect(text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "")).not.toMatch(/1990|Paulo|Brazil|46\.6|23\.5|14:30/);
  expect(readStoredSources(null)).toEqual([]);
});
