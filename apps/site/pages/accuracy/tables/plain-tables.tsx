import { type Column, DataTable } from "../../../components/text/data-table.tsx";
import type { AccuracyFigures, AngleName, ClockSource } from "../../../content/accuracy-figures.ts";
import { m } from "../../../generated/paraglide/messages.js";
import type { Numerals } from "../numerals.ts";
import { rankedPercent } from "./place-tables.tsx";

interface TableProps {
  readonly figures: AccuracyFigures;
  readonly numerals: Numerals;
}

const angleNames: Readonly<Record<AngleName, () => string>> = {
  siderealTime: m.accuracy_sidereal_time,
  obliquity: m.accuracy_obliquity,
  ascendant: m.accuracy_ascendant,
  midheaven: m.accuracy_midheaven,
  placidus: m.accuracy_placidus,
  porphyry: m.accuracy_porphyry,
};

export function AnglesTable({ figures, numerals }: TableProps) {
  type Row = AccuracyFigures["angles"]["rows"][number];
  const number = (key: "worst" | "p99" | "median", head: string): Column<Row> => ({
    key,
    head,
    align: "right",
    cell: (row) => numerals.error(row[key]),
  });
  const columns: readonly Column<Row>[] = [
    {
      key: "angle",
      head: m.accuracy_angle(),
      names: true,
      cell: ({ angle }) => <span className="nm">{angleNames[angle]()}</span>,
    },
    number("worst", m.accuracy_worst()),
    number("p99", numerals.percent(rankedPercent)),
    number("median", m.accuracy_median()),
  ];
  return (
    <DataTable
      caption={m.accuracy_angles_caption()}
      captionShown
      className="accuracy-table"
      columns={columns}
      rows={figures.angles.rows}
      rowKey={({ angle }) => angle}
    />
  );
}

const sourceNames: Readonly<Record<ClockSource, () => string>> = {
  occultations: m.accuracy_clock_occultations,
  almanac: m.accuracy_clock_almanac,
  measured: m.accuracy_clock_measured,
  bulletin: m.accuracy_clock_bulletin,
  beyondBulletin: m.accuracy_clock_beyond_bulletin,
};

export function ClockTable({ figures, numerals }: TableProps) {
  type Row = AccuracyFigures["eras"][number];
  const range = (from: number, to: number) => {
    const [low, high] = [numerals.seconds(from), numerals.seconds(to)];
    return low === high ? low : m.accuracy_range({ from: low, to: high });
  };
  const columns: readonly Column<Row>[] = [
    {
      key: "years",
      head: m.accuracy_clock_years(),
      names: true,
      cell: ({ years: { first, last } }) => <span className="nm">{first === last ? first : `${first}–${last}`}</span>,
    },
    {
      key: "difference",
      head: m.accuracy_clock_difference(),
      align: "right",
      cell: (era) => range(era.firstSeconds, era.lastSeconds),
    },
    {
      key: "uncertainty",
      head: m.accuracy_clock_uncertainty(),
      align: "right",
      cell: (era) => range(era.leastUncertainty, era.mostUncertainty),
    },
    {
      key: "source",
      head: m.accuracy_clock_source(),
      className: "accuracy-source",
      cell: ({ source }) => sourceNames[source](),
    },
  ];
  return (
    <DataTable
      caption={m.accuracy_clock_caption()}
      captionShown
      className="accuracy-table"
      columns={columns}
      rows={figures.eras}
      rowKey={({ source }) => source}
    />
  );
}

const centuryYears = 100;
const decades = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const;

/** One row per century, one column per decade. */
export function SizesTable({ figures, numerals }: TableProps) {
  type Row = { readonly century: number };
  const bytes = new Map(figures.sizes.map((size) => [size.decade, size.bytes]));
  const centuries = new Set(figures.sizes.map(({ decade }) => decade - (decade % centuryYears)));
  const columns: readonly Column<Row>[] = [
    {
      key: "century",
      head: m.accuracy_sizes_century(),
      names: true,
      cell: ({ century }) => <span className="nm">{century}</span>,
    },
    ...decades.map(
      (decade): Column<Row> => ({
        key: `${decade}`,
        head: `+${decade}`,
        align: "right",
        cell: ({ century }) => {
          const size = bytes.get(century + decade);
          return size === undefined ? null : numerals.count(size);
        },
      }),
    ),
  ];
  return (
    <DataTable
      caption={m.accuracy_sizes_caption()}
      captionShown
      className="accuracy-table"
      columns={columns}
      rows={[...centuries].map((century) => ({ century }))}
      rowKey={({ century }) => `${century}`}
    />
  );
}
