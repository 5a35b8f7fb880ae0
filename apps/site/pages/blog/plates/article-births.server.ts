import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import type { Facts } from "@cosmic/chart/facts";
import { natalChart } from "@cosmic/chart/natal-chart";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { samplePerson } from "../../../features/samples/sample-person.ts";

/** The births used as examples in the articles. */
export const articleBirths = {
  sample: samplePerson,
  /** Born the day after the sample person, with no time on the certificate. */
  nextDay: { ...samplePerson, date: "1990-06-16", time: null },
  /** The second chart in the article on two charts. */
  london: { date: "1987-09-12", time: "07:25", latitude: 51.5074, longitude: -0.1278, zone: "Europe/London" },
} as const satisfies Readonly<Record<string, Birth>>;

export type ArticleBirth = keyof typeof articleBirths;

const known = new Map<ArticleBirth, Facts>();

/** The chart of one of these births, computed on first use. */
export function articleFacts(name: ArticleBirth): Facts {
  const facts = known.get(name) ?? factsOf(articleBirths[name]);
  known.set(name, facts);
  return facts;
}

function factsOf(birth: Birth): Facts {
  const chart = natalChart(birth, { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) });
  if (!chart.ok) throw new Error(`a birth of an article cannot be read: ${chart.problem.message}`);
  return chart.facts;
}
