import type { Birth } from "@cosmic/chart/birth";
import { birthSky } from "@cosmic/chart/birth-sky";
import { natalChart } from "@cosmic/chart/natal-chart";
import { nowCurve } from "@cosmic/chart/now/now-curves";
import { nowFactsUnder } from "@cosmic/chart/now/now-facts";
import type { NowStory } from "@cosmic/chart/now/now-shape";
import { nowSky } from "@cosmic/chart/now/now-sky";
import { moonCells, yearCells } from "@cosmic/drawings/now/line/now-bands-of";
import { type NowLineWords, nowLine } from "@cosmic/drawings/now/now-line";
import { sources } from "./sheet-births.ts";
import type { Sheet } from "./sheet-page.ts";
import { dateText, monthText } from "./sheet-words.ts";

const asOf = "2026-11-23";
const births: Readonly<Record<string, Birth>> = {
  timed: { date: "1990-06-15", time: "14:30", latitude: -23.5505, longitude: -46.6333, zone: "America/Sao_Paulo" },
  crowded: { date: "1988-12-21", time: "02:14", latitude: 69.6496, longitude: 18.956, zone: "Europe/Oslo" },
  untimed: { date: "1973-11-04", time: null, latitude: 53.4809, longitude: -2.2374, zone: "Europe/London" },
};

const upper = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const verbs: Readonly<Record<string, string>> = { conjunction: "on", square: "across", opposition: "facing" };
const points: Readonly<Record<string, string>> = {
  ...{ ascendant: "Ascendant", descendant: "Descendant", midheaven: "Midheaven", imumCoeli: "lowest heaven" },
};
const ordinals = [
  "First",
  "Second",
  "Third",
  "Fourth",
  "Fifth",
  "Sixth",
  "Seventh",
  "Eighth",
  "Ninth",
  "Tenth",
  "Eleventh",
  "Twelfth",
];

const words: NowLineWords<NowStory> = {
  title: "Three years",
  asOf: { wide: "23 November 2026", compact: "23 Nov" },
  month: (month) => monthText(`2027-${String(month).padStart(2, "0")}`),
  date: (instant) => dateText(instant).slice(0, -5),
  name: ({ body, aspect, point }) => `${upper(body)} ${verbs[aspect]} your ${points[point] ?? upper(point)}`,
  course: ({ passes }) => {
    const behind = passes.filter(({ at }) => at <= asOf).length;
    return passes.length === 1
      ? "Once"
      : behind === 0
        ? `${passes.length} times, all ahead`
        : `${behind} of ${passes.length} behind you`;
  },
  axisEnds: { descendant: "DC", imumCoeli: "IC" },
  signs: {
    ...{ direct: "Exact, moving forwards", retrograde: "Exact, moving backwards", stay: "Within that day’s arc" },
    ...{ inOrb: "Within one degree", station: "Stands still", way: "Its way past the place" },
  },
  moonName: "Progressed Moon",
  yearName: "Year of the house",
  moon: ({ sign }) => `In ${sign}`,
  year: ({ house, ruler }) => `${ordinals[house - 1]} house, ${upper(ruler)}`,
  story: ({ id, passes }) => `${id}: ${passes.map(({ at }) => dateText(at)).join(", ")}.`,
};

/** The line of three years for births with and without a time. */
export function nowSheets(): readonly Sheet[] {
  const sky = nowSky(sources.sky, asOf);
  return Object.entries(births).map(([name, birth]) => {
    const found = birthSky(birth, sources);
    const chart = natalChart(birth, sources);
    if (!found.ok || !chart.ok) throw new Error(`no chart of ${name}`);
    const now = nowFactsUnder(sky, { facts: chart.facts, birth: found.at });
    if (now === null) throw new Error(`no facts of ${name}`);
    const stories = now.stories.filter(({ rank }) => rank !== null);
    const facts = {
      ...{ asOf, window: now.window, stories, curves: stories.map((story) => nowCurve(sky, story)) },
      ...{ moon: moonCells(now), years: yearCells(now) },
    };
    return {
      name: `now-${name}`,
      drawings: [
        {
          label: "line of three years",
          wide: { drawing: nowLine(facts, words), width: 1000 },
          compact: [nowLine(facts, words, "compact")],
        },
      ],
    };
  });
}
