import type { DateFigures, PassFigures } from "../../../../apps/site/content/accuracy-date-figures.ts";
import type { Spread } from "../errors/errors.ts";
import type { PassRow, DateFigures as Worked } from "./date-figures.ts";
import { promisedDates } from "./date-promises.ts";

/** Four decimals of arc, three of time, as printed in the tables. */
const arc = (value: number) => Number(value.toFixed(4));
const seconds = (value: number) => Number(value.toFixed(3));
const times = ({ max, median }: Spread) => ({ worst: seconds(max), median: seconds(median) });
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The numbers of the site's sections on dates. */
export function publishedDates(worked: Worked): DateFigures {
  const { eclipses, phases, returns, halfway, windows } = worked;
  const years = phases.map(({ year }) => year);
  const { stationWithin, nearestStation, halfSecond } = promisedDates;
  return {
    promised: {
      direct: promisedDates.arc,
      derived: promisedDates.derivedArc,
      stationWithin,
      nearestStation,
      halfSecond,
    },
    random: worked.passes.map(passFigures),
    grazing: worked.grazing.map(passFigures),
    windows: { empty: windows.empty, different: windows.different },
    stations: worked.stations.map(({ body, stations, time, promisedSeconds }) => ({
      body,
      stations,
      seconds: times(time),
      promised: promisedSeconds,
    })),
    stationsMissed: worked.stationsMissed,
    moons: worked.moons.map(({ moment, time, promisedSeconds }) => ({
      moment,
      count: time.count,
      seconds: times(time),
      promised: promisedSeconds,
    })),
    eclipses: {
      years: eclipses.years,
      sun: eclipses.sun,
      moon: eclipses.moon,
      penumbral: eclipses.penumbral,
      missed: eclipses.missed.length,
      added: eclipses.added.length,
    },
    phases: {
      years: { count: years.length, first: Math.min(...years), last: Math.max(...years) },
      count: sum(phases.map((row) => row.phases)),
      sameMinute: sum(phases.map(({ sameMinute }) => sameMinute)),
    },
    returns: { charts: returns.charts, seconds: seconds(returns.seconds), houses: arc(returns.houses) },
    halfway: {
      charts: halfway.charts,
      planets: arc(halfway.planets),
      moon: arc(halfway.moon),
      houses: arc(halfway.houses),
    },
  };
}

function passFigures(row: PassRow): PassFigures {
  return {
    body: row.body,
    passes: row.passes,
    arc: { worst: arc(row.arc.max), median: arc(row.arc.median) },
    printedArc: arc(row.printedArc),
    seconds: seconds(row.seconds),
  };
}
