import type { Birth } from "@cosmic/chart/birth";
import { birthSky } from "@cosmic/chart/birth-sky";
import { natalChart } from "@cosmic/chart/natal-chart";
import { natalSpine } from "@cosmic/chart/spine/natal-spine";
import type { Structure } from "@cosmic/chart/spine/spine";
import { spineWheel } from "@cosmic/drawings/spine/spine-wheel";
import { sources } from "./sheet-births.ts";
import type { Sheet } from "./sheet-page.ts";
import { aspectNames } from "./sheet-words.ts";

const at = (latitude: number, longitude: number, zone: string) => ({ latitude, longitude, zone });
/** The births that the design of the second edition names, and rarer structures. */
const births: Readonly<Record<string, Readonly<Record<string, Birth>>>> = {
  timed: {
    Frida: { date: "1907-07-06", time: "08:30", ...at(19.35, -99.1617, "America/Mexico_City") },
    Ingrid: { date: "1988-12-21", time: "02:14", ...at(69.6496, 18.956, "Europe/Oslo") },
    Mei: { date: "1999-09-09", time: "21:45", ...at(1.2897, 103.8501, "Asia/Singapore") },
    Carla: { date: "1990-06-15", time: "14:30", ...at(-23.5505, -46.6333, "America/Sao_Paulo") },
  },
  kinds: {
    "a final dispositor": { date: "1933-06-03", time: "01:20", ...at(-29, 0, "UTC") },
    "a reception": { date: "1953-11-08", time: "01:52", ...at(19, 0, "UTC") },
    "a ring and a trine": { date: "1960-04-23", time: "20:33", ...at(-30, 0, "UTC") },
    "a yod": { date: "1970-11-11", time: "21:27", ...at(-16, 0, "UTC") },
    "a cross": { date: "1963-05-09", time: "11:28", ...at(0, 0, "UTC") },
    "a rectangle": { date: "1990-06-11", time: "02:13", ...at(14, 0, "UTC") },
    "one alone": { date: "2000-12-27", time: "13:02", ...at(20, 0, "UTC") },
    "a phase": { date: "2003-01-28", time: "04:59", ...at(-44, 0, "UTC") },
    "a crowded house": { date: "2008-08-20", time: "07:55", ...at(0, 0, "UTC") },
    "a close aspect": { date: "2008-12-09", time: null, ...at(-18, 0, "UTC") },
  },
  untimed: { Ruth: { date: "1973-11-04", time: null, ...at(53.4809, -2.2374, "Europe/London") } },
};

const named = ({ type, core }: Structure) => `${type.replaceAll("-", " ")}: ${core.join(", ")}.`;

const signs = {
  ...{ road: "To the ruler of its sign", bracket: "Stand together", engraved: "Where they crowd" },
  ...{ half: "Alone in this half", glory: "What the rest leans on", phase: "From Sun to Moon" },
  ...{ attached: "Attached", outside: "Apart", moonRange: "Where the Moon may stand" },
};

/** The spine of one birth, wide and compact. */
export function spineDrawings(birth: Birth) {
  const found = birthSky(birth, sources);
  const chart = natalChart(birth, sources);
  if (!found.ok || !chart.ok) throw new Error(`no chart of ${birth.date}`);
  const spine = natalSpine(found.at, chart.facts);
  const description = spine.structures.map(named);
  const words = { title: "What holds this chart", description, aspects: aspectNames, signs };
  const known = { spine, facts: chart.facts };
  return { spine, wide: spineWheel(known, words), compact: spineWheel(known, words, "compact") };
}

/** The spines of births with and without a time. */
export function spineSheets(): readonly Sheet[] {
  return Object.entries(births).map(([name, group]) => ({
    name: `spine-${name}`,
    drawings: Object.entries(group).map(([person, birth]) => {
      const { wide, compact } = spineDrawings(birth);
      return { label: `spine of ${person}`, wide: { drawing: wide, width: 640 }, compact: [compact] };
    }),
  }));
}
