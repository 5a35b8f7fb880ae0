import { type Column, DataTable } from "../../../components/text/data-table.tsx";
import type { DateFigures, MoonMoment, PassFigures } from "../../../content/accuracy-date-figures.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { Numerals } from "../numerals.ts";
import { BodyTable, type NumberColumn } from "./body-table.tsx";

interface TableProps {
  readonly dates: DateFigures;
  readonly numerals: Numerals;
}

const secondsPerMinute = 60;

/** One row per body: its passes over random places, and those beside a station. */
export function PassesTable({ dates, numerals }: TableProps) {
  const beside = (row: PassFigures) => dates.grazing.find(({ body }) => body === row.body);
  const random = m.accuracy_dates_passes_random();
  const station = m.accuracy_dates_passes_station();
  const columns: readonly NumberColumn<PassFigures>[] = [
    {
      key: "passes",
      group: random,
      head: m.accuracy_dates_passes_count(),
      text: ({ passes }) => numerals.count(passes),
    },
    { key: "worst", group: random, head: m.accuracy_worst(), text: ({ arc }) => numerals.error(arc.worst) },
    { key: "median", group: random, head: m.accuracy_median(), text: ({ arc }) => numerals.error(arc.median) },
    {
      key: "printed",
      group: random,
      head: m.accuracy_dates_passes_at_second(),
      text: ({ printedArc }) => numerals.error(printedArc),
    },
    {
      key: "station-passes",
      group: station,
      head: m.accuracy_dates_passes_count(),
      text: (row) => textOf(beside(row)?.passes, numerals.count),
    },
    {
      key: "station-worst",
      group: station,
      head: m.accuracy_worst(),
      text: (row) => textOf(beside(row)?.arc.worst, numerals.error),
    },
    {
      key: "station-minutes",
      group: station,
      head: m.accuracy_dates_passes_minutes(),
      text: (row) => textOf(beside(row)?.seconds, (seconds) => numerals.seconds(seconds / secondsPerMinute)),
    },
  ];
  return <BodyTable caption={m.accuracy_dates_passes_caption()} columns={columns} rows={dates.random} />;
}

const textOf = (value: number | undefined, text: (value: number) => string) =>
  value === undefined ? null : text(value);

type StationRow = DateFigures["stations"][number];

/** One row per planet. */
export function StationsTable({ dates, numerals }: TableProps) {
  const column = (key: string, head: string, text: (row: StationRow) => string): NumberColumn<StationRow> => ({
    key,
    head,
    text,
  });
  const columns = [
    column("stations", m.accuracy_dates_stations_count(), ({ stations }) => numerals.count(stations)),
    column("worst", m.accuracy_worst(), ({ seconds }) => numerals.seconds(seconds.worst)),
    column("median", m.accuracy_median(), ({ seconds }) => numerals.seconds(seconds.median)),
    column("promised", m.accuracy_dates_stations_promised(), ({ promised }) => numerals.count(promised)),
  ];
  return <BodyTable caption={m.accuracy_dates_stations_caption()} columns={columns} rows={dates.stations} />;
}

const momentNames: Readonly<Record<MoonMoment, () => string>> = {
  lunations: m.accuracy_dates_moons_lunations,
  returns: m.accuracy_dates_moons_returns,
  progressed: m.accuracy_dates_moons_progressed,
};

type MoonRow = DateFigures["moons"][number];

/** New and full moons, returns of the Sun, changes of the progressed Moon. */
export function MoonsTable({ dates, numerals }: TableProps) {
  const number = (key: string, head: string, text: (row: MoonRow) => string): Column<MoonRow> => ({
    key,
    head,
    align: "right",
    cell: text,
  });
  const columns: readonly Column<MoonRow>[] = [
    {
      key: "moment",
      head: m.accuracy_dates_moons_moment(),
      names: true,
      cell: ({ moment }) => <span className="nm">{momentNames[moment]()}</span>,
    },
    number("count", m.accuracy_dates_moons_count(), ({ count }) => numerals.count(count)),
    number("worst", m.accuracy_worst(), ({ seconds }) => numerals.milliseconds(seconds.worst)),
    number("median", m.accuracy_median(), ({ seconds }) => numerals.milliseconds(seconds.median)),
    number("promised", m.accuracy_dates_stations_promised(), ({ promised }) => numerals.asWritten(promised)),
  ];
  return (
    <DataTable
      caption={m.accuracy_dates_moons_caption()}
      captionShown
      className="accuracy-table"
      columns={columns}
      rows={dates.moons}
      rowKey={({ moment }) => moment}
    />
  );
}
