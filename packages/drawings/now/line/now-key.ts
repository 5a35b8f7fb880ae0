import type { LegendEntry } from "../../book/legend.ts";
import type { Mark } from "../../drawing.ts";
import { circleMark, pathMark } from "../../geometry/marks.ts";
import { type Point, round } from "../../geometry/polar.ts";
import { diamondMark } from "../../year/line/year-lanes.ts";
import type { NowLineFacts } from "./now-line-facts.ts";

/** What the legend explains. */
const nowSigns = ["direct", "retrograde", "stay", "inOrb", "station", "way"] as const;
export type NowSign = (typeof nowSigns)[number];

/** A stay from here on is longer than its diamond. */
const drawnOutMs = 18 * 86_400_000;

const diamond = { half: 6, stretch: 0, form: "wide" } as const;
const samples: Readonly<Record<NowSign, (at: Point) => readonly Mark[]>> = {
  direct: (at) => [diamondMark(at, { ...diamond, direct: true })],
  retrograde: (at) => [diamondMark(at, { ...diamond, direct: false })],
  stay: (at) => [diamondMark(at, { ...diamond, stretch: 6, direct: true })],
  inOrb: ({ x, y }) => [
    pathMark(`M${round(x - 9)} ${round(y - 5)}h18v10h-18Z`, { stroke: "ink", width: 1, fill: "ground" }),
  ],
  station: (at) => [circleMark({ ...at, r: 4.2 }, { fill: "ground", stroke: "ink", width: 1.4 })],
  way: ({ x, y }) => [pathMark(`M${round(x - 9)} ${round(y + 6)}q6 -12 18 -11`, { stroke: "ink", width: 1.5 })],
};

/** Entries for the signs that occur. */
export function nowKey(
  { stories, curves, window }: NowLineFacts,
  labels: Readonly<Record<NowSign, string>>,
): readonly LegendEntry[] {
  const passes = stories.flatMap((story) => story.passes).filter(({ at }) => at >= window.from && at < window.to);
  const occurs: Readonly<Record<NowSign, boolean>> = {
    direct: passes.some(({ direct }) => direct),
    retrograde: passes.some(({ direct }) => !direct),
    stay: passes.some(({ stay }) => stay !== null && Date.parse(stay.to) - Date.parse(stay.from) > drawnOutMs),
    inOrb: stories.length > 0,
    station: curves.some(({ stations }) => stations.length > 0),
    way: curves.length > 0,
  };
  return nowSigns.filter((sign) => occurs[sign]).map((sign) => ({ label: labels[sign], sample: samples[sign] }));
}
