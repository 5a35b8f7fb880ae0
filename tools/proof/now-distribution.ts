// node --import tsx tools/proof/now-distribution.ts [COUNT]: how many stories "Where you are now" has to choose from and
// shows, over random births (1930 to 2010, sixteen cities, a quarter without a time) on eight dates, compared
// with the figures the design asks for.
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { birthSky } from "@cosmic/chart/birth-sky";
import { natalChart } from "@cosmic/chart/natal-chart";
import { nowFactsUnder } from "@cosmic/chart/now/now-facts";
import type { NowFacts, NowStory } from "@cosmic/chart/now/now-shape";
import { nowSky } from "@cosmic/chart/now/now-sky";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { cityBirths } from "./city-births.ts";

const seed = 7;
const count = Number(process.argv[2] ?? 3000);
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const skies = Array.from({ length: 8 }, (_, n) =>
  nowSky(sources.sky, `${2026 + n}-${String(1 + ((n * 5) % 12)).padStart(2, "0")}-23`),
);

const asked: { readonly now: NowFacts; readonly timed: boolean }[] = [];
let next = 0;
for (const birth of cityBirths(count, seed)) {
  const found = birthSky(birth, sources);
  const chart = natalChart(birth, sources);
  const under = skies[next];
  next = (next + 1) % skies.length;
  if (!found.ok || !chart.ok || under === undefined) continue;
  const now = nowFactsUnder(under, { facts: chart.facts, birth: found.at });
  if (now !== null) asked.push({ now, timed: birth.time !== null });
}

const unitOf = ({ body, point, nature }: NowStory) => `${body} ${nature} ${point}`;
const toldOf = ({ stories }: NowFacts) => stories.filter(({ rank }) => rank !== null);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const say = (line: string) => process.stdout.write(`${line}\n`);

function tell(name: string, facts: readonly NowFacts[], figures: string): void {
  const sizes = facts.map(({ stories }) => stories.length).sort((one, other) => one - other);
  const told = facts.map(toldOf);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const five = told.filter(({ length }) => length === 5).length;
  const twice = told.filter((stories) => new Set(stories.map(unitOf)).size < stories.length).length;
  const tenses = (["past", "present", "ahead"] as const).map((tense) => {
    const times = told.map((stories) => stories.filter((story) => story.tense === tense).length);
    return `${tense} ${(times.reduce((sum, size) => sum + size, 0) / told.length).toFixed(2)}`;
  });
  say(
    `${name}: ${facts.length} births; candidates mean ${mean.toFixed(1)}, median ${sizes[sizes.length >> 1]}, p95 ${sizes[Math.floor(sizes.length * 0.95)]}; five told in ${percent(five, told.length)} ${figures}; the same unit twice in ${percent(twice, told.length)}; told ${tenses.join(", ")}`,
  );
}

const all = asked.map(({ now }) => now);
const timed = asked.filter((one) => one.timed).map(({ now }) => now);
tell("all", all, "(asked: 16 candidates, p95 20, five told in 98 %)");
tell("timed", timed, "");
tell(
  "untimed",
  asked.filter((one) => !one.timed).map(({ now }) => now),
  "",
);

const changing = (kind: "sign" | "phase" | "house") =>
  percent(
    timed.filter(({ progressedMoon }) => progressedMoon?.changes.some((change) => change.kind === kind)).length,
    timed.length,
  );
say(
  `progressed Moon: sign changes in ${changing("sign")} (asked 91), phase in ${changing("phase")} (asked 75), house in ${changing("house")}`,
);

const uses = new Map<string, number>();
for (const story of all.flatMap(toldOf)) uses.set(unitOf(story), (uses.get(unitOf(story)) ?? 0) + 1);
const total = [...uses.values()].reduce((sum, times) => sum + times, 0);
let served = 0;
let serving = 0;
for (const times of [...uses.values()].sort((one, other) => other - one)) {
  if (served >= 0.95 * total) break;
  served += times;
  serving += 1;
}
say(`units: ${uses.size} told (asked 94), ${serving} serve 95 % (asked 73)`);
say(
  `own crossings in ${percent(all.filter(({ crossings }) => crossings.length > 0).length, all.length)} of windows; two returns ahead in ${percent(all.filter(({ nextReturns }) => nextReturns.length === 2).length, all.length)}`,
);
