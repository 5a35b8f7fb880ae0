import type { AccuracyFigures } from "../../../content/accuracy-figures.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { Numerals } from "../numerals.ts";
import { Sheet } from "../sheet.tsx";
import { MoonsTable, PassesTable, StationsTable } from "./date-tables.tsx";

interface SectionProps {
  readonly figures: AccuracyFigures;
  readonly numerals: Numerals;
}

/** Passes of the slow bodies over a place. */
export function Passes({ figures: { dates, randomSpan }, numerals }: SectionProps) {
  const { promised, windows } = dates;
  const { count, roundArcseconds } = numerals;
  const passes = [...dates.random, ...dates.grazing].reduce((sum, row) => sum + row.passes, 0);
  const text = (
    <>
      <p>
        {m.accuracy_dates_passes_text({
          passes: count(passes),
          ...randomSpan,
          direct: roundArcseconds(promised.direct),
          derived: roundArcseconds(promised.derived),
        })}
      </p>
      <p>
        {m.accuracy_dates_passes_beside({
          near: roundArcseconds(promised.stationWithin),
          nearest: roundArcseconds(promised.nearestStation),
        })}
      </p>
      <p>{m.accuracy_dates_passes_windows({ empty: count(windows.empty), different: count(windows.different) })}</p>
      <p>{m.accuracy_dates_passes_printed({ half: roundArcseconds(promised.halfSecond) })}</p>
    </>
  );
  return (
    <Sheet id="passes" title={m.accuracy_dates_passes_title()} text={text}>
      <PassesTable dates={dates} numerals={numerals} />
    </Sheet>
  );
}

export function Stations({ figures: { dates }, numerals }: SectionProps) {
  const text = <p>{m.accuracy_dates_stations_text({ missed: numerals.count(dates.stationsMissed) })}</p>;
  return (
    <Sheet id="stations" title={m.accuracy_dates_stations_title()} text={text}>
      <StationsTable dates={dates} numerals={numerals} />
    </Sheet>
  );
}

export function Moons({ figures: { dates }, numerals }: SectionProps) {
  const { charts, seconds, houses } = dates.returns;
  const { halfway } = dates;
  const text = (
    <>
      <p>{m.accuracy_dates_moons_text()}</p>
      <p>
        {m.accuracy_dates_moons_swiss({
          charts: numerals.count(charts),
          seconds: numerals.seconds(seconds),
          houses: numerals.arcseconds(houses),
        })}
      </p>
      <p>
        {m.accuracy_dates_moons_halfway({
          charts: numerals.count(halfway.charts),
          planets: numerals.moved(halfway.planets),
          moon: numerals.moved(halfway.moon),
          houses: numerals.arcseconds(halfway.houses),
        })}
      </p>
    </>
  );
  return (
    <Sheet id="moons" title={m.accuracy_dates_moons_title()} text={text}>
      <MoonsTable dates={dates} numerals={numerals} />
    </Sheet>
  );
}

/** Counts against NASA's catalogs and the naval observatory's list. */
export function Eclipses({ figures: { dates }, numerals: { count } }: SectionProps) {
  const { eclipses, phases } = dates;
  const { years } = phases;
  const text = (
    <>
      <p>{m.accuracy_dates_eclipses_text({ ...eclipses.years, penumbral: count(eclipses.penumbral) })}</p>
      <p>{m.accuracy_dates_eclipses_phases()}</p>
    </>
  );
  const rows = [
    [m.accuracy_dates_eclipses_sun(), eclipses.sun],
    [m.accuracy_dates_eclipses_moon(), eclipses.moon],
    [m.accuracy_dates_eclipses_missed(), eclipses.missed],
    [m.accuracy_dates_eclipses_added(), eclipses.added],
    [m.accuracy_dates_phases_count({ years: count(years.count), first: years.first, last: years.last }), phases.count],
    [m.accuracy_dates_phases_same(), phases.sameMinute],
    [m.accuracy_dates_phases_next(), phases.count - phases.sameMinute],
  ] as const;
  return (
    <Sheet id="eclipses" title={m.accuracy_dates_eclipses_title()} text={text}>
      <dl className="facts num">
        {rows.map(([words, number]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{count(number)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
