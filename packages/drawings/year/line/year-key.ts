import type { LegendEntry } from "../../book/legend.ts";
import type { Mark } from "../../drawing.ts";
import { circleMark } from "../../geometry/marks.ts";
import type { Point } from "../../geometry/polar.ts";
import type { YearLineFacts } from "./line-facts.ts";
import { birthdayMark, moonMarks, todayMark } from "./year-head.ts";
import { bracketSample, diamondMark, railSample } from "./year-lanes.ts";

/** What the legend explains. */
export const yearSigns = [
  "inOrb",
  "direct",
  "retrograde",
  "stay",
  "station",
  "leeway",
  "newMoon",
  "fullMoon",
  "eclipseSeen",
  "eclipseUnseen",
  "birthday",
  "today",
] as const;
export type YearSign = (typeof yearSigns)[number];

const diamond = { half: 6.5, stretch: 0, form: "wide" } as const;
const samples: Readonly<Record<YearSign, (at: Point) => readonly Mark[]>> = {
  inOrb: (at) => [railSample(at)],
  direct: (at) => [diamondMark(at, { ...diamond, direct: true })],
  retrograde: (at) => [diamondMark(at, { ...diamond, direct: false })],
  stay: (at) => [diamondMark(at, { ...diamond, stretch: 6, direct: true })],
  station: (at) => [circleMark({ ...at, r: 4.6 }, { fill: "ground", stroke: "ink", width: 1.4 })],
  leeway: (at) => [bracketSample(at)],
  newMoon: (at) => moonMarks({ kind: "new", eclipse: null }, at, 15),
  fullMoon: (at) => moonMarks({ kind: "full", eclipse: null }, at, 15),
  eclipseSeen: (at) => moonMarks({ kind: "new", eclipse: { seen: true } }, at, 13),
  eclipseUnseen: (at) => moonMarks({ kind: "new", eclipse: { seen: false } }, at, 13),
  birthday: (at) => [birthdayMark(at)],
  today: (at) => [todayMark(at)],
};

/** Entries for the signs that occur. */
export function yearKey(
  { stories, lunations, returns, window }: YearLineFacts,
  today: string | null,
  labels: Readonly<Record<YearSign, string>>,
): readonly LegendEntry[] {
  const chosen = stories.filter(({ rank }) => rank !== null);
  const passes = chosen.flatMap((story) => story.passes);
  const within = (at: string) => Date.parse(at) >= Date.parse(window.from) && Date.parse(at) < Date.parse(window.to);
  const occurs: Readonly<Record<YearSign, boolean>> = {
    inOrb: chosen.length > 0,
    direct: passes.some(({ direct, stay }) => direct && stay === null),
    retrograde: passes.some(({ direct }) => !direct),
    stay: passes.some(({ stay }) => stay !== null),
    station: chosen.length > 0,
    leeway: passes.some(({ leeway }) => leeway !== null),
    newMoon: true,
    fullMoon: true,
    eclipseSeen: lunations.some(({ eclipse }) => eclipse?.seen === true),
    eclipseUnseen: lunations.some(({ eclipse }) => eclipse?.seen === false),
    birthday: returns.some(({ at }) => within(at)),
    today: today !== null && within(today),
  };
  return yearSigns.filter((sign) => occurs[sign]).map((sign) => ({ label: labels[sign], sample: samples[sign] }));
}
