// Checks the years of random births against a daily scan of the sky, and the properties that years promise:
//   npx tsx tools/proof/golden-chart/scan-years.ts [births] [seed]
// Counts on stdout; exit 1 when a story or pass is missing, made up, or a property does not hold.

import { civilTimeAt } from "@cosmic/atlas/civil-time";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import { computeYear } from "@cosmic/chart/year/compute-year";
import { yearWindow } from "@cosmic/chart/year/window";
import type { YearFacts } from "@cosmic/chart/year/year-facts";
import { type YearSky, yearSky } from "@cosmic/chart/year/year-sky";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { randomBirths } from "./random-births.ts";
import { dailyScan } from "./scan-days.ts";

const howMany = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 1);
/** Births that share one window. */
const perWindow = 500;
/** Every so many births are also asked for five minutes later, and with the window cut in two. */
const propertyEvery = 10;
const firstDay = Date.UTC(2026, 11, 1) / 1000;
const daySeconds = 86_400;
/** A pass of the same direction further off than this is another. */
const leewaySeconds = 200 * daySeconds;
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

const counts = {
  births: 0,
  stories: 0,
  passes: 0,
  missing: 0,
  extra: 0,
  leeways: 0,
  leewaysAstray: 0,
  cut: 0,
  cutAstray: 0,
};
const examples: string[] = [];
const fault = (kind: "missing" | "extra" | "leewaysAstray" | "cutAstray", sentence: string) => {
  counts[kind] += 1;
  if (examples.length < 20) examples.push(`${kind}: ${sentence}`);
};

const skyFrom = (unixSeconds: number): YearSky =>
  yearSky(sources.sky, yearWindow(civilTimeAt(unixSeconds), { zone: "UTC", longitude: 0 }, sources.timeZones));

interface Asked {
  readonly unixSeconds: number;
  readonly latitude: number;
  readonly longitude: number;
}

function yearOf(year: YearSky, { unixSeconds, latitude, longitude }: Asked): YearFacts {
  const utc = new Date(unixSeconds * 1000).toISOString();
  const birth = { date: utc.slice(0, 10), time: null, utc, latitude, longitude, zone: "UTC" };
  const found = computeYear(year, { birth, place: null }, sources);
  if (!found.ok) throw new Error(`${found.problem.message} ${utc}`);
  return found.facts;
}

/** Instants of passes with their stories, within a stretch. */
function passesIn({ stories }: YearFacts, from: string, to: string): readonly string[] {
  return stories
    .flatMap(({ id, passes }) => passes.map(({ at }) => `${at} ${id}`))
    .filter((pass) => pass >= from && pass < to)
    .toSorted();
}

const births = [...randomBirths({ howMany, seed, years: [1930, 2026], furthestLatitudeDeg: 90 })];
for (let first = 0; first < births.length; first += perWindow) {
  // Windows begin on days spread over eighty years.
  const fromUnix = firstDay + Math.floor((first / perWindow) * 1461.3) * daySeconds;
  const year = skyFrom(fromUnix);
  const later = skyFrom(fromUnix + 170 * daySeconds);
  const scan = dailyScan(year);
  for (const [index, birth] of births.slice(first, first + perWindow).entries()) {
    const facts = yearOf(year, birth);
    counts.births += 1;
    counts.stories += facts.stories.length;
    const utc = new Date(birth.unixSeconds * 1000).toISOString();
    const natal = natalChartWithoutCycles(
      { date: utc.slice(0, 10), time: null, utc, latitude: birth.latitude, longitude: birth.longitude, zone: "UTC" },
      sources,
    );
    if (!natal.ok) throw new Error(natal.problem.message);
    const found = scan(natal.facts, facts.stories);
    counts.passes += found.passes;
    for (const sentence of found.missing) fault("missing", `${utc} ${sentence}`);
    for (const sentence of found.extra) fault("extra", `${utc} ${sentence}`);
    if (index % propertyEvery !== 0) continue;
    checkLeeways(facts, yearOf(year, { ...birth, unixSeconds: birth.unixSeconds + 300 }), utc);
    checkCut(facts, yearOf(later, birth), utc);
  }
  console.error(`${Math.min(first + perWindow, births.length)} births`);
}

/** A birth five minutes later has the passes that the leeway says. */
function checkLeeways(facts: YearFacts, other: YearFacts, utc: string): void {
  for (const story of facts.stories) {
    const same = other.stories.find(({ id }) => id === story.id);
    // Of a story that is of another year for the other birth, or cut by the search, nothing can be asked.
    if (same === undefined || same.clipped || story.clipped) continue;
    for (const { at, direct, leeway } of story.passes) {
      if (leeway === null) continue;
      counts.leeways += 1;
      const said = leeway.later;
      const candidates = same.passes.filter(
        (pass) => pass.direct === direct && secondsApart(pass.at, at) < leewaySeconds,
      );
      const isRight =
        said === null ? candidates.length === 0 : candidates.some((pass) => secondsApart(pass.at, said) <= 1);
      if (!isRight) fault("leewaysAstray", `${utc} ${story.id} ${at} → ${said}`);
    }
  }
}

function secondsApart(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 1000;
}

/** The second part of a year has the same passes as the year. */
function checkCut(facts: YearFacts, second: YearFacts, utc: string): void {
  const { from } = second.window;
  const { to } = facts.window;
  const [whole, part] = [passesIn(facts, from, to), passesIn(second, from, to)];
  counts.cut += whole.length;
  if (JSON.stringify(whole) !== JSON.stringify(part)) {
    const odd = [...whole.filter((one) => !part.includes(one)), ...part.filter((one) => !whole.includes(one))];
    fault("cutAstray", `${utc} ${odd.slice(0, 4).join(", ")}`);
  }
}

console.log(JSON.stringify(counts));
for (const example of examples) console.error(example);
if (counts.missing + counts.extra + counts.leewaysAstray + counts.cutAstray > 0) process.exitCode = 1;
