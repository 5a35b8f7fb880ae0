// Plain English for contact sheets alone: what the product prints is in the messages and the library.

import type { YearSign } from "@cosmic/drawings/year/line/year-key";

export const aspectNames = {
  conjunction: "Conjunction",
  opposition: "Opposition",
  trine: "Trine",
  square: "Square",
  sextile: "Sextile",
  quincunx: "Quincunx",
} as const;

export const houseNames = [
  "Self",
  "Means",
  "Speech",
  "Home",
  "Play",
  "Work",
  "Partnership",
  "Depth",
  "Horizon",
  "Calling",
  "Friends",
  "Retreat",
];

export const strandTexts = {
  strands: {
    home: "Being at home",
    talk: "Talking",
    spark: "Spark",
    staying: "Staying",
    widening: "Widening",
    standing: "Standing in the world",
  },
  states: { little: "little", holds: "mostly holds", rubs: "mostly rubs", much: "much of both", both: "both" },
  rubs: "what rubs",
  holds: "what holds",
  half: "Half of all pairs end here",
  share: "71: more than in 71 of 100 pairs. How much, not how good",
} as const;

export const yearSignTexts: Readonly<Record<YearSign, string>> = {
  inOrb: "Within 1°",
  direct: "Exact",
  retrograde: "Exact, retrograde",
  stay: "Within that day’s arc",
  station: "Stands still",
  leeway: "Five minutes of birth time",
  newMoon: "New moon",
  fullMoon: "Full moon",
  eclipseSeen: "Eclipse, seen",
  eclipseUnseen: "Eclipse, not seen",
  birthday: "Your birthday",
  today: "Today",
};

const english = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
const dayFormat = english({ day: "numeric", month: "short", year: "numeric" });
const monthFormat = english({ month: "short" });
const longMonth = english({ month: "long", year: "numeric" });

export const dateText = (instant: string) => dayFormat.format(Date.parse(instant));
export const monthText = (month: string) => monthFormat.format(Date.parse(`${month}-15`));
export const longMonthText = (month: string) => longMonth.format(Date.parse(`${month}-15`));
/** Day of the month in Madrid, in whose zone all the sheets' years run, within an hour. */
export const dayNumber = (instant: string) => new Date(Date.parse(instant) + 3_600_000).getUTCDate();
