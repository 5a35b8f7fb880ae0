import type { Birth } from "@cosmic/chart/birth";
import { type ChartSources, natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import type { ChainResult } from "./chain.ts";
import { judgeBy } from "./judge/judge-source.ts";
import type { Sources } from "./open-sources.ts";

const noon = "12:00";
/** Length of `HH:MM`. */
const clockLength = 5;

/** Coordinates contain no word: `23.55° S 46.63° W`. */
const isNamed = (place: string): boolean => /\p{L}{2}/u.test(place);

/** Asks the outside sources a visitor agreed to about a birth; our own engine has computed its chart before. Null: the
 * birth has no chart, or none of the sources agreed to is set. */
export async function askSources(
  { sources, sky, timeZones }: { readonly sources: Sources } & ChartSources,
  birth: Birth,
  agreed: readonly string[],
): Promise<ChainResult | null> {
  if (sources.agreedOf(agreed).length === 0) return null;
  const chart = natalChartWithoutCycles(birth, { sky, timeZones });
  if (!chart.ok) return null;
  const { facts } = chart;
  const { latitude: latitudeDeg, longitude: longitudeDeg } = birth;
  const question = {
    placeText: isNamed(birth.place ?? "") ? (birth.place ?? "") : "",
    ...{ latitudeDeg, longitudeDeg },
    date: birth.date,
    time: birth.time?.slice(0, clockLength) ?? noon,
    instant: facts.instant,
    sunSign: facts.planets.sun.sign,
  };
  return sources.ask(question, { agreed, judge: judgeBy({ facts, latitudeDeg, longitudeDeg, sky }) });
}
