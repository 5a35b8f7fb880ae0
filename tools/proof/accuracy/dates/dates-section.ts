import { bodyNames } from "../page/body-names.ts";
import { table } from "../page/markdown-table.ts";
import type { DateFigures, MoonMoment, PassRow } from "./date-figures.ts";
import { promisedDates } from "./date-promises.ts";

const arcseconds = (value: number) => value.toFixed(4);
const seconds = (value: number) => value.toFixed(2);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const moonWords: Readonly<Record<MoonMoment, string>> = {
  lunations: "New and full moons",
  returns: "Returns of the Sun",
  progressed: "Changes of the progressed Moon",
};

function passTable(rows: readonly PassRow[]): string {
  return table(
    ["body", "passes", "arc: worst, ″", "median", "at the printed second", "time: worst, s"],
    rows.map(({ body, passes, arc, printedArc, seconds: time }) => [
      bodyNames[body].words,
      String(passes),
      arcseconds(arc.max),
      arcseconds(arc.median),
      arcseconds(printedArc),
      seconds(time),
    ]),
  );
}

/** Sections on dates: passes, stations, moons, eclipses, phases, returns; in Markdown. */
export function datesSection(dates: DateFigures): string {
  const { passes, grazing, windows, stations, stationsMissed, moons, eclipses, phases, returns, halfway } = dates;
  const samePhases = sum(phases.map(({ sameMinute }) => sameMinute));
  return `## Dates: passes over a place
A pass is the instant at which a body stands on a longitude, such as that of a natal planet. The golden instants are found from
DE440 by a search of their own: motion sampled every day of 1900–2100, turns and crossings halved to a nanosecond. What counts is
arc: how far the body really stands from the target at our instant. Promised are ${promisedDates.arc}″, for Chiron and the true node
${promisedDates.derivedArc}″. ${sum([...passes, ...grazing].map((row) => row.passes))} passes in ${windows.count} windows, ${windows.empty} of them just out of reach of a station, where nothing passes. Windows in which the
engine finds other passes than there are: **${windows.different}**.

Over random targets:

${passTable(passes)}

A date is printed to the second, and half a second of Jupiter at its fastest is ${promisedDates.halfSecond}″ by itself.

Over targets within ${promisedDates.stationWithin}″ of a station, down to ${promisedDates.nearestStation}″; there a body hardly moves, and seconds say little:

${passTable(grazing)}

## Dates: stations
${sum(stations.map((row) => row.stations))} instants at which a planet stands still in longitude. Not found, or turning the other way: **${stationsMissed}**.

${table(
  ["planet", "stations", "time: worst, s", "median", "promised, s", "arc: worst, ″"],
  stations.map(({ body, stations: count, time, promisedSeconds, arc }) => [
    bodyNames[body].words,
    String(count),
    seconds(time.max),
    seconds(time.median),
    String(promisedSeconds),
    arcseconds(arc),
  ]),
)}

## Dates: Sun and Moon
${table(
  ["moment", "count", "worst, s", "median", "promised, s"],
  moons.map(({ moment, time, promisedSeconds }) => [
    moonWords[moment],
    String(time.count),
    time.max.toFixed(3),
    time.median.toFixed(3),
    String(promisedSeconds),
  ]),
)}

A day of the progressed Moon stands for a year, so that its error counts 365 times.

**Eclipses.** All of ${eclipses.years.first}–${eclipses.years.last} in NASA's Five Millennium Catalogs (Espenak and Meeus): ${eclipses.sun} of the Sun, ${eclipses.moon} of the Moon by the umbra,
${eclipses.penumbral} by the penumbra alone, which we tell as full moons. With another date or type: **${eclipses.missed.length}**. With us alone: **${eclipses.added.length}**. The
greatest eclipse is within ${eclipses.sunSeconds.toFixed(0)} s for the Sun, where the catalog takes the axis of the shadow and we the least separation seen from the
Earth's center, and within ${eclipses.moonSeconds.toFixed(1)} s for the Moon.

**Phases of the Moon**, to the minute, of the U.S. Naval Observatory: ${samePhases} of ${sum(phases.map((row) => row.phases))} are printed with the same minute. The rest differ by one
minute. Universal Time turns with the Earth, which the list of about 2019 had to forecast or took from a formula; ours is UTC. Taking
off the seconds by which our instants come later on the whole, none is further off than the half minute of rounding.

${table(
  ["year", "phases", "same minute", "ours later, s", "rest, s"],
  phases.map((row) => [
    String(row.year),
    String(row.phases),
    String(row.sameMinute),
    row.laterSeconds.toFixed(1),
    row.restSeconds.toFixed(1),
  ]),
)}

**Returns of the Sun** beside ${returns.charts} of Swiss Ephemeris: the instant within ${returns.seconds.toFixed(2)} s, angles and cusps within ${arcseconds(returns.houses)}″ for the same
sidereal time, the Ascendant within ${returns.ascendant.toFixed(1)}″ when each also works out its own instant and its own turning of the Earth.

**The sky halfway** between two births, beside ${halfway.charts} charts of Swiss Ephemeris: the instant within ${halfway.seconds.toFixed(1)} s, ours being to the second,
the place within ${halfway.placeDeg.toFixed(5)}°, the planets within ${arcseconds(halfway.planets)}″ and the Moon, which moves half an arc-second a second, within
${arcseconds(halfway.moon)}″, angles and cusps within ${arcseconds(halfway.houses)}″ for the same sidereal time.`;
}
